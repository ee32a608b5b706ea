import type { Text } from './texts.ts'

/** The parts of a merchant's set-up. */
export const partTexts = {
  COMPANY: { de: 'Firma, Anschrift, Vertretung', en: 'Company, address, representation' },
  REGISTER: { de: 'Registereintrag und Selbstbescheinigung', en: 'Register entry and self-certification' },
  ACCOUNT: { de: 'Umsatzsteuer-ID, Bankverbindung', en: 'VAT id, bank account' },
  LEGAL: { de: 'Impressum, Datenschutz, Streitbeilegung', en: 'Imprint, privacy, dispute settlement' },
  HOURS: { de: 'Öffnungszeiten', en: 'Opening hours' },
  FEED: { de: 'Bestand', en: 'Stock' },
  DELIVERY: { de: 'Lieferung', en: 'Delivery' },
  CAR_SERVICES: { de: 'Zulassung und Garantie', en: 'Registration and warranty' },
  FINANCING: { de: 'Erlaubnis zur Kreditvermittlung', en: 'Permit to broker loans' },
  LOAN: { de: 'Kredit: Bank und Konditionen', en: 'Loan: bank and terms' },
  LEASING: { de: 'Leasing: Gesellschaft und Konditionen', en: 'Leasing: company and terms' },
  TRADE_IN: { de: 'Inzahlungnahme', en: 'Trade-in' },
  ACCESSORIES: { de: 'Zubehör', en: 'Accessories' },
  SERVICES: { de: 'Leistungen und Preise', en: 'Services and prices' },
  WORK_GROUPS: { de: 'Arbeitsgruppen', en: 'Work groups' },
  CALENDAR: { de: 'Terminkalender, Feiertage, Schließtage', en: 'Appointments, holidays, closing days' },
  BRAND: { de: 'Eigener Shop', en: 'Own shop' },
  LOOK: { de: 'Gestaltung, Leitsatz, Foto', en: 'Look, claim, photograph' },
  PEOPLE: { de: 'Ansprechpartner', en: 'People' },
  NAVIGATION: { de: 'Navigation und Seiten', en: 'Navigation and pages' },
  DOMAINS: { de: 'Eigene Domains', en: 'Own domains' },
  CONFIGURATOR: { de: 'Fahrzeugkonfigurator', en: 'Vehicle configurator' },
  SHARED_SHOP: { de: 'Weitere Händler im Shop', en: 'More dealers in the shop' },
} as const

/** What to know before filling a part in. */
export const partHintTexts: Readonly<Partial<Record<keyof typeof partTexts, Text>>> = {
  REGISTER: {
    de: 'Pflicht nach Art. 30 des Gesetzes über digitale Dienste (DSA).',
    en: 'Required by Art. 30 of the Digital Services Act.',
  },
  ACCOUNT: {
    de: 'Auf dieses Konto überweisen Ihre Kunden. Gezeigt wird danach nur sein Ende.',
    en: 'Your customers transfer to this account. Afterwards only its end is shown.',
  },
  HOURS: {
    de: 'Zum Beispiel 9–18:30. Leer heißt geschlossen. Fristen für Antworten zählen nur in dieser Zeit.',
    en: 'For example 9–18:30. Empty means closed. Deadlines for answers count during these hours only.',
  },
  FINANCING: {
    de: 'Wer Kredite vermittelt, braucht in der Regel eine Erlaubnis nach § 34k GewO. Sie steht am Anfang jedes Antrags.',
    en: 'Whoever brokers loans usually needs a permit under § 34k GewO. It is shown at the beginning of every application.',
  },
  LOAN: {
    de: 'Alles leer: An Ihren Autos steht der Kredit des Shops. Anzahlung und Schlussrate in Prozent des Preises, Laufzeiten in Monaten. Gespeichert gelten die Konditionen sofort an jedem Auto, im Rechner und in der Kasse.',
    en: 'All empty: your cars show the shop’s loan. Deposit and final instalment in per cent of the price, terms in months. Once saved, the terms apply at once on every car, in the calculator and at checkout.',
  },
  LEASING: {
    de: 'Alles leer: An Ihren Autos steht das Leasing des Shops. Sonderzahlung in Prozent des Preises, Laufzeiten in Monaten, Laufleistung in Kilometern im Jahr. Gespeichert gilt es sofort an jedem Auto, im Rechner und in der Kasse.',
    en: 'All empty: your cars show the shop’s lease. Special payment in per cent of the price, terms in months, mileage in kilometres a year. Once saved, it applies at once on every car, in the calculator and at checkout.',
  },
  TRADE_IN: {
    de: 'Ohne eigene Angaben gelten die Vorgaben des Shops.',
    en: 'Without your own terms the shop’s apply.',
  },
  DELIVERY: {
    de: 'Lassen Sie alle Preise leer, dann gelten die des Shops; wer einen einträgt, trägt alle ein. Entfernungen zählen in Luftlinie. Abholung ist immer kostenlos.',
    en: 'Leave all prices empty and the shop’s apply; whoever enters one enters all of them. Distances are as the crow flies. Pick-up is always free.',
  },
  CAR_SERVICES: {
    de: 'Was Kunden in der Kasse zu einem Auto dazubuchen können, Preise in Euro. Leer heißt: bieten wir nicht an. Vertragspartner sind Sie, bei einer Garantie auch ihr Geber; ihre Bedingungen liest der Kunde vor der Bestellung.',
    en: 'What customers can add to a car at checkout, prices in euros. Empty means: not offered. You are the other party of that contract, and the guarantor of a warranty; customers read its terms before they order.',
  },
  ACCESSORIES: {
    de: 'Von wem das Zubehör auf Ihren Seiten kommt: je Marke eine Zeile mit der Kennung des Anbieters, zum Beispiel „Volkswagen: kappe“. * steht für alle Marken. Leer: kein Zubehör.',
    en: 'Who provides the accessories on your pages: one line for each make with the provider’s code, for example “Volkswagen: kappe”. * stands for every make. Empty: no accessories.',
  },
  SERVICES: {
    de: 'Preise in Euro mit Umsatzsteuer, bei Spannen zum Beispiel 90–140. Leer heißt: bieten wir nicht an. Dauer und Beschreibung stehen schon im Shop. Zu buchen ist eine Leistung, sobald ihre Arbeitsgruppe Stunden hat.',
    en: 'Prices in euros including VAT, for ranges for example 90–140. Empty means: not offered. Durations and descriptions are already in the shop. A service can be booked as soon as its work group has hours.',
  },
  WORK_GROUPS: {
    de: 'Arbeitsstunden aller Mitarbeiter einer Gruppe je Tag, zum Beispiel 16 oder 6,5. Leer: An diesem Tag nimmt die Gruppe keine Termine an.',
    en: 'Total working hours of a group per day, for example 16 or 6.5. Empty: on that day the group takes no appointments.',
  },
  BRAND: {
    de: 'Das Logo, die Gestaltung und die Ansprechpartner kommen dazu, sobald der Shop gespeichert ist. Eine eigene Domain trägt der Betreiber des Marktplatzes ein, sobald sie nachweislich Ihnen gehört. Impressum und Datenschutz kommen aus „Impressum, Datenschutz, Streitbeilegung“. Tag-Manager und Statistikdienst werden erst geladen, wenn ein Besucher zugestimmt hat; ohne sie fragt der Shop niemanden.',
    en: 'Logo, look and people follow once the shop is saved. A domain of your own is entered by the operator of the marketplace once it is known to be yours. Imprint and privacy notice are those of “Imprint, privacy, dispute settlement”. Tag managers and the statistics service are loaded only once a visitor has agreed; without them the shop asks nobody.',
  },
  LOOK: {
    de: 'Der Leitsatz ist die Überschrift Ihrer Startseite; ohne ihn steht dort die Zahl Ihrer Autos. Das Zeichen gilt, solange kein Logo hochgeladen ist.',
    en: 'The claim is the heading of your home page; without one the number of your cars stands there. The mark is used as long as no logo is uploaded.',
  },
  PEOPLE: {
    de: 'Wen Kunden bei Ihnen treffen, höchstens sechs. Die Fotos laden Sie darunter hoch, sobald die Person gespeichert ist.',
    en: 'Whom customers meet, six at most. Upload the photographs below once the person is saved.',
  },
  NAVIGATION: {
    de: 'Abschnitte der Hauptnavigation in ihrer Reihenfolge; ohne Auswahl alle. Seiten der Spalte „Service“; ohne Auswahl Kontakt, Hilfe, Ratgeber und Newsletter. Seiten, die nur Ihr Shop hat, stehen von selbst dabei, sobald sie veröffentlicht sind.',
    en: 'Sections of the main navigation in their order; all of them if none is chosen. Pages of the column “Service”; contact, help, guide and newsletter if none is chosen. Pages that only your shop has are added by themselves once they are published.',
  },
  DOMAINS: {
    de: 'Nur Domains, die nachweislich diesem Betrieb gehören: E-Mails an seine Kunden, auch die mit Schlüsseln zu ihren Konten, verlinken auf die erste. Zuerst muss ein CNAME-Eintrag der Domain auf die Adresse des Shops hier zeigen.',
    en: 'Only domains that are known to be this business’s: mails to its customers, those with keys to their accounts included, link to the first one. A CNAME record of the domain must point to the address of the shop here first.',
  },
  CONFIGURATOR: {
    de: 'Skript und Stil eines anderen Anbieters, nur im Shop dieses Betriebs. Das Skript darf dort alles, was unsere eigenen dürfen: Tragen Sie nur Anbieter ein, die Sie geprüft haben. Mit Einwilligung lädt es erst, wenn Besucher „Funktionen“ zugestimmt haben.',
    en: 'Script and style of another provider, in the shop of this business only. The script may do there whatever our own may: enter only providers you have checked. With consent it loads only once visitors have agreed to “functions”.',
  },
  SHARED_SHOP: {
    de: 'Kurznamen der Händler, deren Autos, Leistungen und Zubehör dieser Shop außerdem zeigt, je Zeile einer. Gestaltung, Seiten und Navigation bleiben Sache dieses Betriebs; Impressum und Datenschutz des Shops tragen Sie unter „Eigener Shop“ ein.',
    en: 'Short names of the dealers whose cars, services and accessories this shop shows too, one a line. Look, pages and navigation remain with this business; enter imprint and privacy notice of the shop under “Own shop”.',
  },
  CALENDAR: {
    de: 'Lassen Sie alle Tage leer, dann gelten Ihre Öffnungszeiten, auch wenn sie sich ändern. Eigene Zeiten zum Beispiel 8–12, 13–17; ein leerer Tag ist dann geschlossen.',
    en: 'Leave every day empty and your opening hours count, also when they change. Times of your own for example 8–12, 13–17; an empty day is then closed.',
  },
}

/** What holds while a part is empty. */
export const emptyPartTexts: Readonly<Partial<Record<keyof typeof partTexts, Text>>> = {
  CAR_SERVICES: { de: 'Leer: Kunden können nichts dazubuchen', en: 'Empty: customers cannot add anything' },
  DELIVERY: { de: 'Leer: Es gelten die Preise des Shops', en: 'Empty: the shop’s prices apply' },
  LOAN: { de: 'Leer: An Ihren Autos steht der Kredit des Shops', en: 'Empty: your cars show the shop’s loan' },
  LEASING: { de: 'Leer: An Ihren Autos steht das Leasing des Shops', en: 'Empty: your cars show the shop’s lease' },
  TRADE_IN: { de: 'Leer: Es gelten Marge und Abzüge des Shops', en: 'Empty: the shop’s margin and deductions apply' },
  ACCESSORIES: { de: 'Leer: kein Zubehör auf Ihren Seiten', en: 'Empty: no accessories on your pages' },
  SERVICES: { de: 'Leer: Die Werkstatt ist nicht buchbar', en: 'Empty: the workshop cannot be booked' },
  WORK_GROUPS: { de: 'Leer: keine Termine in der Werkstatt', en: 'Empty: no appointments in the workshop' },
  CALENDAR: { de: 'Leer: Termine folgen Ihren Öffnungszeiten', en: 'Empty: appointments follow your opening hours' },
  BRAND: { de: 'Leer: Ihre Autos stehen nur im Marktplatz', en: 'Empty: your cars are only in the marketplace' },
  NAVIGATION: { de: 'Leer: alle Abschnitte und die üblichen Seiten', en: 'Empty: all sections and the usual pages' },
}
