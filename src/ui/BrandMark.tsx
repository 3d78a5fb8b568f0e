/** The mark of the brand. The ids let the rest of the document use this drawing again. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <g id="brand-mark">
        <g id="brand-rays">
          <path
            fill="#D1603D"
            d="M23.8 37.41L6.66 35.15C0.91 33.32 6.23 21.36 11.44 24.41L24.59 35.64A8.6 8.6 0 0 0 23.8 37.41ZM39.41 35.64L52.56 24.41C57.77 21.36 63.09 33.32 57.34 35.15L40.2 37.41A8.6 8.6 0 0 0 39.41 35.64Z"
          />
          <path
            fill="#E88A35"
            d="M26.53 33.36L11.16 20.23C7.02 14.91 19.24 6.97 22.41 12.92L28.16 32.31A8.6 8.6 0 0 0 26.53 33.36ZM35.84 32.31L41.59 12.92C44.76 6.97 56.98 14.91 52.84 20.23L37.47 33.36A8.6 8.6 0 0 0 35.84 32.31Z"
          />
          <path fill="#F6AE2D" d="M31.03 31.45L24.75 10.25C24.23 3.07 39.77 3.07 39.25 10.25L32.97 31.45A8.6 8.6 0 0 0 31.03 31.45Z" />
        </g>
        <path
          fill="var(--brand-road)"
          d="M29.6 36.4C36.6 40 44.6 42 44.6 47C44.6 53 18.6 52 12.6 62H45.4C47.8 56.2 58.8 53.2 57.4 45.8C56 39.8 41 40 29.6 36.4Z"
        />
      </g>
    </svg>
  );
}
