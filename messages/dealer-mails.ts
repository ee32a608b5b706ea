import { backFromDealer, type Settlement } from './settlement.ts'

/** Mails to dealers about orders, and mails about withdrawals to customers, dealers and the operator. */
export const dealerMailTexts = {
  toOrder: { de: 'Auftrag im Händlerbereich öffnen', en: 'Open the order in the dealer area' },
  dealerReason: {
    de: 'Diese E-Mail geht an die Adresse, die Ihr Autohaus hinterlegt hat. Sie enthält keine Zählpixel.',
    en: 'This e-mail goes to the address your dealership has registered. It contains no tracking.',
  },
  withdrawalReason: {
    de: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Widerruf erklärt wurde. Sie enthält keine Zählpixel.',
    en: 'You are receiving this e-mail because a withdrawal was declared with this address. It contains no tracking.',
  },

  dealerOrdered: {
    de: (number: string) => `Neue Bestellung ${number}`,
    en: (number: string) => `New order ${number}`,
  },
  dealerOrderedText: {
    de: (days: number) =>
      `bei Ihnen wurde bestellt. Bitte nehmen Sie die Bestellung an oder lehnen Sie sie ab; ohne Antwort endet sie nach ${days} Tagen von selbst.`,
    en: (days: number) =>
      `you have received an order. Please accept or decline it; if you do not reply, it ends automatically after ${days} days.`,
  },
  dealerAwaitsFinancing: {
    de: 'Der Kauf wird finanziert: Bitte bereiten Sie nichts vor und übergeben Sie nichts, bevor die Zusage der Bank eingetragen ist. Ihre Annahme gilt unter dieser Bedingung.',
    en: 'The purchase is financed: please prepare and hand over nothing before the bank’s approval has been recorded. Your acceptance is subject to it.',
  },
  dealerFinancingApproved: {
    de: (number: string) => `Finanzierung zu Bestellung ${number} zugesagt`,
    en: (number: string) => `Financing of order ${number} approved`,
  },
  dealerFinancingApprovedText: {
    de: 'die Bank hat die Finanzierung zugesagt. Sie können die Bestellung ausführen.',
    en: 'the bank has approved the financing. You can carry out the order.',
  },
  dealerCancelled: {
    de: (number: string) => `Bestellung ${number} storniert`,
    en: (number: string) => `Order ${number} cancelled`,
  },
  dealerCancelledText: {
    de: (settlement: Settlement) =>
      `diese Bestellung wurde storniert. Reservierte Artikel sind wieder im Angebot. ${backFromDealer(
        settlement,
        'de',
        {
          paid: 'Das Geld des Kunden geht zurück.',
          nothing: 'Bezahlt war noch nichts.',
        },
      )}`,
    en: (settlement: Settlement) =>
      `this order has been cancelled. The reserved items are available again. ${backFromDealer(settlement, 'en', {
        paid: 'The customer’s money will be refunded.',
        nothing: 'Nothing had been paid yet.',
      })}`,
  },
  dealerWithdrawn: {
    de: (number: string) => `Widerruf zu Bestellung ${number}`,
    en: (number: string) => `Withdrawal from order ${number}`,
  },
  dealerWithdrawnText: {
    de: (settlement: Settlement) =>
      `der Kunde hat den Vertrag widerrufen. ${backFromDealer(settlement, 'de', {
        paid: 'Das Geld ist spätestens 14 Tage nach Eingang des Widerrufs zu erstatten (§ 357 BGB); Sie dürfen damit warten, bis die Ware zurück ist.',
        nothing: 'Bezahlt war noch nichts: Zu erstatten ist nichts, und der Kunde muss nichts mehr zahlen.',
      })}`,
    en: (settlement: Settlement) =>
      `the customer has withdrawn from the contract. ${backFromDealer(settlement, 'en', {
        paid: 'You must refund the money within 14 days of receiving the withdrawal (§ 357 BGB); you may wait until the goods have been returned.',
        nothing: 'Nothing had been paid: there is nothing to refund, and the customer no longer has to pay.',
      })}`,
  },
  dealerToCheckText: {
    de: 'zu dieser Bestellung ist ein Widerruf eingegangen. Wir haben ihn nicht eingetragen: Er nennt eine fremde E-Mail-Adresse oder nur einzelne Artikel, kommt von einem Unternehmen oder nach Ablauf der Frist, oder die Bestellung ist schon beendet. Bitte prüfen Sie ihn und antworten Sie dem Kunden.',
    en: 'we have received a withdrawal from this order. We have not recorded it: it gives an unknown e-mail address or covers only some items, comes from a company or arrived after the deadline, or the order has already ended. Please check it and reply to the customer.',
  },
  otherWithdrawnText: {
    de: 'Für Ihre Bestellung wurde mit einer anderen E-Mail-Adresse ein Widerruf erklärt. Wir haben ihn eingetragen.',
    en: 'A withdrawal from your order was declared with another e-mail address. We have recorded it.',
  },
  otherToCheckText: {
    de: 'Für Ihre Bestellung wurde mit einer anderen E-Mail-Adresse ein Widerruf erklärt. Ihre Bestellung ist unverändert. Der Händler prüft den Widerruf.',
    en: 'A withdrawal from your order was declared with another e-mail address. Your order is unchanged. The dealer is checking the withdrawal.',
  },
  otherNotYou: {
    de: 'Das waren nicht Sie? Dann sagen Sie es bitte gleich dem Händler, bei dem Sie bestellt haben.',
    en: 'This wasn’t you? Please tell the dealer you ordered from immediately.',
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
  receiptNumber: { de: 'Nummer des Widerrufs', en: 'Withdrawal number' },
  receiptAt: { de: 'Eingegangen am', en: 'Received on' },
  receiptName: { de: 'Name', en: 'Name' },
  receiptContract: { de: 'Vertrag', en: 'Contract' },
  receiptItems: { de: 'Nur diese Artikel', en: 'Only these items' },
  receiptEmail: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  receiptNext: {
    de: 'Der Händler prüft Ihre Angaben und meldet sich bei Ihnen. Bitte bewahren Sie diese E-Mail auf.',
    en: 'The dealer will check your details and get in touch. Please keep this e-mail.',
  },
  receiptNotYou: {
    de: 'Sie haben nichts widerrufen? Dann antworten Sie bitte dem Händler, bei dem Sie bestellt haben.',
    en: 'You did not withdraw from anything? Please tell the dealer you ordered from.',
  },
  receiptSearched: {
    de: 'Zu Ihren Angaben haben wir noch keine Bestellung gefunden. Unser Kundenservice sucht sie und meldet sich bei Ihnen. Ihnen entsteht dadurch kein Nachteil: Für die Frist zählt, wann Sie den Widerruf abgesendet haben. Bitte bewahren Sie diese E-Mail auf.',
    en: 'We have not yet found an order matching your details. Our customer service will look for it and get in touch. Your rights are not affected: what counts is when you sent the withdrawal. Please keep this e-mail.',
  },
  receiptNotYouSearched: {
    de: 'Sie haben nichts widerrufen? Dann brauchen Sie nichts zu tun.',
    en: 'You did not withdraw from anything? Then there is nothing you need to do.',
  },

  operatorReason: {
    de: 'Diese E-Mail geht an die Adresse des Betreibers dieses Shops. Sie enthält keine Zählpixel.',
    en: 'This e-mail goes to the address of this shop’s operator. It contains no tracking.',
  },
  operatorSubject: {
    de: (number: string) => `Widerruf ${number}: bitte die Bestellung suchen`,
    en: (number: string) => `Withdrawal ${number}: please find the order`,
  },
  operatorText: {
    de: 'ein Widerruf ist eingegangen, zu dem wir keine Bestellung gefunden haben oder nicht zu jeder Nummer eine. Der Kunde hat seine Bestätigung; ein Händler weiß davon noch nichts.',
    en: 'we received a withdrawal and found no order for it, or not for every number given. The customer has the confirmation; no dealer has been informed yet.',
  },
  operatorOrderText: {
    de: (order: string) =>
      `zur Bestellung ${order} ist ein Widerruf eingegangen, den jemand prüfen muss oder der noch weitere Nummern nennt, zu denen wir nichts gefunden haben.`,
    en: (order: string) =>
      `we received a withdrawal from order ${order} that needs to be checked or that gives other numbers for which we found nothing.`,
  },
  operatorNext: {
    de: 'Bitte suchen Sie die Bestellung (npm run admin -- order-list --all), antworten Sie dem Kunden und tragen Sie den Widerruf ein: npm run admin -- order-withdraw <Bestellnummer> --reason "…".',
    en: 'Please find the order (npm run admin -- order-list --all), reply to the customer and record the withdrawal: npm run admin -- order-withdraw <order> --reason "…".',
  },
}
