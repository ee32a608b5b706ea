/** The record of what was handed over: its form in the dealer area, and the document. */
export const handOverTexts = {
  title: {
    de: (id: string) => `Übergabeprotokoll zu Auftrag ${id}`,
    en: (id: string) => `Hand-over protocol for order ${id}`,
  },
  name: { de: 'Übergabeprotokoll', en: 'Hand-over protocol' },
  lead: {
    de: (dealer: string, customer: string, day: string) =>
      `${dealer} hat ${customer} am ${day} übergeben, was hier steht.`,
    en: (dealer: string, customer: string, day: string) =>
      `On ${day}, ${dealer} handed over to ${customer} what is listed here.`,
  },
  day: { de: 'Übergeben am', en: 'Handed over on' },
  mileage: { de: 'Kilometerstand', en: 'Mileage' },
  keys: { de: 'Schlüssel', en: 'Keys' },
  items: { de: 'Mit dem Fahrzeug übergeben:', en: 'Handed over with the vehicle:' },
  noItems: {
    de: 'Mit dem Fahrzeug wurden keine Papiere und kein Zubehör übergeben.',
    en: 'No papers or accessories were handed over with the vehicle.',
  },
  notHandedOver: {
    de: (items: string) => `Nicht übergeben: ${items}.`,
    en: (items: string) => `Not handed over: ${items}.`,
  },
  remarks: { de: 'Zum Zustand', en: 'Condition' },
  noRemarks: {
    de: 'Zum Zustand wurde nichts vermerkt.',
    en: 'Nothing was noted about the condition.',
  },
  recordedBy: {
    de: (name: string, at: string) => `Fassung vom ${at}, eingetragen von ${name}.`,
    en: (name: string, at: string) => `Version of ${at}, recorded by ${name}.`,
  },
  dealerSigns: { de: 'Ort, Datum, Unterschrift des Händlers', en: 'Place, date, signature of the dealer' },
  customerSigns: { de: 'Ort, Datum, Unterschrift des Kunden', en: 'Place, date, signature of the customer' },
  formLead: {
    de: 'Das Protokoll steht als PDF beim Auftrag, für Sie und für den Kunden auf seiner Seite der Bestellung. Speichern Sie es noch einmal, gilt die neue Fassung. Ist der Auftrag abgeschlossen, lässt es sich nicht mehr ändern.',
    en: 'The protocol is with the order as a PDF, for you and for the customer on the page of the order. If you save it again, the new version counts. Once the order is completed, it can no longer be changed.',
  },
  formItems: { de: 'Mit übergeben', en: 'Handed over with it' },
  formRemarks: { de: 'Vermerke zum Zustand', en: 'Remarks on the condition' },
  formRemarksHint: {
    de: 'Etwa Kratzer, fehlende Teile, was noch nachgeliefert wird.',
    en: 'Such as scratches, missing parts, what will follow later.',
  },
  mileageWrong: {
    de: 'Bitte prüfen Sie den Kilometerstand: eine ganze Zahl von 0 bis 2.000.000.',
    en: 'Please check the mileage: a whole number from 0 to 2,000,000.',
  },
  keysWrong: {
    de: 'Bitte tragen Sie ein, wie viele Schlüssel übergeben wurden (0 bis 9).',
    en: 'Please enter how many keys were handed over (0 to 9).',
  },
  save: { de: 'Protokoll speichern', en: 'Save the protocol' },
  open: { de: 'Übergabeprotokoll ausfüllen', en: 'Fill in the hand-over protocol' },
  change: { de: 'Übergabeprotokoll ändern', en: 'Change the hand-over protocol' },
  backToOrder: { de: 'Zum Auftrag', en: 'To the order' },
  saved: { de: 'Das Übergabeprotokoll ist gespeichert.', en: 'The hand-over protocol is saved.' },
  notNow: {
    de: 'In diesem Stand des Auftrags wird nichts übergeben.',
    en: 'Nothing is handed over in this state of the order.',
  },
  final: {
    de: 'Der Auftrag ist abgeschlossen. Das Übergabeprotokoll lässt sich nicht mehr ändern.',
    en: 'The order is completed. The hand-over protocol can no longer be changed.',
  },
} as const

export const handedOverTexts = {
  REGISTRATION_1: { de: 'Zulassungsbescheinigung Teil I', en: 'Registration certificate part I' },
  REGISTRATION_2: { de: 'Zulassungsbescheinigung Teil II', en: 'Registration certificate part II' },
  COC: { de: 'Übereinstimmungsbescheinigung (CoC)', en: 'Certificate of conformity (CoC)' },
  INSPECTION_REPORT: { de: 'Bericht der letzten Hauptuntersuchung', en: 'Report of the last main inspection' },
  SERVICE_BOOK: { de: 'Serviceheft oder Servicenachweis', en: 'Service book or record' },
  MANUAL: { de: 'Betriebsanleitung', en: 'Owner’s manual' },
  SECOND_WHEELS: { de: 'Zweiter Radsatz', en: 'Second set of wheels' },
  CHARGING_CABLE: { de: 'Ladekabel', en: 'Charging cable' },
  EMERGENCY_KIT: { de: 'Warndreieck, Warnweste, Verbandkasten', en: 'Warning triangle, vest, first-aid kit' },
} as const
