import type { Locale } from '../locale.ts'

export const REQUEST_KINDS = ['CONTACT', 'BOOKING', 'TRADE_IN', 'PRIVATE_SALE', 'FINANCING', 'HAND_OVER'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** Who reads and writes a request: the person who sent it, or the seller it is for. */
export const REQUEST_SIDES = ['CUSTOMER', 'MERCHANT'] as const
export type RequestSide = (typeof REQUEST_SIDES)[number]

/** Longest message of a request, in characters (specification, section 5: contact dealer). */
export const MAX_MESSAGE = 500

/** Messages that a request can have. */
export const MAX_MESSAGES = 100

/** Whether its seller has to answer by a due time: an application goes on to the bank by itself, the time of a hand-over is fixed. */
export function isAnsweredBySeller(kind: RequestKind): boolean {
  return kind !== 'FINANCING' && kind !== 'HAND_OVER'
}

/** What every kind of request says about itself; each kind adds its own. */
export interface RequestData {
  /**
   * What it is about, in a few words: the car, or the service. In German, as the dealer's programs and mails read it; in requests from
   * before `titles` in the language of the customer.
   */
  readonly title: string
  /** The same in both languages, where it is not a name. */
  readonly titles?: Readonly<Record<Locale, string>> | undefined
}

export type RequestTitle = Pick<RequestData, 'title' | 'titles'>

/** What a request is about, for readers of either language: `titleIn` chooses. */
export function titleOf({ title, titles }: RequestData): RequestTitle {
  return { title, titles }
}

/** What a request or a part of it is about, in the language of the reader where it is stored in it. */
export function titleIn({ title, titles }: RequestTitle, locale: Locale): string {
  return titles?.[locale] ?? title
}
