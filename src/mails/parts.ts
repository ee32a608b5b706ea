/** The parts of a mail; each is written both as text and as HTML. */
export type MailPart =
  | { readonly paragraph: string; readonly isSmall?: boolean }
  /** What the mail wants its reader to do: at most one in a mail. */
  | { readonly button: string; readonly href: string }
  | { readonly link: string; readonly href: string }
  | { readonly heading: string }
  | { readonly facts: readonly MailFact[] }
  | { readonly list: readonly string[] }
  | { readonly car: MailCar }
  | { readonly rows: readonly MailRow[] }
  | { readonly progress: readonly MailStation[] }
  | { readonly prices: MailPrices }

export interface MailFact {
  readonly label: string
  readonly value: string
}

/** `src` is an absolute address, because mails have no origin. */
interface MailPicture {
  readonly src: string
  /** Said beside the picture where it is a drawing. */
  readonly note: string | null
}

/** A picture across the whole mail; `alt` says what it shows. */
export interface MailHero extends MailPicture {
  readonly alt: string
}

/** A car with a large picture. */
interface MailCar {
  readonly title: string
  readonly href: string
  readonly picture: MailPicture
  readonly price: string
  /** What stands below the price, line by line. */
  readonly lines: readonly string[]
  readonly link: string
}

/** A car in a list, with a small picture where there is one. */
export interface MailRow {
  readonly title: string
  readonly href: string
  readonly picture: MailPicture | null
  readonly price: string
  /** What it cost before; null where it is not reduced. */
  readonly before: string | null
  readonly lines: readonly string[]
}

/** A station of an order: when it was reached, or that it is the next one. */
export interface MailStation {
  readonly label: string
  readonly note: string | null
  readonly state: 'done' | 'now' | 'open'
}

export interface MailPrices {
  readonly items: readonly {
    readonly title: string
    readonly facts: readonly MailFact[]
    /** The amount with its label, for mails as text, where it stands alone. */
    readonly price: MailFact
  }[]
  readonly sums: readonly (MailFact & { readonly isTotal?: boolean })[]
}
