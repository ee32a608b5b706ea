import { appointmentActTexts } from './appointment-acts.ts'
import { bringTexts } from './bring.ts'
import { personFieldTexts } from './person-fields.ts'
/** Step 4: the estimate, the inspection and the dealer’s offer. */
export const tradeInOfferTexts = {
  estimateTitle: {
    de: (car: string) => `Schätzpreis für Ihren ${car}`,
    en: (car: string) => `Estimate for your ${car}`,
  },
  noEstimateTitle: {
    de: (car: string) => `${car}: der Händler schätzt`,
    en: (car: string) => `${car}: the dealer estimates`,
  },
  noEstimate: {
    de: (least: number) =>
      `Es gibt zurzeit weniger als ${least} vergleichbare Angebote von genügend Verkäufern. Einen Preis daraus abzuleiten wäre geraten. Der Händler nennt ihn nach der Besichtigung, mit denselben Zeilen für den Zustand.`,
    en: (least: number) =>
      `There are currently fewer than ${least} comparable offers from enough sellers. Deriving a price from them would be a guess. The dealer names it after the inspection, with the same lines for the condition.`,
  },
  notAnOffer: {
    de: (day: string, dealer: string) =>
      `Schätzung vom ${day}. Noch kein Angebot: Das verbindliche Angebot macht ${dealer} nach der Besichtigung.`,
    en: (day: string, dealer: string) =>
      `Estimate of ${day}. Not an offer yet: ${dealer} makes the binding offer after the inspection.`,
  },
  hitRate: {
    de: (dealer: string, inside: number, offers: number) =>
      `Bei ${inside} von ${offers} Autos, die ${dealer} zuletzt besichtigt hat, lag das Angebot in der Spanne, die vorher geschätzt war.`,
    en: (dealer: string, inside: number, offers: number) =>
      `For ${inside} of the ${offers} cars that ${dealer} inspected most recently, the offer was within the range estimated before.`,
  },
  answers: { de: 'Ihre Angaben', en: 'Your answers' },
  answered: {
    de: (all: number, unknown: number) => `${all} Antworten${unknown > 0 ? `, ${unknown} davon „Weiß ich nicht“` : ''}`,
    en: (all: number, unknown: number) => `${all} answers${unknown > 0 ? `, ${unknown} of them “I do not know”` : ''}`,
  },
  noEquipment: { de: 'keine angegeben', en: 'none stated' },
  print: { de: 'Drucken oder als PDF sichern', en: 'Print or save as PDF' },
  inspect: { de: 'Besichtigung vereinbaren', en: 'Arrange the inspection' },
  inspectLead: {
    de: (dealer: string) =>
      `30 Minuten bei ${dealer}, kostenlos. Wählen Sie eine Zeit; damit senden Sie Ihre Angaben an den Händler.`,
    en: (dealer: string) =>
      `30 minutes at ${dealer}, free of charge. Choose a time; this sends your details to the dealer.`,
  },
  withoutTime: { de: 'Ohne Termin anfragen', en: 'Ask without a time' },
  withoutTimeNote: { de: 'Der Händler meldet sich für einen Termin.', en: 'The dealer will contact you for a time.' },
  phone: personFieldTexts.phone,
  message: { de: 'Nachricht an den Händler', en: 'Message to the dealer' },
  timeTaken: {
    de: 'Diese Zeit ist inzwischen vergeben. Ihre Angaben sind noch da; diese Zeiten sind frei:',
    en: 'This time has been taken meanwhile. Your entries are still there; these times are free:',
  },
  changed: {
    de: 'Der Schätzpreis hat sich inzwischen geändert. Bitte lesen Sie ihn noch einmal.',
    en: 'The estimate has changed meanwhile. Please read it again.',
  },
  conflict: {
    de: 'Für dieses Auto haben Sie bei diesem Händler schon eine offene Anfrage oder ein Angebot, oder es ist bereits verkauft. Mehr dazu steht unter „Meine Anfragen“ und „Meine Online-Garage“.',
    en: 'You already have an open enquiry with this dealer or an offer from it for this car, or the car is sold. See “My enquiries” and “My online garage”.',
  },
  garageFull: {
    de: 'Ihre Garage ist voll. Bitte entfernen Sie dort ein Auto.',
    en: 'Your garage is full. Please remove a car there.',
  },
  priceOfferTitle: { de: (car: string) => `Ihr ${car}`, en: (car: string) => `Your ${car}` },
  bindingOffer: {
    de: (dealer: string, day: string) => `${dealer} bietet verbindlich bis ${day}.`,
    en: (dealer: string, day: string) => `${dealer} makes a binding offer until ${day}.`,
  },
  requested: {
    de: (dealer: string) => `${dealer} hat Ihre Anfrage und meldet sich.`,
    en: (dealer: string) => `${dealer} has your request and will contact you.`,
  },
  inspectionAt: {
    de: (time: string, dealer: string) => `Besichtigung am ${time} bei ${dealer}.`,
    en: (time: string, dealer: string) => `Inspection on ${time} at ${dealer}.`,
  },
  /** Only where the estimate stands below. */
  inspectedLines: {
    de: 'Der Händler prüft dieselben Zeilen wie unten.',
    en: 'The dealer checks the same lines as below.',
  },
  nextTitle: { de: 'So geht es weiter', en: 'What happens next' },
  nextTime: {
    de: (dealer: string) =>
      `${dealer} schlägt Ihnen einen Termin zur Besichtigung vor. Eine E-Mail sagt Ihnen Bescheid.`,
    en: (dealer: string) => `${dealer} will suggest a time for the inspection. You will be notified by e-mail.`,
  },
  nextInspection: {
    de: (dealer: string) =>
      `${dealer} sieht sich das Auto an. Das dauert 30 Minuten, kostet nichts und verpflichtet Sie zu nichts.`,
    en: (dealer: string) =>
      `${dealer} inspects the car. This takes 30 minutes, is free of charge and commits you to nothing.`,
  },
  nextOffer: {
    de: 'Danach bekommen Sie das verbindliche Angebot per E-Mail. Es steht dann auch auf dieser Seite.',
    en: 'You then receive the binding offer by e-mail. It is shown on this page as well.',
  },
  nextOfferAfter: {
    de: (dealer: string) => `Nach der Besichtigung schickt Ihnen ${dealer} das verbindliche Angebot per E-Mail.`,
    en: (dealer: string) => `After the inspection ${dealer} sends you the binding offer by e-mail.`,
  },
  nextDecision: {
    de: 'Sie entscheiden: verkaufen, beim Kauf eines Autos in Zahlung geben oder ablehnen.',
    en: 'You decide: sell the car, trade it in when you buy another one, or decline.',
  },
  ...bringTexts,
  bringRecord: { de: 'Serviceheft und Rechnungen der Werkstatt', en: 'Service book and workshop invoices' },
  bringKeys: {
    de: 'Alle Schlüssel und den zweiten Reifensatz, wenn Sie einen haben',
    en: 'All keys, and the second set of wheels if you have one',
  },
  ...appointmentActTexts,
  bookedInspection: {
    de: (dealer: string) => `Die Besichtigung bei ${dealer} ist vereinbart.`,
    en: (dealer: string) => `The inspection at ${dealer} is arranged.`,
  },
  accepted: {
    de: 'Sie haben das Angebot angenommen. Die Übergabe vereinbaren Sie auf der Seite der Anfrage.',
    en: 'You have accepted the offer. Arrange the handover on the page of the request.',
  },
  purchased: { de: 'Das Auto ist übergeben.', en: 'The car has been handed over.' },
  ended: { de: 'Diese Anfrage ist beendet.', en: 'This request has ended.' },
  accept: { de: 'Verkaufen, ohne ein Auto zu kaufen', en: 'Sell without buying a car' },
  acceptNote: {
    de: 'Der Händler zahlt bei der Übergabe. Kaufen Sie dort ein Auto, legen Sie das Angebot in der Garage in den Warenkorb.',
    en: 'The dealer pays at the handover. If you buy a car there, add the offer to your cart in your garage.',
  },
  toGarage: { de: 'In Zahlung geben (Garage)', en: 'Trade in (garage)' },
  toRequest: { de: 'Nachrichten und Termin', en: 'Messages and appointment' },
}
