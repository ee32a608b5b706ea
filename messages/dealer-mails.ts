import { backFromDealer, type Moved } from './undone-orders.ts'

/** Mails to dealers about orders, and what is said of a withdrawal to whoever it concerns. */
export const dealerMailTexts = {
  dealerReason: {
    de: 'Diese E-Mail geht an die Adresse, die Ihr Autohaus hinterlegt hat. Sie enthält keine Zählpixel.',
    en: 'This e-mail goes to the address your dealership has given. It contains no tracking.',
  },
  withdrawalReason: {
    de: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Widerruf erklärt wurde. Sie enthält keine Zählpixel.',
    en: 'You receive this e-mail because a withdrawal was declared with this address. It contains no tracking.',
  },

  dealerOrdered: {
    de: (number: string) => `Neue Bestellung ${number}`,
    en: (number: string) => `New order ${number}`,
  },
  dealerOrderedText: {
    de: (days: number) =>
      `bei Ihnen wurde bestellt. Bitte nehmen Sie die Bestellung an oder lehnen Sie sie ab; ohne Antwort endet sie nach ${days} Tagen von selbst.`,
    en: (days: number) =>
      `you have an order. Please accept or decline it; without an answer it ends by itself after ${days} days.`,
  },
  dealerCancelled: {
    de: (number: string) => `Bestellung ${number} storniert`,
    en: (number: string) => `Order ${number} cancelled`,
  },
  dealerCancelledText: {
    de: (moved: Moved) =>
      `diese Bestellung wurde storniert. Was reserviert war, ist wieder im Angebot. ${backFromDealer(moved, 'de', {
        came: 'Das Geld des Kunden geht zurück.',
        nothing: 'Bezahlt war noch nichts.',
      })}`,
    en: (moved: Moved) =>
      `this order has been cancelled. What was reserved is on offer again. ${backFromDealer(moved, 'en', {
        came: 'The customer’s money goes back.',
        nothing: 'Nothing had been paid yet.',
      })}`,
  },
  dealerWithdrawn: {
    de: (number: string) => `Widerruf zu Bestellung ${number}`,
    en: (number: string) => `Withdrawal from order ${number}`,
  },
  dealerWithdrawnText: {
    de: (moved: Moved) =>
      `der Kunde hat den Vertrag widerrufen. ${backFromDealer(moved, 'de', {
        came: 'Das Geld ist spätestens 14 Tage nach Eingang des Widerrufs zu erstatten (§ 357 BGB); Sie dürfen damit warten, bis die Ware zurück ist.',
        nothing: 'Bezahlt war noch nichts: Zu erstatten ist nichts, und der Kunde muss nichts mehr zahlen.',
      })}`,
    en: (moved: Moved) =>
      `the customer has withdrawn from the contract. ${backFromDealer(moved, 'en', {
        came: 'The money is to be paid back within 14 days of receiving the withdrawal (§ 357 BGB); you may wait until the goods are back.',
        nothing: 'Nothing had been paid: there is nothing to refund, and the customer need not pay any more.',
      })}`,
  },
  dealerToCheckText: {
    de: 'zu dieser Bestellung ist ein Widerruf eingegangen. Wir haben ihn nicht eingetragen: Er nennt eine fremde E-Mail-Adresse oder nur einzelne Artikel, kommt von einem Unternehmen oder nach Ablauf der Frist, oder die Bestellung ist schon beendet. Bitte prüfen Sie ihn und antworten Sie dem Kunden.',
    en: 'a withdrawal from this order has arrived. We have not recorded it: it names an unknown e-mail address or only some items, comes from a company or after the period, or the order has ended already. Please check it and answer the customer.',
  },
  otherWithdrawnText: {
    de: 'Für Ihre Bestellung wurde mit einer anderen E-Mail-Adresse ein Widerruf erklärt. Wir haben ihn eingetragen.',
    en: 'A withdrawal from your order was declared with another e-mail address. We have recorded it.',
  },
  otherToCheckText: {
    de: 'Für Ihre Bestellung wurde mit einer anderen E-Mail-Adresse ein Widerruf erklärt. Ihre Bestellung ist unverändert. Der Händler prüft den Widerruf.',
    en: 'A withdrawal from your order was declared with another e-mail address. Your order is unchanged. The dealer checks the withdrawal.',
  },
  otherNotYou: {
    de: 'Das waren nicht Sie? Dann sagen Sie es bitte gleich dem Händler, bei dem Sie bestellt haben.',
    en: 'Was that not you? Then please tell the dealer you ordered from at once.',
  },
  customer: { de: 'Kunde', en: 'Customer' },

  receiptSubject: {
    de: (number: string) => `Ihr Widerruf ist eingegangen (${number})`,
    en: (number: string) => `We have received your withdrawal (${number})`,
  },
  receiptText: {
    de: (at: string) => `Ihr Widerruf ist am ${at} bei uns eingegangen. Das haben Sie erklärt:`,
    en: (at: string) => `Your withdrawal reached us on ${at}. This is what you declared:`,
  },
  receiptDeclaration: {
    de: (contract: string) => `Hiermit widerrufe ich den Vertrag: ${contract}`,
    en: (contract: string) => `I hereby withdraw from the contract: ${contract}`,
  },
  receiptNumber: { de: 'Nummer des Widerrufs', en: 'Number of the withdrawal' },
  receiptAt: { de: 'Eingegangen am', en: 'Received on' },
  receiptName: { de: 'Name', en: 'Name' },
  receiptContract: { de: 'Vertrag', en: 'Contract' },
  receiptItems: { de: 'Nur diese Artikel', en: 'Only these items' },
  receiptEmail: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  receiptNext: {
    de: 'Der Händler prüft Ihre Angaben und meldet sich bei Ihnen. Bitte bewahren Sie diese E-Mail auf.',
    en: 'The dealer checks what you told us and will be in touch. Please keep this e-mail.',
  },
  receiptNotYou: {
    de: 'Sie haben nichts widerrufen? Dann antworten Sie bitte dem Händler, bei dem Sie bestellt haben.',
    en: 'You have not withdrawn from anything? Then please tell the dealer you ordered from.',
  },
}
