import type { PriceRating } from './price-rating.ts'

/** A picture of a car on the site of the mail. */
export interface MailPicture {
  /** Its key; mails take the sizes they need. */
  readonly key: string
  /** What it shows: make and model. */
  readonly alt: string
}

/** A car as mails show it. Amounts in cents. What is optional is missing in mails that were queued before there was any. */
export interface MailVehicle {
  readonly title: string
  readonly path: string
  readonly price: number
  readonly oldPrice?: number
  /** What the price is beside comparable offers. */
  readonly rating?: PriceRating
  readonly place: string
  readonly picture?: MailPicture
  /** The most important facts in one line. */
  readonly facts?: string
  /** How the price is taxed. */
  readonly vat?: string
  /** Consumption, CO₂ emissions and class (Pkw-EnVKV); null where the car needs none. */
  readonly energy?: string | null
}
