/** Who may rent. */
export const RULES = {
  carAgeMin: 25,
  carAgeMax: 80,
  carLicenceYears: 3,
  carYoungAgeMin: 21,
  carLicenceMonthsMin: 12,
  carAskAgeMin: 18,
  vanAgeMin: 23,
  vanLicenceYears: 2,
};
