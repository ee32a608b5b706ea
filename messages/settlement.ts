/** What has to go back when an order is voided. The same shape as in `domain/order/settlement`. */
export interface Settlement {
  readonly isPaid: boolean
  readonly isPaidOut: boolean
  readonly tradeInPlace: 'DEALER' | 'CUSTOMER' | null
}

interface Words {
  readonly paidOut: Sentence
  readonly noMoney: Sentence
  readonly tradeInPlace: { readonly DEALER: Sentence; readonly CUSTOMER: Sentence }
}
type Sentence = { readonly de: string; readonly en: string }

const TO_CUSTOMER: Words = {
  paidOut: {
    de: 'Was der Händler Ihnen ausgezahlt hat, zahlen Sie bitte an ihn zurück.',
    en: 'Please pay back to the dealer what it has paid out to you.',
  },
  noMoney: { de: 'Geld haben Sie nicht bezahlt.', en: 'You have not paid any money.' },
  tradeInPlace: {
    DEALER: { de: 'Ihr altes Auto erhalten Sie zurück.', en: 'You get your old car back.' },
    CUSTOMER: { de: 'Ihr altes Auto behalten Sie.', en: 'You keep your old car.' },
  },
}

const TO_DEALER: Words = {
  paidOut: {
    de: 'Was Sie dem Kunden ausgezahlt haben, fordern Sie bitte von ihm zurück.',
    en: 'Please claim back from the customer what you have paid out.',
  },
  noMoney: { de: 'Geld hat der Kunde nicht bezahlt.', en: 'The customer has not paid any money.' },
  tradeInPlace: {
    DEALER: { de: 'Sein altes Auto geben Sie ihm bitte zurück.', en: 'Please give the customer’s old car back.' },
    CUSTOMER: { de: 'Sein altes Auto behält der Kunde.', en: 'The customer keeps the old car.' },
  },
}

interface MoneySentences {
  /** The sentence if the customer had paid. */
  readonly paid: string
  /** The sentence if nothing was paid and no car was traded in. */
  readonly nothing: string
}

/** What the customer gets back or pays back: money first, then the trade-in vehicle. */
export function backToCustomer(settlement: Settlement, locale: 'de' | 'en', sentences: MoneySentences): string {
  return settlementText(TO_CUSTOMER, settlement, locale, sentences)
}

/** The same for the dealer. */
export function backFromDealer(settlement: Settlement, locale: 'de' | 'en', sentences: MoneySentences): string {
  return settlementText(TO_DEALER, settlement, locale, sentences)
}

function settlementText(
  words: Words,
  { isPaid, isPaidOut, tradeInPlace }: Settlement,
  locale: 'de' | 'en',
  { paid, nothing }: MoneySentences,
): string {
  // Mails queued before payouts existed have no `tradeInPlace`; undefined means no trade-in.
  const car = tradeInPlace ? words.tradeInPlace[tradeInPlace][locale] : ''
  const money = isPaidOut ? words.paidOut[locale] : isPaid ? paid : car ? words.noMoney[locale] : nothing
  return [money, car].filter(Boolean).join(' ')
}
