import { personFieldTexts } from './person-fields.ts'
import type { Texts } from './texts.ts'

/** Booking a workshop, step by step. */
export const workshopTexts = {
  /** Beside the lowest fixed price of several workshops. */
  fixedEach: { de: 'fest je Werkstatt', en: 'fixed by each workshop' },
  steps: { de: 'Schritte der Terminbuchung', en: 'Booking steps' },
  services: { de: 'Services', en: 'Services' },
  vehicle: { de: 'Fahrzeug', en: 'Car' },
  workshop: { de: 'Werkstatt', en: 'Workshop' },
  appointment: { de: 'Termin', en: 'Appointment' },
  contact: { de: 'Kontakt', en: 'Contact' },
  summary: { de: 'Prüfen', en: 'Check' },
  on: { de: (step: string) => `Weiter: ${step}`, en: (step: string) => `Continue: ${step}` },
  back: { de: (step: string) => `Zurück: ${step}`, en: (step: string) => `Back: ${step}` },
  yourChoice: { de: 'Ihre Auswahl', en: 'Your choice' },
  duration: { de: 'Arbeitszeit', en: 'Working time' },
  free: {
    de: 'Sie reservieren Zeit, kostenlos. Den Auftrag erteilen Sie bei der Abgabe.',
    en: 'You reserve time, free of charge. You place the order when you drop off the car.',
  },

  servicesTitle: { de: 'Was soll gemacht werden?', en: 'What needs to be done?' },
  servicesLead: {
    de: 'Wählen Sie eine oder mehrere Leistungen. Bei jedem Preis steht, ob er fest ist.',
    en: 'Choose one or more services. Each price says whether it is fixed.',
  },
  plate: { de: 'Kennzeichen', en: 'Number plate' },
  plateHint: {
    de: 'Steht das Auto in Ihrer Garage, übernehmen wir seine Daten.',
    en: 'If the car is in your garage, we take its details from there.',
  },
  from: { de: (price: string) => `ab ${price}`, en: (price: string) => `from ${price}` },
  range: {
    de: (low: string, high: string) => `${low} bis ${high}`,
    en: (low: string, high: string) => `${low} to ${high}`,
  },
  inspectionPrice: { de: (price: string) => `Prüfung ${price}`, en: (price: string) => `Inspection ${price}` },
  freeInspection: { de: 'Prüfung kostenlos', en: 'Free inspection' },
  openSum: {
    de: (sum: string) => `${sum}, dazu nach Befund`,
    en: (sum: string) => `${sum}, plus what the inspection finds`,
  },
  servicesChosen: {
    de: (count: number) => (count === 1 ? '1 Leistung' : `${count} Leistungen`),
    en: (count: number) => (count === 1 ? '1 service' : `${count} services`),
  },
  plusInspection: { de: 'dazu nach Befund', en: 'plus what the inspection finds' },
  priceKinds: {
    de: 'Festpreis: Endpreis einschließlich 19 % MwSt. Richtpreis: Spanne mit Angabe, wovon sie abhängt. Nach Befund: Die Prüfung hat einen Preis; für alles Weitere legen Sie einen Betrag fest, über dem die Werkstatt vorher fragt. Die Preise gelten je Werkstatt; „ab“ nennt den niedrigsten.',
    en: 'Fixed price: total including 19% VAT. Guide price: a range and what it depends on. After inspection: the inspection has a price; for anything else you set an amount above which the workshop asks first. Prices differ between workshops; “from” names the lowest.',
  },
  noServices: {
    de: 'In diesem Shop bietet zurzeit keine Werkstatt Leistungen an.',
    en: 'No workshop in this shop offers services at the moment.',
  },

  vehicleTitle: { de: 'Um welches Auto geht es?', en: 'Which car is it?' },
  fromGarage: { de: 'Aus Ihrer Garage', en: 'From your garage' },
  byHand: { de: 'Ein anderes Auto', en: 'Another car' },
  byHandLegend: { de: 'Angaben zum Auto', en: 'Details of the car' },
  make: { de: 'Marke', en: 'Make' },
  makeHint: { de: 'Fehlt sie, lesen wir sie aus FIN oder HSN.', en: 'If left out, we read it from the VIN or HSN.' },
  lookUp: { de: 'Auto zu den Nummern suchen', en: 'Find the car by its numbers' },
  found: {
    de: (car: string) => `Gefunden und eingetragen: ${car}. Bitte prüfen Sie die Angaben.`,
    en: (car: string) => `Found and filled in: ${car}. Please check the details.`,
  },
  foundMake: {
    de: (make: string) => `Gefunden: ${make}. Das Modell verraten die Nummern nicht, bitte ergänzen Sie es.`,
    en: (make: string) => `Found: ${make}. The numbers do not reveal the model, please add it.`,
  },
  numbersUnknown: {
    de: 'Zu diesen Nummern kennen wir kein Auto. Bitte prüfen Sie sie, oder tragen Sie Marke und Modell selbst ein.',
    en: 'We do not know a car with these numbers. Please check them, or enter make and model yourself.',
  },
  model: { de: 'Modell', en: 'Model' },
  fuel: { de: 'Kraftstoff', en: 'Fuel' },
  fuelUnknown: { de: 'Nicht angegeben', en: 'Not stated' },
  mileage: { de: 'Kilometerstand', en: 'Mileage' },
  registeredIn: { de: 'Erstzulassung', en: 'First registration' },
  vin: { de: 'FIN', en: 'VIN' },
  vinHint: { de: '17 Zeichen, Feld E im Fahrzeugschein.', en: '17 characters, field E of the registration document.' },
  hsn: { de: 'HSN', en: 'HSN' },
  hsnHint: { de: 'Vier Ziffern, Feld 2.1.', en: 'Four digits, field 2.1.' },
  tsn: { de: 'TSN', en: 'TSN' },
  tsnHint: { de: 'Drei Zeichen, Feld 2.2.', en: 'Three characters, field 2.2.' },

  workshopTitle: { de: 'Welche Werkstatt?', en: 'Which workshop?' },
  mapNote: {
    de: 'Schematische Karte ohne fremde Dienste. Die Liste enthält alles, was die Karte zeigt.',
    en: 'Schematic map without third-party services. The list contains everything the map shows.',
  },
  workshopLead: {
    de: (count: number, place: string) =>
      `${count === 1 ? 'Eine Werkstatt' : `Die ${count} nächsten Werkstätten`} um ${place}, höchstens 100 km entfernt, mit allem, was Sie gewählt haben.`,
    en: (count: number, place: string) =>
      `${count === 1 ? 'One workshop' : `The ${count} nearest workshops`} around ${place}, within 100 km, with everything you chose.`,
  },
  workshopLeadAll: {
    de: 'Mit Ihrem Ort zeigen wir die nächsten Werkstätten, die alles Gewählte anbieten, und wann sie Zeit haben.',
    en: 'Enter your town to see the nearest workshops that offer everything you chose, and when they have time.',
  },
  allWorkshops: {
    de: (count: number) => `Alle ${count} Werkstätten zeigen`,
    en: (count: number) => `Show all ${count} workshops`,
  },
  chooseTime: { de: 'Termin wählen', en: 'Choose a time' },
  enquire: { de: 'Anfragen', en: 'Enquire' },
  actAt: { de: (act: string, name: string) => `${act}: ${name}`, en: (act: string, name: string) => `${act}: ${name}` },
  nextFree: { de: (time: string) => `Frei ab ${time}`, en: (time: string) => `Free from ${time}` },
  search: { de: 'Werkstatt suchen', en: 'Find a workshop' },
  workshops: { de: 'Werkstätten', en: 'Workshops' },
  noWorkshops: {
    de: 'Hier haben wir keine Werkstatt gefunden, die alles anbietet. Versuchen Sie einen anderen Ort oder weniger Leistungen.',
    en: 'We found no workshop here that offers everything. Try another place or fewer services.',
  },
  online: { de: 'Termine online', en: 'Appointments online' },
  byMail: { de: 'Terminabsprache nach Ihrer Anfrage', en: 'Appointment agreed after your enquiry' },

  appointmentTitle: { de: 'Wann passt es Ihnen?', en: 'When suits you?' },
  appointmentLead: {
    de: 'Zur gewählten Zeit bringen Sie das Auto. Die Annahme dauert etwa 15 Minuten.',
    en: 'Bring your car at the chosen time. Reception takes about 15 minutes.',
  },
  reservedUntil: {
    de: (time: string, until: string) => `${time} ist bis ${until}\u00A0Uhr für Sie reserviert.`,
    en: (time: string, until: string) => `${time} is reserved for you until ${until}.`,
  },
  reservedNote: {
    de: 'Danach wird der Termin wieder frei; Ihre übrigen Angaben bleiben erhalten.',
    en: 'After that the time is free again; your other entries are kept.',
  },
  extend: { de: 'Einmal um 15 Minuten verlängern', en: 'Extend once by 15 minutes' },
  reservationOver: {
    de: (time: string) =>
      `${time} ist nicht mehr für Sie reserviert. Wenn die Zeit noch frei ist, bekommen Sie sie trotzdem.`,
    en: (time: string) => `${time} is no longer reserved for you. If it is still free, you will get it all the same.`,
  },

  contactTitle: { de: 'Wie erreicht Sie die Werkstatt?', en: 'How can the workshop reach you?' },
  salutation: personFieldTexts.salutation,
  noSalutation: personFieldTexts.noSalutation,
  firstName: personFieldTexts.firstName,
  lastName: personFieldTexts.lastName,
  email: personFieldTexts.email,
  phone: personFieldTexts.phone,
  phoneHint: {
    de: 'Für Rückfragen, während Ihr Auto in der Werkstatt ist.',
    en: 'For questions while your car is at the workshop.',
  },
  message: { de: 'Nachricht', en: 'Message' },
  messageHint: {
    de: 'Was die Werkstatt wissen soll, höchstens 500 Zeichen.',
    en: 'What the workshop should know, up to 500 characters.',
  },
  ceiling: { de: 'Nicht ohne Rückfrage über', en: 'Call me before spending more than' },
  ceilingHint: {
    de: 'Bis zu diesem Betrag darf die Werkstatt ohne Anruf reparieren. 0 oder leer heißt: immer erst fragen.',
    en: 'Up to this amount the workshop may repair without a call. 0 or empty means: always ask first.',
  },

  summaryTitle: { de: 'Bitte prüfen Sie Ihre Angaben', en: 'Please check your details' },
  summaryLead: {
    de: 'Mit dem Absenden reservieren Sie den Termin. Das kostet nichts, und Sie können ihn absagen.',
    en: 'By sending this you reserve the appointment. It is free, and you can cancel it.',
  },
  enquiryLead: {
    de: 'Die Werkstatt bekommt Ihre Anfrage und vereinbart den Termin mit Ihnen.',
    en: 'The workshop receives your enquiry and arranges the appointment with you.',
  },
  pricesTitle: { de: 'Leistungen und Preise', en: 'Services and prices' },
  total: { de: 'Zusammen', en: 'Total' },
  name: { de: 'Name', en: 'Name' },
  notStated: { de: 'Nicht angegeben', en: 'Not stated' },
  alwaysAsk: { de: 'Immer erst fragen', en: 'Always ask first' },
  estimateNote: {
    de: 'Alle Preise einschließlich 19 % MwSt. Wird ein Richtpreis wesentlich überschritten, sagt die Werkstatt es sofort; Sie können dann kündigen (§ 649 BGB).',
    en: 'All prices include 19% VAT. If a guide price is going to be exceeded substantially, the workshop tells you at once; you can then withdraw (section 649 of the German Civil Code).',
  },
  priceChanged: {
    de: 'Die Werkstatt hat ihre Preise geändert. Hier stehen die neuen.',
    en: 'The workshop has changed its prices. These are the new ones.',
  },
  book: { de: 'Termin kostenlos reservieren', en: 'Reserve appointment free of charge' },
  send: { de: 'Anfrage senden', en: 'Send enquiry' },
  changedNotice: {
    de: 'Etwas hat sich geändert. Bitte prüfen Sie die Angaben noch einmal.',
    en: 'Something has changed. Please check the details again.',
  },
} as const

export const serviceKindTexts = {
  INSPECTION: { de: 'Inspektion und Öl', en: 'Servicing and oil' },
  ROADWORTHINESS: { de: 'Hauptuntersuchung', en: 'Roadworthiness test' },
  TYRES: { de: 'Räder und Reifen', en: 'Wheels and tyres' },
  BRAKES: { de: 'Bremsen und Fahrwerk', en: 'Brakes and suspension' },
  GLASS_BODY: { de: 'Glas und Karosserie', en: 'Glass and body' },
  ELECTRIC: { de: 'Elektro und Hybrid', en: 'Electric and hybrid' },
} as const satisfies Texts

export const servicePriceKindTexts = {
  FIXED: { de: 'Festpreis', en: 'fixed price' },
  RANGE: { de: 'Richtpreis', en: 'guide price' },
  AFTER_INSPECTION: { de: 'nach Befund', en: 'after inspection' },
} as const satisfies Texts

/** `150` minutes: "etwa 2 Std. 30 Min.". */
export const workMinutesText = {
  de: (minutes: number) => `etwa ${spanOf(minutes, 'Std.', 'Min.')}`,
  en: (minutes: number) => `about ${spanOf(minutes, 'h', 'min')}`,
}

function spanOf(minutes: number, hourWord: string, minuteWord: string): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${hours} ${hourWord}` : '', rest > 0 ? `${rest} ${minuteWord}` : ''].filter(Boolean).join(' ')
}
