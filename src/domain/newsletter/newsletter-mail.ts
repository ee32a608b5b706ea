import type { MailVehicle } from '../vehicle/mail-vehicle.ts'

/** A car of a newsletter: an advertisement, so it states what the law wants of one. */
export interface NewsletterCar extends Omit<MailVehicle, 'picture'> {
  /** Path of its picture. */
  readonly picture: string
  /** The picture shows a car of this kind, not this one. */
  readonly isSymbolic: boolean
  readonly facts: string
  readonly vat: string
  readonly energy: string | null
}

/** About the newsletter, and the newsletter itself; `token` is the secret of the link. */
export type NewsletterMailContent =
  // Sent to an address nobody has confirmed: without any advertising, and it says nothing that somebody has entered.
  | { readonly kind: 'newsletter-confirm'; readonly token: string }
  | { readonly kind: 'newsletter-welcome'; readonly unsubscribeKey: string }
  | { readonly kind: 'newsletter-ended' }
  | {
      readonly kind: 'newsletter'
      readonly subject: string
      /** Paragraphs are parted by empty lines. */
      readonly text: string
      readonly cars: readonly NewsletterCar[]
      /** The list that the cars are from. */
      readonly listPath: string
      /** Name and address of who sends it (§ 5 DDG), and who sells each car where that is somebody else. */
      readonly sender: readonly string[]
      readonly unsubscribeKey: string
    }
