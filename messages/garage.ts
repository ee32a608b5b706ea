/** The customer's own cars. */
export const garageTexts = {
  title: { de: 'Meine Online-Garage', en: 'My online garage' },
  add: { de: 'Fahrzeug hinzufügen', en: 'Add vehicle' },
  emptyTitle: { de: 'Noch kein Fahrzeug', en: 'No vehicle yet' },
  emptyText: {
    de: 'Tragen Sie Ihr Auto ein: Wir erinnern Sie an die Hauptuntersuchung, und Sie sehen, was es etwa wert ist.',
    en: 'Enter your car: we remind you of its inspection, and you see roughly what it is worth.',
  },
  full: {
    de: (most: number) => `Ihre Garage ist voll: Sie fasst ${most} Fahrzeuge.`,
    en: (most: number) => `Your garage is full: it holds ${most} vehicles.`,
  },
  choose: { de: 'Fahrzeug wählen', en: 'Choose a vehicle' },
  symbolic: { de: 'Symbolbild', en: 'Illustration' },
  plateIs: { de: (plate: string) => `Kennzeichen ${plate}`, en: (plate: string) => `Number plate ${plate}` },
  updateMileage: { de: 'Kilometerstand aktualisieren', en: 'Update mileage' },
  edit: { de: 'Bearbeiten', en: 'Edit' },
  remove: { de: 'Entfernen', en: 'Remove' },
  removeAsk: {
    de: (name: string) => `${name} wirklich entfernen?`,
    en: (name: string) => `Really remove ${name}?`,
  },
  removeLead: {
    de: 'Die Angaben zum Fahrzeug werden gelöscht. An die Hauptuntersuchung erinnern wir dann nicht mehr.',
    en: 'What is stored of the vehicle is deleted. We will no longer remind you of its inspection.',
  },
  removeOffers: {
    de: 'Hat Ihnen ein Händler ein Angebot für dieses Fahrzeug gemacht, lehnen Sie es damit ab.',
    en: 'If a dealer has made you an offer for this vehicle, you decline it by removing it.',
  },
  removeYes: { de: 'Ja, Fahrzeug entfernen', en: 'Yes, remove vehicle' },
  keep: { de: 'Nein, behalten', en: 'No, keep it' },
  bookService: { de: 'Service buchen', en: 'Book a service' },
  sell: { de: 'Verkaufen', en: 'Sell' },
  tradeIn: { de: 'In Zahlung geben', en: 'Trade in' },
  inspection: { de: 'Hauptuntersuchung', en: 'General inspection' },
  inspectionDates: { de: 'Nächste Termine', en: 'Next dates' },
  INSPECTION_UNKNOWN: {
    de: 'Tragen Sie den Monat Ihrer Prüfplakette ein, dann erinnern wir Sie rechtzeitig per E-Mail.',
    en: 'Enter the month on your inspection sticker and we will remind you by e-mail in good time.',
  },
  INSPECTION_LATER: {
    de: 'An die Hauptuntersuchung erinnern wir Sie einen Monat vorher per E-Mail.',
    en: 'We remind you of the general inspection by e-mail a month ahead.',
  },
  INSPECTION_DUE: { de: 'Die Hauptuntersuchung steht an.', en: 'The general inspection is due.' },
  INSPECTION_OVERDUE: {
    de: 'Die Hauptuntersuchung ist überfällig. Nach der Prüfung tragen Sie bitte den neuen Termin ein.',
    en: 'The general inspection is overdue. Once it is done, please enter the new date.',
  },
  WINTER_TYRES: {
    de: 'Es ist Zeit für Winterreifen: von Oktober bis Ostern.',
    en: 'It is time for winter tyres: from October to Easter.',
  },
  SUMMER_TYRES: {
    de: 'Nach Ostern ist Zeit für Sommerreifen.',
    en: 'After Easter it is time for summer tyres.',
  },
  MILEAGE_UNKNOWN: {
    de: 'Mit dem Kilometerstand können wir den Wert schätzen.',
    en: 'With the mileage we can estimate the value.',
  },
  REGISTRATION_UNKNOWN: {
    de: 'Mit der Erstzulassung können wir den Wert schätzen.',
    en: 'With the first registration we can estimate the value.',
  },
  enterInspection: { de: 'Termin eintragen', en: 'Enter the date' },
  changeInspection: { de: 'Termin ändern', en: 'Change the date' },
  value: { de: 'Geschätzter Wert', en: 'Estimated value' },
  valueBand: {
    de: (low: string, high: string, day: string) => `Spanne ${low} bis ${high}, Stand ${day}`,
    en: (low: string, high: string, day: string) => `Range ${low} to ${high}, as of ${day}`,
  },
  valueBasis: {
    de: (count: number) => `Aus ${count} vergleichbaren Angeboten in unserem Bestand.`,
    en: (count: number) => `From ${count} comparable offers in our stock.`,
  },
  valueBasisAnyFuel: {
    de: (count: number) => `Aus ${count} vergleichbaren Angeboten in unserem Bestand, auch mit anderem Kraftstoff.`,
    en: (count: number) => `From ${count} comparable offers in our stock, also with other fuels.`,
  },
  valueMethod: { de: 'So schätzen wir', en: 'How we estimate' },
  valueMethodText: {
    de: (days: number, months: number, early: string, later: string, way: string) =>
      `Wir nehmen die Preise unfallfreier Gebrauchtwagen desselben Modells, die in den letzten ${days} Tagen angeboten wurden und höchstens ${months} Monate älter oder jünger sind. Jeden rechnen wir auf Alter und Kilometerstand Ihres Autos um: ${early} je Monat in den ersten drei Jahren, danach ${later}, und ${way} je 10.000 km. Je ähnlicher ein Angebot, desto mehr zählt es. Ausstattung, Zustand und Vorbesitzer sind nicht berücksichtigt. Es sind Angebotspreise: Wofür Autos wirklich verkauft werden, wissen wir nicht.`,
    en: (days: number, months: number, early: string, later: string, way: string) =>
      `We take the prices of used cars of the same model without accidents that were offered in the last ${days} days and are at most ${months} months older or younger. Each is brought to the age and mileage of your car: ${early} a month in the first three years, ${later} later, and ${way} per 10,000 km. The more alike an offer, the more it counts. Equipment, condition and owners are left out. These are asking prices: what cars are really sold for we do not know.`,
  },
  valueTooFew: {
    de: (fewest: number) =>
      `Wir haben zurzeit weniger als ${fewest} vergleichbare Angebote. Eine Schätzung wäre geraten, darum nennen wir keine.`,
    en: (fewest: number) =>
      `We have fewer than ${fewest} comparable offers at present. An estimate would be guesswork, so we give none.`,
  },
  valueNeeds: {
    de: 'Für eine Schätzung brauchen wir Modell, Erstzulassung und Kilometerstand.',
    en: 'For an estimate we need model, first registration and mileage.',
  },
  complete: { de: 'Angaben ergänzen', en: 'Complete the details' },
  keyNumbers: { de: 'HSN / TSN', en: 'HSN / TSN' },
}

/** Entering a car. */
export const vehicleFormTexts = {
  editTitle: { de: 'Fahrzeug bearbeiten', en: 'Edit vehicle' },
  ways: { de: 'Wie möchten Sie das Fahrzeug angeben?', en: 'How would you like to identify the vehicle?' },
  fin: { de: 'FIN', en: 'VIN' },
  schluessel: { de: 'HSN / TSN', en: 'HSN / TSN' },
  manuell: { de: 'Marke und Modell', en: 'Make and model' },
  vin: { de: 'Fahrzeug-Identifizierungsnummer (FIN)', en: 'Vehicle identification number (VIN)' },
  vinHint: {
    de: '17 Zeichen, im Fahrzeugschein unter E.',
    en: '17 characters, in the registration document under E.',
  },
  suggestion: {
    de: (vin: string) => `Eine FIN enthält weder I noch O oder Q. Meinten Sie ${vin}?`,
    en: (vin: string) => `A VIN contains no I, O or Q. Did you mean ${vin}?`,
  },
  accept: { de: (vin: string) => `${vin} übernehmen`, en: (vin: string) => `Use ${vin}` },
  hsn: { de: 'HSN', en: 'HSN' },
  hsnHint: { de: 'Vier Ziffern, Feld 2.1.', en: 'Four digits, field 2.1.' },
  tsn: { de: 'TSN', en: 'TSN' },
  tsnHint: { de: 'Die ersten drei Zeichen aus Feld 2.2.', en: 'The first three characters of field 2.2.' },
  next: { de: 'Weiter', en: 'Continue' },
  recognised: { de: (make: string) => `Erkannt: ${make}.`, en: (make: string) => `Recognised: ${make}.` },
  modelYear: {
    de: (year: number) => `Das Modelljahr ist vermutlich ${year}.`,
    en: (year: number) => `The model year is probably ${year}.`,
  },
  notRecognised: {
    de: 'Die Marke erkennen wir daran nicht. Bitte wählen Sie sie aus.',
    en: 'We do not recognise the make by it. Please choose it.',
  },
  pleaseComplete: { de: 'Bitte prüfen und ergänzen Sie die Angaben.', en: 'Please check and complete the details.' },
  mistyped: {
    de: 'Die Prüfziffer passt nicht zur FIN. Bitte sehen Sie noch einmal nach.',
    en: 'The check digit does not match the VIN. Please look again.',
  },
  make: { de: 'Marke', en: 'Make' },
  chooseMake: { de: 'Bitte wählen', en: 'Please choose' },
  otherMake: { de: 'Andere Marke', en: 'Another make' },
  makeName: { de: 'Name der Marke', en: 'Name of the make' },
  model: { de: 'Modell', en: 'Model' },
  noModel: { de: 'Keine Angabe', en: 'Not stated' },
  otherModel: { de: 'Anderes Modell', en: 'Another model' },
  modelName: { de: 'Name des Modells', en: 'Name of the model' },
  loadingModels: { de: 'Modelle werden geladen …', en: 'Loading models …' },
  popular: { de: 'Beliebte Marken', en: 'Popular makes' },
  others: { de: 'Weitere Marken', en: 'Other makes' },
  loadModels: { de: 'Modelle laden', en: 'Load models' },
  fuel: { de: 'Kraftstoff', en: 'Fuel' },
  notStated: { de: 'Keine Angabe', en: 'Not stated' },
  firstRegistration: { de: 'Erstzulassung', en: 'First registration' },
  mileage: { de: 'Kilometerstand', en: 'Mileage' },
  plate: { de: 'Kennzeichen', en: 'Number plate' },
  plateHint: { de: 'Zum Beispiel K-AB 1234.', en: 'For example K-AB 1234.' },
  nextInspection: { de: 'Nächste Hauptuntersuchung (HU)', en: 'Next general inspection (HU)' },
  dealer: { de: 'Betreuender Betrieb', en: 'Your garage or dealer' },
  noDealer: { de: 'Keiner', en: 'None' },
  save: { de: 'Fahrzeug speichern', en: 'Save vehicle' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
}
