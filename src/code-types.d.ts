declare module "*/ArticleCards.module.css" {
  export const card: string;
  export const cards: string;
  export const frame: string;
  export const label: string;
  export const odd: string;
  export const oneOver: string;
  export const twoOver: string;
  export const words: string;
  export const written: string;
}
declare module "*/Banner.module.css" {
  export const banner: string;
}
declare module "*/Clauses.module.css" {
  export const clause: string;
  export const clauses: string;
  export const inBrief: string;
  export const part: string;
  export const tools: string;
}
declare module "*/Contents.module.css" {
  export const contents: string;
}
declare module "*/CostTickets.module.css" {
  export const below: string;
  export const ruler: string;
  export const tickets: string;
}
declare module "*/CyprusMap.module.css" {
  export const chart: string;
  export const place: string;
}
declare module "*/EmergencyNumbers.module.css" {
  export const first: string;
  export const help: string;
}
declare module "*/GoogleMap.module.css" {
  export const frame: string;
  export const google: string;
}
declare module "*/Hero.module.css" {
  export const hero: string;
  export const low: string;
  export const right: string;
  export const scene: string;
  export const sheet: string;
  export const small: string;
  export const whole: string;
}
declare module "*/Hours.module.css" {
  export const hours: string;
}
declare module "*/LongText.module.css" {
  export const beside: string;
  export const columns: string;
}
declare module "*/MapBand.module.css" {
  export const foot: string;
  export const head: string;
  export const legend: string;
  export const map: string;
  export const road: string;
  export const seaMap: string;
}
declare module "*/OpenNow.module.css" {
  export const brief: string;
  export const calls: string;
  export const cars: string;
  export const now: string;
  export const office: string;
  export const whenClosed: string;
}
declare module "*/PhoneLink.module.css" {
  export const phoneLink: string;
}
declare module "*/Poster.module.css" {
  export const foot: string;
  export const poster: string;
  export const scene: string;
  export const sheet: string;
}
declare module "*/ReasonList.module.css" {
  export const reasonList: string;
}
declare module "*/TwoColumns.module.css" {
  export const two: string;
}
declare module "*/VehicleRows.module.css" {
  export const known: string;
  export const rows: string;
  export const stage: string;
  export const vehicles: string;
}
declare module "*/Walk.module.css" {
  export const caption: string;
  export const row: string;
  export const scene: string;
  export const time: string;
  export const walk: string;
}
declare module "*/WrittenMessage.module.css" {
  export const written: string;
}
declare module "*/Brand.module.css" {
  export const brand: string;
}
declare module "*/Chat.module.css" {
  export const action: string;
  export const call: string;
  export const channel: string;
  export const chat: string;
  export const name: string;
  export const tooltip: string;
  export const viber: string;
}
declare module "*/ChatDialog.module.css" {
  export const close: string;
  export const code: string;
  export const dialog: string;
  export const overlay: string;
}
declare module "*/Footer.module.css" {
  export const bottom: string;
  export const closing: string;
  export const columns: string;
  export const footer: string;
}
declare module "*/Frame.module.css" {
  export const content: string;
  export const letterhead: string;
  export const notice: string;
  export const offer: string;
  export const ribbon: string;
  export const skip: string;
}
declare module "*/Header.module.css" {
  export const action: string;
  export const header: string;
  export const help: string;
  export const language: string;
  export const menu: string;
  export const phone: string;
}
declare module "*/AirportParking.module.css" {
  export const included: string;
  export const saving: string;
}
declare module "*/ParkingAnswers.module.css" {
  export const prices: string;
}
declare module "*/ParkingQuotes.module.css" {
  export const quote: string;
}
declare module "*/Ride.module.css" {
  export const run: string;
  export const shuttleLine: string;
  export const way: string;
}
declare module "*/Article.module.css" {
  export const facts: string;
  export const opening: string;
  export const prose: string;
  export const pull: string;
  export const standfirst: string;
}
declare module "*/Cover.module.css" {
  export const cover: string;
}
declare module "*/LabelledLines.module.css" {
  export const lines: string;
}
declare module "*/Drives.module.css" {
  export const crossing: string;
  export const disc: string;
  export const legend: string;
  export const map: string;
  export const number: string;
  export const roadbook: string;
  export const sheet: string;
  export const strip: string;
  export const view: string;
}
declare module "*/BookingTerms.module.css" {
  export const both: string;
  export const choice: string;
  export const english: string;
  export const fees: string;
  export const feesLead: string;
}
declare module "*/Check.module.css" {
  export const answers: string;
  export const brief: string;
  export const check: string;
  export const choices: string;
  export const details: string;
  export const figures: string;
  export const questions: string;
  export const section: string;
  export const sign: string;
  export const status: string;
  export const wait: string;
}
declare module "*/Licences.module.css" {
  export const countries: string;
}
declare module "*/Directions.module.css" {
  export const head: string;
  export const led: string;
  export const onFoot: string;
  export const way: string;
}
declare module "*/Routes.module.css" {
  export const roads: string;
  export const routes: string;
}
declare module "*/DrivingGuide.module.css" {
  export const breakdown: string;
  export const calls: string;
  export const contents: string;
  export const drawing: string;
  export const topics: string;
}
declare module "*/DrivingLimits.module.css" {
  export const limit: string;
  export const limits: string;
}
declare module "*/FindAnAnswer.module.css" {
  export const topic: string;
  export const topics: string;
}
declare module "*/Search.module.css" {
  export const ask: string;
  export const call: string;
  export const examples: string;
  export const field: string;
  export const found: string;
  export const results: string;
  export const search: string;
  export const status: string;
}
declare module "*/Comparison.module.css" {
  export const note: string;
  export const versus: string;
}
declare module "*/Fleet.module.css" {
  export const about: string;
  export const common: string;
  export const price: string;
  export const unavailable: string;
}
declare module "*/HomeFaq.module.css" {
  export const groups: string;
  export const more: string;
}
declare module "*/HomeHero.module.css" {
  export const painting: string;
  export const pause: string;
  export const poster: string;
  export const sky: string;
  export const walk: string;
}
declare module "*/HomeTicket.module.css" {
  export const cars: string;
  export const counterfoil: string;
  export const offer: string;
  export const proof: string;
  export const ticket: string;
  export const ways: string;
}
declare module "*/InstantAnswers.module.css" {
  export const answers: string;
}
declare module "*/IslandMap.module.css" {
  export const links: string;
  export const notes: string;
}
declare module "*/Reasons.module.css" {
  export const more: string;
}
declare module "*/Reviews.module.css" {
  export const given: string;
  export const links: string;
  export const loop: string;
  export const reviews: string;
  export const window: string;
}
declare module "*/Road.module.css" {
  export const road: string;
}
declare module "*/Sparkles.module.css" {
  export const sparkles: string;
}
declare module "*/Statistics.module.css" {
  export const statistics: string;
}
declare module "*/Ticket.module.css" {
  export const head: string;
  export const night: string;
  export const now: string;
  export const ticket: string;
  export const tip: string;
  export const way: string;
}
declare module "*/BelowClause.module.css" {
  export const blank: string;
  export const details: string;
}
declare module "*/NotFound.module.css" {
  export const signposts: string;
}
declare module "*/Offline.module.css" {
  export const hero: string;
  export const kept: string;
  export const mark: string;
  export const sheet: string;
}
declare module "*/VanAreas.module.css" {
  export const areas: string;
  export const away: string;
  export const base: string;
  export const columns: string;
  export const map: string;
}
declare module "*/VanProducts.module.css" {
  export const every: string;
  export const stock: string;
  export const uses: string;
}
declare module "*/VanSizes.module.css" {
  export const scale: string;
  export const sizes: string;
}
declare module "*/Accordion.module.css" {
  export const accordion: string;
  export const button: string;
  export const item: string;
  export const panel: string;
}
declare module "*/Breadcrumb.module.css" {
  export const breadcrumb: string;
}
declare module "*/Button.module.css" {
  export const actions: string;
  export const book: string;
  export const button: string;
  export const quiet: string;
  export const textLink: string;
}
declare module "*/Card.module.css" {
  export const card: string;
}
declare module "*/CheckList.module.css" {
  export const checks: string;
}
declare module "*/DashList.module.css" {
  export const dashes: string;
}
declare module "*/Drawing.module.css" {
  export const failed: string;
}
declare module "*/Grid.module.css" {
  export const grid: string;
}
declare module "*/PauseButton.module.css" {
  export const icon: string;
  export const pause: string;
}
declare module "*/Picture.module.css" {
  export const image: string;
  export const picture: string;
}
declare module "*/Prose.module.css" {
  export const prose: string;
}
declare module "*/SectionHead.module.css" {
  export const head: string;
}
declare module "*/Speaker.module.css" {
  export const author: string;
  export const portrait: string;
}
declare module "*/Steps.module.css" {
  export const columns: string;
  export const foot: string;
  export const row: string;
  export const steps: string;
}
declare module "*/Summary.module.css" {
  export const summary: string;
}
declare module "*/Table.module.css" {
  export const corner: string;
  export const frame: string;
  export const table: string;
}
interface EnglishTexts {
  readonly "airport-parking": typeof import("../locales/en/airport-parking.json");
  readonly "booking-terms": typeof import("../locales/en/booking-terms.json");
  readonly "can-i-rent": typeof import("../locales/en/can-i-rent.json");
  readonly "common": typeof import("../locales/en/common.json");
  readonly "directions": typeof import("../locales/en/directions.json");
  readonly "drivers": typeof import("../locales/en/drivers.json");
  readonly "driving-guide": typeof import("../locales/en/driving-guide.json");
  readonly "explore-cyprus": typeof import("../locales/en/explore-cyprus.json");
  readonly "find-an-answer": typeof import("../locales/en/find-an-answer.json");
  readonly "home": typeof import("../locales/en/home.json");
  readonly "hours": typeof import("../locales/en/hours.json");
  readonly "just-landed": typeof import("../locales/en/just-landed.json");
  readonly "legal-notice": typeof import("../locales/en/legal-notice.json");
  readonly "not-found": typeof import("../locales/en/not-found.json");
  readonly "offline": typeof import("../locales/en/offline.json");
  readonly "van-rental": typeof import("../locales/en/van-rental.json");
}
