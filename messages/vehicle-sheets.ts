/** Printed sheets of a car. */
export const vehicleSheetTexts = {
  EXPOSE: { de: 'Exposé', en: 'Brochure' },
  PRICE_TAG: { de: 'Preisschild', en: 'Price tag' },
  print: { de: 'Drucken', en: 'Print' },
  exposes: { de: 'Exposés', en: 'Brochures' },
  priceTags: { de: 'Preisschilder', en: 'Price tags' },
  none: { de: 'Bitte kreuzen Sie an, was gedruckt werden soll.', en: 'Please tick what is to be printed.' },
  tooMany: {
    de: 'Mehr als 50 Fahrzeuge lassen sich nicht auf einmal drucken. Bitte wählen Sie weniger aus.',
    en: 'No more than 50 cars can be printed at once. Please select fewer.',
  },
  number: { de: (number: string) => `Nr. ${number}`, en: (number: string) => `No. ${number}` },
  technical: { de: 'Technische Daten', en: 'Technical data' },
  equipment: { de: 'Ausstattung', en: 'Equipment' },
  energy: { de: 'Verbrauch und CO₂ (Pkw-EnVKV)', en: 'Consumption and CO₂ (Pkw-EnVKV)' },
  finance: { de: 'Finanzierung', en: 'Finance' },
  rate: { de: (rate: string) => `ab ${rate} im Monat`, en: (rate: string) => `from ${rate} a month` },
  scan: { de: 'Alle Bilder und Angaben', en: 'All pictures and details' },
  picture: { de: (name: string) => `Bild: ${name}`, en: (name: string) => `Picture: ${name}` },
  code: { de: (link: string) => `QR-Code: ${link}`, en: (link: string) => `QR code: ${link}` },
  co2Class: { de: 'CO₂-Klasse', en: 'CO₂ class' },
  as: {
    de: (day: string) => `Stand ${day}. Irrtum und Zwischenverkauf vorbehalten.`,
    en: (day: string) => `As of ${day}. Subject to error and prior sale.`,
  },
} as const
