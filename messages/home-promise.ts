/** What the start page says about buying and selling in this shop. */
export const homePromiseTexts = {
  back: { de: '14 Tage Widerrufsrecht', en: '14-day right of withdrawal' },
  backText: { de: 'für Privatkunden, beim Online-Kauf', en: 'for private customers buying online' },
  delivery: { de: (price: string) => `Lieferung ab ${price}`, en: (price: string) => `Delivery from ${price}` },
  deliveryText: { de: 'bis vor Ihre Haustür', en: 'to your front door' },
  price: { de: 'Verbindlicher Preis', en: 'Binding price' },
  priceText: { de: 'mit MwSt., geprüft beim Bestellen', en: 'incl. VAT, checked as you order' },
  dealers: {
    de: (count: string, one: boolean) => (one ? '1 Händler' : `${count} Händler`),
    en: (count: string, one: boolean) => (one ? '1 dealer' : `${count} dealers`),
  },
  dealersText: { de: 'aus ganz Deutschland', en: 'from all over Germany' },
  budget: { de: 'Was darf Ihr Auto im Monat kosten?', en: 'What’s your monthly budget?' },
  cars: {
    de: (count: string, one: boolean) => `${count} ${one ? 'Auto' : 'Autos'}`,
    en: (count: string, one: boolean) => `${count} ${one ? 'car' : 'cars'}`,
  },
  budgetNote: {
    de: 'Monatliche Rate einer Finanzierung zu unseren voreingestellten Werten. Anzahlung und Laufzeit ändern Sie in der Liste; ein Beispiel steht am Ende der Seite.',
    en: 'Monthly rate of a loan at our default values. Change deposit and term in the list; an example is given at the end of the page.',
  },
  sell: { de: 'Was ist Ihr Auto wert?', en: 'What is your car worth?' },
  sellText: {
    de: 'In vier Schritten zum Schätzpreis, kostenlos und unverbindlich. Danach verkaufen Sie Ihr Auto oder geben es in Zahlung.',
    en: 'Four steps to an estimate, free and without obligation. Then sell your car or trade it in.',
  },
  vin: { de: 'FIN Ihres Autos', en: 'VIN of your car' },
  vinHint: { de: '17 Zeichen, Feld E im Fahrzeugschein', en: '17 characters, field E of the registration document' },
  value: { de: 'Wert ermitteln', en: 'Get the value' },
  byChoice: { de: 'Ohne FIN: Marke und Modell wählen', en: 'No VIN? Choose make and model' },
  guide: { de: 'Ratgeber', en: 'Guide' },
  allGuide: { de: 'Alle Artikel', en: 'All articles' },
}
