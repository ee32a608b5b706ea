import { plural } from './plural.ts'
import { legalGuaranteeTexts } from './legal-guarantee.ts'

/** The whole notice in words, for the order and its mails. */
function guaranteeText(locale: 'de' | 'en'): string {
  const { title, years, rights, liability, limits, claim, commercial, more, moreName } = legalGuaranteeTexts
  const words = [years, rights, liability, limits, claim, commercial].map((part) => part[locale]).join(' ')
  return `${title[locale]}: ${words} ${more[locale]} ${moreName[locale]}`
}

/** Notices that a customer sees before ordering; the order stores them word for word. Demo texts: to be checked by a lawyer. */
export const legalNoticeTexts = {
  GUARANTEE_title: legalGuaranteeTexts.title,
  GUARANTEE: {
    de: () => guaranteeText('de'),
    en: () => guaranteeText('en'),
  },
  WITHDRAWAL_title: { de: 'Widerrufsrecht', en: 'Right of withdrawal' },
  WITHDRAWAL: {
    de: () =>
      'Sie können jeden Vertrag innerhalb von 14 Tagen ab Erhalt der Ware ohne Angabe von Gründen widerrufen, am einfachsten über „Vertrag widerrufen“ am Ende jeder Seite. Die Kosten der Rücksendung trägt der Händler. Für einen Wertverlust müssen Sie nur aufkommen, wenn er auf einen Umgang mit der Ware zurückgeht, der zur Prüfung nicht nötig war.',
    en: () =>
      'You may withdraw from each contract within 14 days of receiving the goods without giving reasons, most easily through “Withdraw from contract” at the end of every page. The dealer bears the cost of the return. You answer for a loss in value only where it comes from handling that was not needed to examine the goods.',
  },
  MARGIN_SCHEME_title: { de: 'Differenzbesteuerung', en: 'Margin scheme' },
  MARGIN_SCHEME: {
    de: (cars: number) =>
      `${plural(cars, 'Ein Fahrzeug wird', `${cars} Fahrzeuge werden`)} als Gebrauchtgegenstand nach § 25a UStG verkauft (Gebrauchtgegenstände/Sonderregelung). Die Umsatzsteuer darf auf der Rechnung nicht ausgewiesen werden.`,
    en: (cars: number) =>
      `${plural(cars, 'One car is', `${cars} cars are`)} sold as second-hand goods under § 25a UStG (Gebrauchtgegenstände/Sonderregelung). VAT may not be shown on the invoice.`,
  },
  CREDIT_WARNING_title: { de: 'Finanzierung', en: 'Financing' },
  CREDIT_WARNING: {
    de: (cars: number) =>
      `Achtung! Kreditaufnahme kostet Geld. ${plural(cars, 'Ein Fahrzeug wird', `${cars} Fahrzeuge werden`)} über eine Bank finanziert oder geleast. Der Vertrag mit der Bank kommt erst mit deren Zusage zustande; widerrufen Sie den Kauf, endet auch er.`,
    en: (cars: number) =>
      `Caution! Borrowing money costs money. ${plural(cars, 'One car is', `${cars} cars are`)} financed or leased through a bank. The contract with the bank is concluded only when it agrees; if you withdraw from the purchase, it ends too.`,
  },
}

export const consentTexts = {
  TRADE_IN: {
    de: (car: string, dealer: string, price: string) =>
      `Ich verkaufe ${dealer} mein Fahrzeug ${car} für ${price}; dieser Preis wird auf meine Bestellung angerechnet. Es gehört mir und ist weder finanziert noch geleast oder verpfändet. Seit der Händler es besichtigt hat, ist kein Schaden dazugekommen. Kommt meine Bestellung nicht zustande oder widerrufe ich sie, gilt auch dieser Verkauf nicht.`,
    en: (car: string, dealer: string, price: string) =>
      `I sell my car ${car} to ${dealer} for ${price}; this price is credited against my order. It belongs to me and is not financed, leased or pledged. It has not been damaged since the dealer inspected it. If my order does not lead to a contract or I withdraw from it, this sale does not take effect either.`,
  },
  USED_LIABILITY: {
    de: (car: string) =>
      `Ich habe zur Kenntnis genommen, dass die Ansprüche wegen Mängeln des gebrauchten Fahrzeugs ${car} abweichend vom Gesetz nach einem Jahr statt nach zwei Jahren ab Übergabe verjähren. Ich stimme dieser Verkürzung ausdrücklich zu.`,
    en: (car: string) =>
      `I have taken note that claims for defects of the used car ${car} become time-barred, contrary to the law, one year instead of two years after delivery. I expressly agree to this reduction.`,
  },
  KNOWN_DEFECTS: {
    de: (car: string, defects: string) =>
      `Mir ist bekannt, dass das Fahrzeug ${car} in folgendem von der üblichen Beschaffenheit abweicht: ${defects} Ich bin damit einverstanden.`,
    en: (car: string, defects: string) =>
      `I am aware that the car ${car} differs from the usual condition as follows: ${defects} I agree to this.`,
  },
  TERMS: {
    de: (dealer: string) =>
      `Ich habe die Allgemeinen Geschäftsbedingungen für den Kauf bei ${dealer} gelesen und bin einverstanden. Die Datenschutzhinweise und die Widerrufsbelehrung habe ich zur Kenntnis genommen.`,
    en: (dealer: string) =>
      `I have read the general terms and conditions for buying from ${dealer} and agree. I have taken note of the privacy notice and of the instruction on withdrawal.`,
  },
  /** Businesses have no right of withdrawal. */
  TERMS_COMPANY: {
    de: (dealer: string) =>
      `Ich habe die Allgemeinen Geschäftsbedingungen für den Kauf bei ${dealer} gelesen und bin einverstanden. Die Datenschutzhinweise habe ich zur Kenntnis genommen.`,
    en: (dealer: string) =>
      `I have read the general terms and conditions for buying from ${dealer} and agree. I have taken note of the privacy notice.`,
  },
}

/** The essential clause of each consent, word for word as in its text; shown bold. */
export const consentClauses = {
  TRADE_IN: {
    de: 'dieser Preis wird auf meine Bestellung angerechnet',
    en: 'this price is credited against my order',
  },
  USED_LIABILITY: {
    de: 'nach einem Jahr statt nach zwei Jahren ab Übergabe verjähren',
    en: 'one year instead of two years after delivery',
  },
  KNOWN_DEFECTS: { de: 'von der üblichen Beschaffenheit abweicht', en: 'differs from the usual condition' },
  TERMS: { de: 'Allgemeinen Geschäftsbedingungen', en: 'general terms and conditions' },
  TERMS_COMPANY: { de: 'Allgemeinen Geschäftsbedingungen', en: 'general terms and conditions' },
}

/** The error for a missing consent; it names the car or the dealer. */
export const missingConsentTexts = {
  USED_LIABILITY: {
    de: (car: string) => `Bitte stimmen Sie der kürzeren Frist bei Mängeln zu: ${car}.`,
    en: (car: string) => `Please agree to the shorter period for defects: ${car}.`,
  },
  KNOWN_DEFECTS: {
    de: (car: string) => `Bitte erklären Sie sich mit den bekannten Mängeln einverstanden: ${car}.`,
    en: (car: string) => `Please agree to the known defects: ${car}.`,
  },
  TRADE_IN: {
    de: (car: string) => `Bitte stimmen Sie dem Verkauf Ihres Fahrzeugs zu: ${car}.`,
    en: (car: string) => `Please agree to the sale of your car: ${car}.`,
  },
  TERMS: {
    de: (dealer: string) => `Bitte stimmen Sie den Allgemeinen Geschäftsbedingungen zu: Kauf bei ${dealer}.`,
    en: (dealer: string) => `Please agree to the general terms and conditions: buying from ${dealer}.`,
  },
}
