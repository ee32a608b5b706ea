/** Selling a car to a dealer, step by step. */
export const tradeInFlowTexts = {
  steps: { de: 'Schritte des Verkaufs', en: 'Steps of the sale' },
  vehicle: { de: 'Fahrzeug', en: 'Car' },
  condition: { de: 'Zustand', en: 'Condition' },
  dealer: { de: 'Händler', en: 'Dealer' },
  offer: { de: 'Preis', en: 'Price' },
  yourCar: { de: 'Ihr Fahrzeug', en: 'Your car' },
  unknown: { de: 'Weiß ich nicht', en: 'I do not know' },
  unknownNote: { de: 'macht die Spanne breiter', en: 'widens the range' },

  tradeIn: { de: 'Ihr Auto in Zahlung geben', en: 'Trade in your car' },

  landingTitle: { de: 'Auto an einen Händler verkaufen', en: 'Sell your car to a dealer' },
  landingLead: {
    de: 'In vier Schritten zum Schätzpreis, mit jeder Zeile, aus der er entsteht. Nach der Besichtigung macht der Händler ein verbindliches Angebot.',
    en: 'Four steps to an estimate, with every line it is made of. After an inspection the dealer makes a binding offer.',
  },
  start: { de: 'Auto bewerten', en: 'Value my car' },
  resume: { de: 'Weitermachen', en: 'Continue' },
  how: { de: 'So läuft es ab', en: 'How it works' },
  howVehicle: {
    de: 'Fahrzeug nennen: mit FIN, Schlüsselnummern, aus der Garage oder durch Auswahl.',
    en: 'Name the car: by VIN, key numbers, from your garage or by choosing.',
  },
  howCondition: {
    de: 'Zustand beschreiben: Neben jeder Antwort steht, was sie am Preis ändert.',
    en: 'Describe its condition: each answer says what it does to the price.',
  },
  howDealer: {
    de: 'Händler wählen und Schätzpreis lesen. Dafür melden Sie sich an.',
    en: 'Choose a dealer and read the estimate. You log in for this.',
  },
  howInspection: {
    de: 'Besichtigung: Der Händler füllt dieselben Zeilen aus. Andere Abzüge gibt es nicht.',
    en: 'Inspection: the dealer fills in the same lines. There are no other deductions.',
  },
  table: { de: 'Tabelle der Zu- und Abschläge', en: 'Table of additions and deductions' },
  tableOf: {
    de: (day: string) =>
      `Richtwerte des Shops, Stand ${day}. Händler können eigene Beträge haben; sie gelten dann überall statt dieser.`,
    en: (day: string) =>
      `Guide values of the shop as of ${day}. Dealers may have amounts of their own, which then apply everywhere instead.`,
  },
  termsLine: {
    de: (margin: string, reconditioning: string) => `${margin} Marge, Aufbereitung ${reconditioning}`,
    en: (margin: string, reconditioning: string) => `${margin} margin, reconditioning ${reconditioning}`,
  },
  wholeTable: { de: 'Ganze Tabelle ansehen', en: 'See the whole table' },

  vehicleTitle: { de: 'Welches Auto möchten Sie verkaufen?', en: 'Which car would you like to sell?' },
  ways: { de: 'Weg zum Fahrzeug', en: 'How to name the car' },
  VIN: { de: 'FIN', en: 'VIN' },
  KEY_NUMBERS: { de: 'Schlüsselnummern', en: 'Key numbers' },
  GARAGE: { de: 'Garage', en: 'Garage' },
  SEQUENCE: { de: 'Auswahl', en: 'Choose' },
  vinLabel: { de: 'Fahrzeug-Identifizierungsnummer (FIN)', en: 'Vehicle identification number (VIN)' },
  vinHint: {
    de: '17 Zeichen, Feld E im Fahrzeugschein. Sie verrät uns die Marke, den Rest fragen wir.',
    en: '17 characters, field E of the registration certificate. It tells us the make, we ask for the rest.',
  },
  vinRequired: { de: 'Bitte geben Sie die FIN ein.', en: 'Please enter the VIN.' },
  hsnLabel: { de: 'HSN', en: 'HSN' },
  hsnHint: { de: 'Feld 2.1, vier Ziffern', en: 'Field 2.1, four digits' },
  tsnLabel: { de: 'TSN', en: 'TSN' },
  tsnHint: { de: 'Feld 2.2, die ersten drei Zeichen', en: 'Field 2.2, the first three characters' },
  unknownNumbers: {
    de: 'Diese Schlüsselnummern kennen wir nicht. Bitte nennen Sie das Auto durch Auswahl.',
    en: 'We do not know these key numbers. Please name the car by choosing.',
  },
  valuationFailed: {
    de: 'Das hat nicht geklappt. Bitte wählen Sie die Angaben selbst.',
    en: 'That did not work. Please choose the details yourself.',
  },
  take: { de: 'Übernehmen', en: 'Apply' },
  fromGarage: { de: 'Aus Ihrer Garage', en: 'From your garage' },
  noGarage: { de: 'In Ihrer Garage steht noch kein Auto.', en: 'There is no car in your garage yet.' },
  garageLogin: {
    de: 'Melden Sie sich an, um ein Auto Ihrer Garage zu wählen.',
    en: 'Log in to choose a car from your garage.',
  },
  logIn: { de: 'Anmelden', en: 'Log in' },
  onlyOption: { de: 'einzige Möglichkeit, selbst gewählt', en: 'the only possibility, chosen for you' },
  otherModel: { de: 'Anderes Modell', en: 'Another model' },
  pleaseChoose: { de: 'Bitte wählen', en: 'Please choose' },
  missingAnswer: { de: 'Bitte beantworten Sie diese Frage.', en: 'Please answer this question.' },
  answer: { de: 'Weiter', en: 'Continue' },
  mileage: { de: 'Kilometerstand', en: 'Mileage' },
  mileageHint: { de: 'Stand heute, auf 100 km genau', en: 'As of today, to the nearest 100 km' },
  mileageRequired: { de: 'Bitte geben Sie den Kilometerstand ein.', en: 'Please enter the mileage.' },
  registration: { de: 'Erstzulassung', en: 'First registration' },

  conditionTitle: { de: 'Wie ist der Zustand?', en: 'What condition is it in?' },
  conditionLead: {
    de: 'Neben jeder Antwort steht, was sie am Preis ändert. Bei der Besichtigung zählen dieselben Beträge.',
    en: 'Next to each answer is what it does to the price. The same amounts count at the inspection.',
  },
  noDeduction: { de: 'kein Abzug', en: 'no deduction' },
  atLeast: { de: (amount: string) => `${amount} und mehr`, en: (amount: string) => `${amount} or more` },
  range: { de: (a: string, b: string) => `${a} bis ${b}`, en: (a: string, b: string) => `${a} to ${b}` },
  equipment: { de: 'Ausstattung', en: 'Equipment' },
  equipmentLead: { de: 'Was das Auto hat und funktioniert.', en: 'What the car has, in working order.' },
  pictures: { de: 'Bilder', en: 'Pictures' },
  picturesLead: {
    de: 'Vier genügen: vorn, hinten, eine Seite, Kilometerstand. Ort und Gerät entfernen wir aus der Datei. Der Händler sieht sie mit Ihrer Anfrage.',
    en: 'Four are enough: front, rear, one side, mileage. We remove place and device from the file. The dealer sees them with your request.',
  },
  addPictures: { de: 'Bilder hinzufügen', en: 'Add pictures' },
  sumOfCondition: { de: 'Zustand bisher', en: 'Condition so far' },

  dealerTitle: { de: 'Wer soll den Wagen ansehen?', en: 'Who should look at the car?' },
  dealerLead: {
    de: 'Händler im Umkreis von 100 km, höchstens zwölf. Ihre Bedingungen sind öffentlich.',
    en: 'Dealers within 100 km, twelve at most. Their terms are public.',
  },
  search: { de: 'Händler suchen', en: 'Find dealers' },
  noDealers: {
    de: 'Im Umkreis von 100 km haben wir keinen Händler gefunden. Bitte prüfen Sie den Ort.',
    en: 'We found no dealer within 100 km. Please check the place.',
  },
  chooseDealer: { de: 'Händler', en: 'Dealers' },
  dealerRequired: { de: 'Bitte wählen Sie einen Händler.', en: 'Please choose a dealer.' },
  conditionHere: {
    de: (amount: string) => `Ihr Zustand: ${amount}`,
    en: (amount: string) => `Your condition: ${amount}`,
  },
  freeFrom: {
    de: (time: string) => `Besichtigung frei ab ${time}`,
    en: (time: string) => `Inspection free from ${time}`,
  },
  byArrangement: { de: 'Besichtigung nach Absprache', en: 'Inspection by arrangement' },
  loginNeeded: { de: 'Für den Schätzpreis melden Sie sich bitte an.', en: 'Please log in for the estimate.' },
  loginNote: {
    de: 'Ihre Angaben bleiben erhalten, auch wenn Sie erst ein Konto anlegen. Der Händler sieht sie erst, wenn Sie eine Besichtigung vereinbaren.',
    en: 'Your entries stay, even if you create an account first. The dealer sees them only when you arrange an inspection.',
  },
  loginAndSee: { de: 'Anmelden und Schätzpreis ansehen', en: 'Log in and see the estimate' },
  see: { de: 'Schätzpreis ansehen', en: 'See the estimate' },

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
  minPrice: { de: (price: string) => `mindestens ${price}`, en: (price: string) => `at least ${price}` },
  maxPrice: { de: (price: string) => `höchstens ${price}`, en: (price: string) => `at most ${price}` },
  openBelow: {
    de: 'nach unten offen, bis der Händler den Schaden gesehen hat',
    en: 'open below until the dealer has seen the damage',
  },
  notAnOffer: {
    de: (day: string, dealer: string) =>
      `Schätzung vom ${day}. Noch kein Angebot: Das verbindliche Angebot macht ${dealer} nach der Besichtigung.`,
    en: (day: string, dealer: string) =>
      `Estimate of ${day}. Not an offer yet: ${dealer} makes the binding offer after the inspection.`,
  },
  print: {
    de: 'Zum Drucken nutzen Sie die Druckfunktion Ihres Browsers; Knöpfe bleiben weg.',
    en: 'To print, use your browser’s print function; buttons are left out.',
  },
  howPrice: { de: 'So entsteht der Preis', en: 'How the price is made' },
  howPriceLead: {
    de: 'Jede Zeile nennt ihre Quelle. Striche sind Zwischensummen, Balken Zu- und Abschläge, alle im selben Maßstab.',
    en: 'Each line names its source. Strokes are subtotals, bars additions and deductions, all on the same scale.',
  },
  caption: { de: 'Herleitung des Preises', en: 'How the price is derived' },
  item: { de: 'Posten und Quelle', en: 'Item and source' },
  amount: { de: 'Betrag', en: 'Amount' },
  median: {
    de: (count: number) => `Median von ${count} vergleichbaren Angeboten`,
    en: (count: number) => `Median of ${count} comparable offers`,
  },
  seeOffers: { de: 'Angebote ansehen', en: 'See the offers' },
  age: { de: 'Alter', en: 'Age' },
  ageSource: {
    de: (month: string, rate: string) => `Das mittlere Angebot ist von ${month}; ${rate} je Monat`,
    en: (month: string, rate: string) => `The middle offer is from ${month}; ${rate} per month`,
  },
  kilometres: { de: 'Laufleistung', en: 'Mileage' },
  kilometresSource: {
    de: (km: string, rate: string) => `Das mittlere Angebot hat ${km}; ${rate} je 10.000 km`,
    en: (km: string, rate: string) => `The middle offer has ${km}; ${rate} per 10,000 km`,
  },
  market: { de: 'Marktwert Ihres Fahrzeugs', en: 'Market value of your car' },
  marketSource: {
    de: 'Angebotspreis beim Händler, in gutem Zustand',
    en: 'Asking price at a dealer’s, in good condition',
  },
  tableSource: { de: (day: string) => `Tabelle, Stand ${day}`, en: (day: string) => `Table as of ${day}` },
  middleSource: {
    de: (a: string, b: string) => `Mitte zwischen ${a} und ${b}`,
    en: (a: string, b: string) => `Middle between ${a} and ${b}`,
  },
  reconditioning: { de: 'Aufbereitung und Fahrzeugprüfung', en: 'Reconditioning and check' },
  reconditioningSource: { de: 'Festbetrag des Händlers', en: 'Fixed amount of the dealer' },
  repaired: { de: 'Wert nach Instandsetzung', en: 'Value after repairs' },
  repairedSource: { de: 'Nach Ihren Angaben', en: 'By what you stated' },
  margin: { de: 'Marge des Händlers', en: 'Dealer’s margin' },
  marginSource: {
    de: (share: string, least: string) =>
      `${share} vom Marktwert, mindestens ${least}: Standzeit, Werbung, Gewährleistung`,
    en: (share: string, least: string) =>
      `${share} of the market value, at least ${least}: time in stock, advertising, warranty`,
  },
  vat: { de: 'Mehrwertsteuer auf die Marge', en: 'VAT on the margin' },
  vatSource: {
    de: (percent: string, margin: string) => `${percent} von ${margin}, Differenzbesteuerung § 25a UStG`,
    en: (percent: string, margin: string) => `${percent} of ${margin}, margin scheme § 25a UStG`,
  },
  vatCompanySource: {
    de: (percent: string, margin: string) =>
      `${percent} von ${margin}. Ihr Preis enthält die Steuer: Sie weisen sie in Ihrer Rechnung aus, der Händler zieht sie als Vorsteuer ab`,
    en: (percent: string, margin: string) =>
      `${percent} of ${margin}. Your price includes the tax: your invoice shows it, and the dealer deducts it as input tax`,
  },
  rounding: { de: 'Rundung', en: 'Rounding' },
  roundingSource: { de: 'auf 10 €', en: 'to €10' },
  estimate: { de: 'Schätzpreis', en: 'Estimate' },
  price: { de: 'Preis nach der Besichtigung', en: 'Price after the inspection' },
  why: { de: 'Warum eine Spanne', en: 'Why a range' },
  spread: { de: 'Mittlere drei Fünftel der Angebote', en: 'Middle three fifths of the offers' },
  complete: { de: 'Angaben ergänzen', en: 'Complete your answers' },
  comparables: { de: 'Vergleichbare Angebote', en: 'Comparable offers' },
  comparablesLead: {
    de: (count: number, sellers: number, dealer: string) =>
      `${count} Angebote von ${sellers} Verkäufern. Höchstens 30 % des Gewichts kommen von einem; Angebote von ${dealer} zählen nicht mit.`,
    en: (count: number, sellers: number, dealer: string) =>
      `${count} offers from ${sellers} sellers. At most 30% of the weight comes from one; offers of ${dealer} do not count.`,
  },
  car: { de: 'Fahrzeug', en: 'Car' },
  seller: { de: 'Verkäufer', en: 'Seller' },
  privateSeller: { de: 'Privat', en: 'Private' },
  registered: { de: 'EZ', en: 'Registered' },
  offered: { de: 'Angebot', en: 'Offer' },
  adjustment: { de: 'Angleichung', en: 'Adjustment' },
  forYourCar: { de: 'auf Ihr Fahrzeug', en: 'for your car' },
  weightedMedian: { de: 'gewichteter Median', en: 'weighted median' },
  allOffers: { de: 'Alle in der Suche ansehen', en: 'See all of them in the search' },
  offersNotNamed: {
    de: 'Angebote anderer Händler führt dieser Shop nicht einzeln auf.',
    en: 'This shop does not list the offers of other dealers one by one.',
  },
  askingPrices: {
    de: 'Angebotspreise, keine Verkaufspreise: Was Autos wirklich kosten, weiß niemand außer den Beteiligten.',
    en: 'Asking prices, not selling prices: what cars really cost only the parties know.',
  },

  inspect: { de: 'Besichtigung vereinbaren', en: 'Arrange the inspection' },
  inspectLead: {
    de: (dealer: string) =>
      `30 Minuten bei ${dealer}, kostenlos. Wählen Sie eine Zeit; damit senden Sie Ihre Angaben an den Händler.`,
    en: (dealer: string) =>
      `30 minutes at ${dealer}, free of charge. Choose a time; this sends your details to the dealer.`,
  },
  withoutTime: { de: 'Ohne Termin anfragen', en: 'Ask without a time' },
  withoutTimeNote: { de: 'Der Händler meldet sich für einen Termin.', en: 'The dealer will contact you for a time.' },
  phone: { de: 'Telefon', en: 'Phone' },
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
    de: 'Bei diesem Händler läuft für dieses Auto schon eine Anfrage.',
    en: 'There already is a request to this dealer for this car.',
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
  differences: { de: 'Was die Besichtigung geändert hat', en: 'What the inspection changed' },
  noDifferences: {
    de: 'Nichts: Der Händler hat gefunden, was Sie angegeben haben.',
    en: 'Nothing: the dealer found what you stated.',
  },
  stated: { de: 'Ihre Angabe', en: 'You stated' },
  found: { de: 'Gefunden', en: 'Found' },
  notStated: { de: 'nicht genannt', en: 'not mentioned' },
}

/** What the questions of the sequence form are called. */
export const sequenceTexts = {
  make: { de: 'Marke', en: 'Make' },
  model: { de: 'Modell', en: 'Model' },
  colors: { de: 'Farbe', en: 'Colour' },
  regmonth: { de: 'Monat der Erstzulassung', en: 'Month of first registration' },
  regdate: { de: 'Jahr der Erstzulassung', en: 'Year of first registration' },
  body: { de: 'Bauform', en: 'Body' },
  facelift: { de: 'Modellpflege', en: 'Facelift' },
  seats: { de: 'Sitze', en: 'Seats' },
  bodyHeight: { de: 'Höhe', en: 'Height' },
  bodyLength: { de: 'Länge', en: 'Length' },
  weight: { de: 'Gewicht', en: 'Weight' },
  engine: { de: 'Motor', en: 'Engine' },
  wheeldrive: { de: 'Antrieb', en: 'Drive' },
  transmission: { de: 'Getriebe', en: 'Gearbox' },
  trim: { de: 'Ausstattungslinie', en: 'Trim' },
} as const

/** The questions about the condition and their answers, by `question` and `question.answer`. */
export const conditionTexts: Readonly<Record<string, { readonly de: string; readonly en: string }>> = {
  scratches: { de: 'Kratzer oder Dellen', en: 'Scratches or dents' },
  'scratches.none': { de: 'Keine', en: 'None' },
  'scratches.few': { de: 'Ein bis zwei Kratzer, keine Delle', en: 'One or two scratches, no dent' },
  'scratches.several': { de: 'Mehrere Stellen oder eine Delle', en: 'Several places, or a dent' },
  'scratches.major': { de: 'Größerer Schaden', en: 'Larger damage' },
  windscreen: { de: 'Frontscheibe', en: 'Windscreen' },
  'windscreen.none': { de: 'Ohne Steinschlag', en: 'No chips' },
  'windscreen.chip': { de: 'Steinschlag, kleiner als ein 2-Euro-Stück', en: 'A chip smaller than a €2 coin' },
  'windscreen.crack': { de: 'Riss oder Steinschlag im Sichtfeld', en: 'A crack, or a chip in the field of view' },
  accident: { de: 'Unfall', en: 'Accident' },
  'accident.none': { de: 'Unfallfrei', en: 'None' },
  'accident.repaired': { de: 'Unfall, fachgerecht repariert', en: 'Accident, properly repaired' },
  'accident.damaged': { de: 'Unfallschaden nicht repariert', en: 'Accident damage not repaired' },
  import: { de: 'Herkunft', en: 'Origin' },
  'import.german': { de: 'Deutsches Fahrzeug', en: 'German car' },
  'import.imported': { de: 'Importiert', en: 'Imported' },
  serviceBook: { de: 'Serviceheft', en: 'Service book' },
  'serviceBook.maker': { de: 'Lückenlos beim Hersteller', en: 'Complete, by the maker’s workshops' },
  'serviceBook.workshop': { de: 'Lückenlos, freie Werkstatt', en: 'Complete, independent workshop' },
  'serviceBook.gaps': { de: 'Mit Lücken', en: 'With gaps' },
  'serviceBook.missing': { de: 'Nicht vorhanden', en: 'Missing' },
  secondTyres: { de: 'Zweiter Satz Räder', en: 'Second set of wheels' },
  'secondTyres.none': { de: 'Nein', en: 'No' },
  'secondTyres.good': { de: 'Ja, mit mindestens 4 mm Profil', en: 'Yes, with at least 4 mm of tread' },
  battery: { de: 'Zertifikat der Antriebsbatterie', en: 'Certificate of the traction battery' },
  'battery.certificate': { de: 'Vorhanden, höchstens ein Jahr alt', en: 'Present, at most a year old' },
  'battery.none': { de: 'Nicht vorhanden', en: 'None' },
  inspection: { de: 'Nächste Hauptuntersuchung', en: 'Next roadworthiness test' },
  'inspection.year': { de: 'In mehr als 12 Monaten', en: 'In more than 12 months' },
  'inspection.due': { de: 'In den nächsten 12 Monaten', en: 'Within the next 12 months' },
  'inspection.overdue': { de: 'Überfällig', en: 'Overdue' },
  tyres: { de: 'Profil der Reifen', en: 'Tread of the tyres' },
  'tyres.good': { de: '4 mm und mehr', en: '4 mm and more' },
  'tyres.two': { de: 'Zwei Reifen unter 4 mm', en: 'Two tyres below 4 mm' },
  'tyres.four': { de: 'Alle vier unter 4 mm', en: 'All four below 4 mm' },
  brakes: { de: 'Bremsen', en: 'Brakes' },
  'brakes.good': { de: 'In den letzten 12 Monaten erneuert oder gut', en: 'Replaced within 12 months, or good' },
  'brakes.due': { de: 'Fällig', en: 'Due' },
  finance: { de: 'Läuft noch eine Finanzierung?', en: 'Is it still being financed?' },
  'finance.none': { de: 'Nein', en: 'No' },
  'finance.open': { de: 'Ja, der Händler löst sie mit ab', en: 'Yes, the dealer settles it' },
  seller: { de: 'Wer verkauft?', en: 'Who sells?' },
  'seller.private': { de: 'Privatperson', en: 'Private person' },
  'seller.company': { de: 'Unternehmen, mit Rechnung', en: 'Company, with an invoice' },
  equipment: { de: 'Ausstattung', en: 'Equipment' },
  'equipment.navigation': { de: 'Navigationssystem', en: 'Navigation system' },
  'equipment.camera': { de: 'Rückfahrkamera', en: 'Reversing camera' },
  'equipment.ledLights': { de: 'LED-Scheinwerfer', en: 'LED headlights' },
  'equipment.seatHeating': { de: 'Sitzheizung', en: 'Heated seats' },
  'equipment.leather': { de: 'Ledersitze', en: 'Leather seats' },
  'equipment.panorama': { de: 'Panoramadach', en: 'Panoramic roof' },
  'equipment.towBar': { de: 'Anhängerkupplung', en: 'Tow bar' },
  'equipment.parkingHeater': { de: 'Standheizung', en: 'Parking heater' },
  mileage: { de: 'Kilometerstand', en: 'Mileage' },
}
