/** What goes back where an order comes to nothing; as `domain/order/moved` has it. */
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
  /** Where the customer's money had come. */
  readonly paid: string
  /** Where none had, and no car was given in payment either. */
  readonly nothing: string
}

/** What comes back to a customer, or is to be paid back: money first, then the old car. */
export function backToCustomer(settlement: Settlement, locale: 'de' | 'en', sentences: MoneySentences): string {
  return settlementText(TO_CUSTOMER, settlement, locale, sentences)
}

/** The same as dealers are told. */
export function backFromDealer(settlement: Settlement, locale: 'de' | 'en', sentences: MoneySentences): string {
  return settlementText(TO_DEALER, settlement, locale, sentences)
}

function settlementText(
  words: Words,
  { isPaid, isPaidOut, tradeInPlace }: Settlement,
  locale: 'de' | 'en',
  { paid, nothing }: MoneySentences,
): string {
  // A mail that was asked for before there were payouts says nothing of the car: undefined is none.
  const car = tradeInPlace ? words.tradeInPlace[tradeInPlace][locale] : ''
  const money = isPaidOut ? words.paidOut[locale] : isPaid ? paid : car ? words.noMoney[locale] : nothing
  return [money, car].filter(Boolean).join(' ')
}
