/** The form that subscribes, or ends a subscription by address. */
export interface NewsletterView {
  readonly title: string
  readonly lead: string
  readonly stamp: string
  /** The sentence beside the box; null where no consent is needed. */
  readonly consent: string | null
  readonly hint: string | null
  readonly button: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
  /** The mailed link names the subscription, so no address is needed. */
  readonly hasKey: boolean
}
