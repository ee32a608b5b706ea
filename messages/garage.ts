import { plural } from './plural.ts'
/** The customer's own cars. */
export const garageTexts = {
  title: { de: 'Meine Online-Garage', en: 'My online garage' },
  add: { de: 'Auto hinzufügen', en: 'Add car' },
  emptyTitle: { de: 'Noch kein Auto', en: 'No car yet' },
  emptyText: {
    de: 'Tragen Sie Ihr Auto ein: Wir erinnern Sie an die Hauptuntersuchung, und Sie sehen, was es etwa wert ist.',
    en: 'Add your car: we remind you when its inspection is due, and you see roughly what it is worth.',
  },
  full: {
    de: (max: number) => `Ihre Garage ist voll: Sie fasst ${max} Autos.`,
    en: (max: number) => `Your garage is full: it holds ${max} cars.`,
  },
  choose: { de: 'Auto wählen', en: 'Choose a car' },
  symbolic: { de: 'Symbolbild', en: 'Illustration' },
  plateIs: { de: (plate: string) => `Kennzeichen ${plate}`, en: (plate: string) => `Number plate ${plate}` },
  updateMileage: { de: 'Kilometerstand aktualisieren', en: 'Update mileage' },
  edit: { de: 'Bearbeiten', en: 'Edit' },
  remove: { de: 'Entfernen', en: 'Remove' },
  removeQuestion: {
    de: (name: string) => `${name} wirklich entfernen?`,
    en: (name: string) => `Really remove ${name}?`,
  },
  removeLead: {
    de: 'Die Angaben zum Auto werden gelöscht. An die Hauptuntersuchung erinnern wir dann nicht mehr.',
    en: 'The details of this car will be deleted, and we will no longer remind you of its inspection.',
  },
  removeOffers: {
    de: 'Hat Ihnen ein Händler ein Angebot für dieses Auto gemacht, lehnen Sie es damit ab.',
    en: 'If a dealer has made you an offer for this car, removing the car declines it.',
  },
  removeYes: { de: 'Ja, Auto entfernen', en: 'Yes, remove car' },
  keep: { de: 'Nein, behalten', en: 'No, keep it' },
  bookService: { de: 'Service buchen', en: 'Book a service' },
  sell: { de: 'Verkaufen', en: 'Sell' },
  tradeIn: { de: 'In Zahlung geben', en: 'Trade in' },
  inspection: { de: 'Hauptuntersuchung', en: 'General inspection' },
  inspectionDates: { de: 'Nächste Termine', en: 'Next appointments' },
  INSPECTION_UNKNOWN: {
    de: 'Tragen Sie den Monat Ihrer Prüfplakette ein, dann erinnern wir Sie rechtzeitig per E-Mail.',
    en: 'Enter the month on your inspection sticker and we will remind you by e-mail in good time.',
  },
  INSPECTION_LATER: {
    de: 'An die Hauptuntersuchung erinnern wir Sie einen Monat vorher per E-Mail.',
    en: 'We will remind you of the general inspection by e-mail a month in advance.',
  },
  INSPECTION_DUE: { de: 'Die Hauptuntersuchung steht an.', en: 'The general inspection is due.' },
  INSPECTION_OVERDUE: {
    de: 'Die Hauptuntersuchung ist überfällig. Nach der Prüfung tragen Sie bitte den neuen Termin ein.',
    en: 'The general inspection is overdue. Once it is done, please enter the new date.',
  },
  WINTER_TYRES: {
    de: 'Es ist Zeit für Winterreifen: von Oktober bis Ostern.',
    en: 'Time for winter tyres: from October to Easter.',
  },
  SUMMER_TYRES: {
    de: 'Nach Ostern ist Zeit für Sommerreifen.',
    en: 'After Easter, it’s time for summer tyres.',
  },
  MILEAGE_UNKNOWN: {
    de: 'Mit dem Kilometerstand können wir den Wert schätzen.',
    en: 'Add the mileage and we can estimate the value.',
  },
  REGISTRATION_UNKNOWN: {
    de: 'Mit der Erstzulassung können wir den Wert schätzen.',
    en: 'Add the first registration and we can estimate the value.',
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
    en: (count: number) => `Based on ${count} comparable offers in our stock.`,
  },
  valueBasisAnyFuel: {
    de: (count: number) => `Aus ${count} vergleichbaren Angeboten in unserem Bestand, auch mit anderem Kraftstoff.`,
    en: (count: number) => `Based on ${count} comparable offers in our stock, including other fuels.`,
  },
  valueMethod: { de: 'So schätzen wir', en: 'How we estimate' },
  valueMethodText: {
    de: (days: number, months: number, early: string, later: string, way: string) =>
      `Wir nehmen die Preise unfallfreier Gebrauchtwagen desselben Modells, die in den letzten ${days} Tagen angeboten wurden und höchstens ${months} Monate älter oder jünger sind. Jeden rechnen wir auf Alter und Kilometerstand Ihres Autos um: ${early} je Monat in den ersten drei Jahren, danach ${later}, und ${way} je 10.000 km. Je ähnlicher ein Angebot, desto mehr zählt es. Ausstattung, Zustand und Vorbesitzer sind nicht berücksichtigt. Es sind Angebotspreise: Wofür Autos wirklich verkauft werden, wissen wir nicht.`,
    en: (days: number, months: number, early: string, later: string, way: string) =>
      `We take the prices of used cars of the same model without accidents that were offered in the last ${days} days and are at most ${months} months older or younger. We adjust each one to the age and mileage of your car: ${early} per month in the first three years, ${later} after that, and ${way} per 10,000 km. The more similar an offer, the more it counts. Equipment, condition and previous owners are not considered. These are asking prices: we do not know what cars actually sell for.`,
  },
  valueTooFew: {
    de: (found: number, fewest: number, months: number) =>
      `Zurzeit gibt es ${found === 0 ? 'kein vergleichbares Angebot' : plural(found, 'nur 1 vergleichbares Angebot', `nur ${found} vergleichbare Angebote`)}: gleiches Modell, unfallfrei, höchstens ${months} Monate älter oder jünger und mit ähnlichem Kilometerstand. Ab ${fewest} nennen wir einen Wert.`,
    en: (found: number, fewest: number, months: number) =>
      `There ${found === 0 ? 'is currently no comparable offer' : plural(found, 'is currently only 1 comparable offer', `are currently only ${found} comparable offers`)}: same model, accident-free, at most ${months} months older or younger and with a similar mileage. We give a value from ${fewest} on.`,
  },
  valueUneven: {
    de: (found: number) =>
      `Zurzeit gibt es ${found} vergleichbare Angebote. Ihre Preise liegen zu weit auseinander, um daraus einen Wert zu nennen.`,
    en: (found: number) =>
      `There are currently ${found} comparable offers. Their prices are too far apart to give a value.`,
  },
  valueNeeds: {
    de: 'Für eine Schätzung brauchen wir Modell, Erstzulassung und Kilometerstand.',
    en: 'For an estimate we need the model, first registration and mileage.',
  },
  complete: { de: 'Angaben ergänzen', en: 'Complete details' },
  keyNumbers: { de: 'HSN / TSN', en: 'HSN / TSN' },
}

/** Entering a car. */
export const vehicleFormTexts = {
  editTitle: { de: 'Fahrzeug bearbeiten', en: 'Edit vehicle' },
  ways: { de: 'Wie möchten Sie das Fahrzeug angeben?', en: 'How would you like to identify the vehicle?' },
  fin: { de: 'FIN', en: 'VIN' },
  schluessel: { de: 'HSN / TSN', en: 'HSN / TSN' },
  manuell: { de: 'Marke und Modell', en: 'Make and model' },
  vin: { de: 'FIN', en: 'VIN' },
  vinHint: {
    de: '17 Zeichen, im Fahrzeugschein unter E.',
    en: '17 characters, in field E of the registration document.',
  },
  suggestion: {
    de: (vin: string) => `Eine FIN enthält weder I noch O oder Q. Meinten Sie ${vin}?`,
    en: (vin: string) => `A VIN never contains I, O or Q. Did you mean ${vin}?`,
  },
  accept: { de: (vin: string) => `${vin} übernehmen`, en: (vin: string) => `Use ${vin}` },
  hsn: { de: 'HSN', en: 'HSN' },
  hsnHint: { de: 'Vier Ziffern, Feld 2.1.', en: 'Four digits, field 2.1.' },
  tsn: { de: 'TSN', en: 'TSN' },
  tsnHint: { de: 'Die ersten drei Zeichen aus Feld 2.2.', en: 'The first three characters of field 2.2.' },
  next: { de: 'Weiter', en: 'Continue' },
  recognised: { de: (make: string) => `Erkannt: ${make}.`, en: (make: string) => `Recognised: ${make}.` },
  halfMonth: {
    de: 'Bitte wählen Sie Monat und Jahr, oder lassen Sie beides frei.',
    en: 'Please choose both month and year, or leave both empty.',
  },
  modelYear: {
    de: (year: number) => `Das Modelljahr ist vermutlich ${year}.`,
    en: (year: number) => `The model year is probably ${year}.`,
  },
  notRecognised: {
    de: 'Die Marke konnten wir nicht erkennen. Bitte wählen Sie sie aus.',
    en: 'We couldn’t recognise the make. Please choose it.',
  },
  pleaseComplete: { de: 'Bitte prüfen und ergänzen Sie die Angaben.', en: 'Please check and complete the details.' },
  mistyped: {
    de: 'Die Prüfziffer passt nicht zur FIN. Bitte prüfen Sie sie noch einmal.',
    en: 'The check digit does not match the VIN. Please check it again.',
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
  nextService: { de: 'Nächste Inspektion', en: 'Next service' },
  warrantyUntil: { de: 'Garantie bis', en: 'Warranty until' },
  dealer: { de: 'Betreuender Betrieb', en: 'Your workshop or dealer' },
  noDealer: { de: 'Keiner', en: 'None' },
  save: { de: 'Fahrzeug speichern', en: 'Save vehicle' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
}
