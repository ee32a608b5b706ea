import { personFieldTexts } from './person-fields.ts'
/** The steps of selling a car privately. */
export const privateSaleTexts = {
  steps: { de: 'Schritte', en: 'Steps' },
  informationTitle: { de: 'Ihr Auto privat verkaufen', en: 'Sell your car privately' },
  informationLead: {
    de: 'Das Inserat ist kostenlos und 60 Tage online. Wir vermitteln den Kontakt, den Verkauf machen Sie selbst mit dem Käufer aus.',
    en: 'The listing is free and online for 60 days. We put buyers in touch with you; you agree the sale with them yourself.',
  },
  informationStep: { de: 'Angaben', en: 'Details' },
  imagesTitle: { de: 'Zeigen Sie Ihr Auto', en: 'Show your car' },
  imagesLead: {
    de: 'Das erste Bild steht in der Suche. Gut sind Bilder von vorn, hinten, innen, vom Kilometerstand, von den Reifen und von jedem Mangel.',
    en: 'The first picture is shown in the search. Good pictures show the front, back, interior, mileage, tyres and every defect.',
  },
  imagesStep: { de: 'Bilder', en: 'Pictures' },
  preview: { de: 'Vorschau in der Suche', en: 'How it looks in the search' },
  checkTitle: { de: 'So sieht Ihr Inserat aus', en: 'This is your listing' },
  checkLead: {
    de: 'Prüfen Sie alles noch einmal. Fällt bei unserer Prüfung nichts auf, ist es sofort online.',
    en: 'Please check everything once more. If our checks find nothing, it goes online at once.',
  },
  checkStep: { de: 'Prüfen', en: 'Check' },
  later: {
    de: 'Ihre Angaben sind gespeichert. Sie können später weitermachen, auch auf einem anderen Gerät.',
    en: 'Your details are saved. You can continue later, on another device too.',
  },
  reset: { de: 'Angaben verwerfen', en: 'Discard details' },
  editing: {
    de: 'Sie ändern ein Inserat. Bis Sie es absenden, bleibt es online, wie es ist; danach prüfen wir es wieder.',
    en: 'You are changing a listing. It stays online as it is until you send it; then we check it again.',
  },
  alreadyListed: {
    de: 'Dieses Auto haben Sie schon inseriert. Ändern oder beenden Sie dieses Inserat, oder wählen Sie ein anderes Auto.',
    en: 'You have already listed this car. Change or end that listing, or choose another car.',
  },
  toListing: { de: 'Zum Inserat', en: 'View the listing' },

  noCarTitle: { de: 'Legen Sie zuerst Ihr Auto an', en: 'Add your car first' },
  noCarText: {
    de: 'Das Inserat übernimmt Marke, Modell, Erstzulassung und Kraftstoff aus Ihrer Garage.',
    en: 'The listing takes make, model, first registration and fuel from your garage.',
  },
  addCar: { de: 'Auto zur Garage hinzufügen', en: 'Add a car to the garage' },
  vehicle: { de: 'Fahrzeug', en: 'Vehicle' },
  fromGarage: { de: 'Aus Ihrer Garage', en: 'From your garage' },
  takeCar: { de: 'Angaben übernehmen', en: 'Use these details' },
  otherCar: { de: 'Anderes Auto anlegen', en: 'Add another car' },
  noModel: {
    de: 'Bei diesem Auto fehlt das Modell. Bitte ergänzen Sie es in der Garage.',
    en: 'The model of this car is missing. Please add it in the garage.',
  },
  name: { de: 'Bezeichnung im Inserat', en: 'Title of the listing' },
  nameHint: { de: 'Marke, Modell, Motor. Keine Telefonnummer.', en: 'Make, model, engine. No telephone number.' },
  vin: { de: 'FIN', en: 'VIN' },
  vinHint: { de: 'Erscheint nicht im Inserat', en: 'Not shown in the listing' },
  mileage: { de: 'Kilometerstand', en: 'Mileage' },
  mileageHint: { de: 'Stand heute', en: 'As of today' },
  accident: { de: 'Unfallschaden', en: 'Accident damage' },
  accidentNo: { de: 'Nein', en: 'No' },
  accidentYes: { de: 'Ja, Näheres in der Beschreibung', en: 'Yes, see the description' },
  accidentUnknown: { de: 'Nicht angegeben', en: 'Not stated' },
  price: { de: 'Ihr Preis', en: 'Your price' },
  priceTitle: { de: 'Preis', en: 'Price' },
  priceMissing: { de: 'Bitte geben Sie einen Preis ab 100 € ein.', en: 'Please enter a price of €100 or more.' },
  mileageMissing: { de: 'Bitte geben Sie den Kilometerstand ein.', en: 'Please enter the mileage.' },
  fixedPrice: { de: 'Festpreis', en: 'Fixed price' },
  negotiable: { de: 'Verhandlungsbasis', en: 'Negotiable' },
  fixedHint: { de: 'Ohne Haken steht „Verhandlungsbasis“ dabei', en: 'Without a tick it says “negotiable”' },
  descriptionTitle: { de: 'Beschreibung', en: 'Description' },
  description: { de: 'Was sollte ein Käufer wissen?', en: 'What should a buyer know?' },
  descriptionHint: {
    de: 'Nennen Sie Mängel: Das schützt Sie nach dem Verkauf.',
    en: 'Name defects: this protects you after the sale.',
  },
  descriptionMissing: { de: 'Bitte beschreiben Sie das Auto.', en: 'Please describe the car.' },
  nameMissing: { de: 'Bitte geben Sie eine Bezeichnung ein.', en: 'Please enter a title.' },
  seller: { de: 'Standort und Verkäufer', en: 'Location and seller' },
  postalCode: personFieldTexts.postalCode,
  postalCodeHint: {
    de: 'Im Inserat stehen Postleitzahl und Ort, keine Straße',
    en: 'The listing shows postal code and town, no street',
  },
  youSell: { de: 'Sie verkaufen', en: 'You are selling' },
  asPrivate: { de: 'als Privatperson', en: 'as a private person' },
  asBusiness: { de: 'gewerblich oder aus einem Betriebsvermögen', en: 'commercially, or a car of your business' },
  notPrivate: {
    de: 'Hier können nur Privatpersonen verkaufen. Gewerbliche Verkäufer brauchen ein Händlerkonto.',
    en: 'Only private persons can sell here. Commercial sellers need a dealer account.',
  },
  showPhone: { de: 'Meine Telefonnummer im Inserat zeigen', en: 'Show my telephone number in the listing' },
  phone: personFieldTexts.phone,
  phoneMissing: {
    de: 'Bitte geben Sie die Telefonnummer ein, die gezeigt werden soll.',
    en: 'Please enter the telephone number to be shown.',
  },
  acknowledge: {
    de: 'Ich bin Eigentümer des Autos oder darf es verkaufen, und meine Angaben stimmen.',
    en: 'I own the car or am allowed to sell it, and my details are correct.',
  },
  acknowledgeMissing: {
    de: 'Bitte bestätigen Sie, dass Sie das Auto verkaufen dürfen.',
    en: 'Please confirm that you are allowed to sell the car.',
  },

  estimateTitle: { de: 'Preis einschätzen', en: 'Judge the price' },
  priceHint: {
    de: (range: string) => `Vergleichbare Angebote: ${range}`,
    en: (range: string) => `Comparable offers: ${range}`,
  },
  range: {
    de: (low: string, high: string) => `${low} bis ${high}`,
    en: (low: string, high: string) => `${low} to ${high}`,
  },
  yourPrice: { de: 'Ihr Preis', en: 'Your price' },
  comparables: { de: 'Vergleichbare Angebote', en: 'Comparable offers' },
  seeComparables: { de: 'Angebote dieses Modells ansehen', en: 'See offers of this model' },
  noEstimate: {
    de: 'Es gibt zu wenige vergleichbare Angebote, um einen Preis einzuschätzen.',
    en: 'There are too few comparable offers to judge a price.',
  },
  estimateNote: {
    de: 'Aus Angebotspreisen ähnlicher Autos, umgerechnet auf Alter und Kilometer. Private Angebote liegen meist etwas darunter.',
    en: 'From asking prices of similar cars, adjusted for age and mileage. Private offers are usually a little lower.',
  },

  pictureCount: { de: (count: number) => `${count} von 20 Bildern`, en: (count: number) => `${count} of 20 pictures` },
  addPictures: { de: 'Bilder hinzufügen', en: 'Add pictures' },
  sortNote: {
    de: 'Mit den Pfeilen ändern Sie die Reihenfolge. Das erste Bild ist das Titelbild.',
    en: 'Change the order with the arrows. The first picture is the cover.',
  },
  plateNote: {
    de: 'Kennzeichen und Gesichter verdecken Sie mit einem Kasten. Er wird fest ins Bild gerechnet, das Original löschen wir, wenn Sie das Inserat absenden.',
    en: 'Cover number plates and faces with a box. It becomes part of the picture, and we delete the original when you send the listing.',
  },

  pictures: { de: 'Bilder', en: 'Pictures' },
  noPictures: {
    de: 'Keine. Inserate ohne Bilder bekommen kaum Anfragen.',
    en: 'None. Listings without pictures get hardly any enquiries.',
  },
  picturesOf: {
    de: (count: number) => (count === 1 ? '1 Bild' : `${count} Bilder`),
    en: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  },
  notShown: { de: 'nicht im Inserat', en: 'not in the listing' },
  registered: { de: 'Erstzulassung', en: 'First registration' },
  location: { de: 'Standort', en: 'Location' },
  phoneHidden: { de: 'wird nicht gezeigt', en: 'not shown' },
  messages: { de: 'Nachrichten', en: 'Messages' },
  messagesValue: { de: 'nur hier im Shop, Hinweis per E-Mail', en: 'only here in the shop, notice by e-mail' },
  reviewTitle: { de: 'Was wir prüfen', en: 'What we check' },
  reviewText: {
    de: 'Regeln prüfen Preis, FIN, Bilder, Konto und Text sofort. Fällt etwas auf, sieht ein Mensch nach, meist in vier Stunden (Montag bis Samstag). Ablehnungen begründen wir, und Sie können widersprechen.',
    en: 'Rules check price, VIN, pictures, account and text at once. If something is found, a person looks at it, usually within four hours (Monday to Saturday). We give reasons for a rejection, and you can object.',
  },
  privateLaw: {
    de: 'Als Privatperson verkaufen Sie ohne Widerrufsrecht des Käufers; die Haftung für Mängel können Sie im Vertrag ausschließen.',
    en: 'As a private seller you owe the buyer no right of withdrawal, and you can exclude liability for defects in the contract.',
  },
  publish: { de: 'Inserat veröffentlichen', en: 'Publish listing' },
  sendChange: { de: 'Geändertes Inserat absenden', en: 'Send the changed listing' },
  changedNotice: {
    de: 'Inzwischen hat sich etwas geändert. Bitte prüfen Sie die Angaben noch einmal.',
    en: 'Something has changed in the meantime. Please check the details again.',
  },
  limitNotice: {
    de: 'Mehr als fünf Inserate sind nicht möglich. Bitte beenden Sie zuerst eines.',
    en: 'No more than five listings are possible. Please end one first.',
  },
} as const
