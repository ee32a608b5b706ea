import { plural } from './plural.ts'
/** Why an entered value is refused and what to do about it. A field's own sentence takes precedence. */
export const fieldProblemTexts = {
  REQUIRED: { de: 'Bitte füllen Sie dieses Feld aus.', en: 'Please fill in this field.' },
  TOO_SHORT: {
    de: (limit: number) => `Bitte geben Sie mindestens ${limit} Zeichen ein.`,
    en: (limit: number) => `Please enter at least ${limit} characters.`,
  },
  TOO_LONG: {
    de: (limit: number) => `Bitte geben Sie höchstens ${limit} Zeichen ein.`,
    en: (limit: number) => `Please enter no more than ${limit} characters.`,
  },
  INVALID: { de: 'Bitte prüfen Sie diese Angabe.', en: 'Please check this entry.' },
  INVALID_EMAIL: {
    de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein, z. B. name@beispiel.de.',
    en: 'Please enter a valid e-mail address, e.g. name@example.com.',
  },
  INVALID_PHONE: {
    de: 'Bitte geben Sie eine gültige Telefonnummer ein, z. B. 0221 4710100.',
    en: 'Please enter a valid telephone number, e.g. +49 221 4710100.',
  },
  OUTSIDE_DELIVERY_AREA: {
    de: 'So weit liefert dieser Händler nicht. Bitte wählen Sie die Abholung oder eine andere Adresse.',
    en: 'This dealer does not deliver that far. Please choose pick-up or another address.',
  },
  UNKNOWN_POSTAL_CODE: {
    de: 'Diese Postleitzahl kennen wir nicht. Ohne sie können wir die Lieferung nicht berechnen. Bitte prüfen Sie sie, geben Sie eine andere Lieferadresse an oder holen Sie das Auto ab.',
    en: 'We do not know this postal code, so we cannot price the delivery. Please check it, choose another delivery address, or pick the car up.',
  },
  INVALID_POSTAL_CODE: {
    de: 'Bitte prüfen Sie die Postleitzahl. Sie besteht aus fünf Ziffern, z. B. 50670.',
    en: 'Please check the postal code. A German one has five digits, e.g. 50670.',
  },
  INVALID_VIN: {
    de: 'Die FIN hat 17 Zeichen ohne I, O und Q. Sie steht im Fahrzeugschein unter E.',
    en: 'A VIN has 17 characters and no I, O or Q. You will find it in field E of the registration document.',
  },
  INVALID_IBAN: {
    de: 'Diese IBAN ist nicht korrekt. Bitte prüfen Sie die Eingabe.',
    en: 'This IBAN is not correct. Please check what you entered.',
  },
  INVALID_PLATE: {
    de: 'Bitte geben Sie das Kennzeichen so ein: K-AB 1234.',
    en: 'Please enter the number plate in this format: K-AB 1234.',
  },
  IMPOSSIBLE_PLATE: {
    de: 'Dieses Kennzeichen wird nicht vergeben. Es hat höchstens acht Zeichen, und die Zahl beginnt nicht mit 0; HJ, KZ, NS, SA und SS sind gesperrt.',
    en: 'This number plate is not issued. A plate has no more than eight characters and its number does not start with 0; HJ, KZ, NS, SA and SS are not allowed.',
  },
  INVALID_PIN: {
    de: 'Bitte geben Sie die PIN so ein, wie sie in der Bestätigung der Zulassungsstelle steht.',
    en: 'Please enter the PIN exactly as in the registration office’s confirmation.',
  },
  INVALID_EVB: {
    de: 'Eine eVB-Nummer hat sieben Zeichen, Buchstaben und Ziffern.',
    en: 'An eVB number has seven characters: letters and digits.',
  },
  INVALID_HSN: {
    de: 'Die HSN hat vier Ziffern. Sie steht im Fahrzeugschein unter 2.1.',
    en: 'The HSN has four digits. You will find it in field 2.1 of the registration document.',
  },
  INVALID_TSN: {
    de: 'Die TSN hat drei Zeichen. Es sind die ersten drei im Fahrzeugschein unter 2.2.',
    en: 'The TSN has three characters: the first three in field 2.2 of the registration document.',
  },
  INVALID_DATE: { de: 'Bitte geben Sie ein gültiges Datum ein.', en: 'Please enter a valid date.' },
  NO_SPECIAL_CHARACTER: {
    de: 'Bitte verwenden Sie mindestens ein Sonderzeichen, z. B. ! oder -.',
    en: 'Please use at least one special character, e.g. ! or -.',
  },
  TOO_COMMON: {
    de: 'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes.',
    en: 'This password is easy to guess. Please choose another one.',
  },
  NOT_THE_SAME: { de: 'Die beiden Passwörter stimmen nicht überein.', en: 'The two passwords do not match.' },
  OTHER_TOWN: {
    de: 'Postleitzahl und Ort passen nicht zusammen.',
    en: 'The postal code and town do not match.',
  },
  NOT_ACCEPTED: { de: 'Bitte stimmen Sie zu.', en: 'Please agree to this.' },
  WRONG_PASSWORD: { de: 'Dieses Passwort ist nicht richtig.', en: 'This password is not correct.' },
} as const

/** Follows the error of a postal code or town when its town is known. */
export const townOfCodeText = {
  de: (towns: string) => `Zu dieser Postleitzahl gehört: ${towns}.`,
  en: (towns: string) => `This postal code belongs to: ${towns}.`,
}

/** The error of each required field. */
export const requiredFieldTexts = {
  email: { de: 'Bitte geben Sie Ihre E-Mail-Adresse ein.', en: 'Please enter your e-mail address.' },
  password: { de: 'Bitte geben Sie Ihr Passwort ein.', en: 'Please enter your password.' },
  currentPassword: { de: 'Bitte geben Sie Ihr aktuelles Passwort ein.', en: 'Please enter your current password.' },
  passwordConfirm: { de: 'Bitte geben Sie das Passwort noch einmal ein.', en: 'Please enter the password again.' },
  firstName: { de: 'Bitte geben Sie Ihren Vornamen ein.', en: 'Please enter your first name.' },
  lastName: { de: 'Bitte geben Sie Ihren Nachnamen ein.', en: 'Please enter your last name.' },
  company: { de: 'Bitte geben Sie den Namen der Firma ein.', en: 'Please enter the name of the company.' },
  street: { de: 'Bitte geben Sie die Straße ein.', en: 'Please enter the street.' },
  houseNumber: { de: 'Bitte geben Sie die Hausnummer ein.', en: 'Please enter the house number.' },
  postalCode: { de: 'Bitte geben Sie die Postleitzahl ein.', en: 'Please enter the postal code.' },
  city: { de: 'Bitte geben Sie den Ort ein.', en: 'Please enter the town.' },
  make: { de: 'Bitte geben Sie die Marke an.', en: 'Please state the make.' },
  phone: { de: 'Bitte geben Sie Ihre Telefonnummer ein.', en: 'Please enter your telephone number.' },
  phoneNumber: { de: 'Bitte geben Sie Ihre Telefonnummer ein.', en: 'Please enter your telephone number.' },
  skus: { de: 'Bitte wählen Sie mindestens eine Leistung.', en: 'Please choose at least one service.' },
  vin: { de: 'Bitte geben Sie die FIN ein.', en: 'Please enter the VIN.' },
  method: { de: 'Bitte wählen Sie eine Zahlungsart.', en: 'Please choose a payment method.' },
  vehicles: {
    de: 'Bitte wählen Sie, wie Sie Ihr Auto bekommen.',
    en: 'Please choose how you would like to receive your car.',
  },
  accessories: {
    de: 'Bitte wählen Sie, wie Sie Ihr Zubehör bekommen.',
    en: 'Please choose how you would like to receive your accessories.',
  },
  plate: { de: 'Bitte geben Sie Ihr Wunschkennzeichen ein.', en: 'Please enter your preferred plate.' },
  dealer: { de: 'Bitte wählen Sie einen Händler.', en: 'Please choose a dealer.' },
  holder: { de: 'Bitte geben Sie den Kontoinhaber ein.', en: 'Please enter the account holder.' },
  iban: { de: 'Bitte geben Sie die IBAN ein.', en: 'Please enter the IBAN.' },
  hsn: { de: 'Bitte geben Sie die HSN ein.', en: 'Please enter the HSN.' },
  tsn: { de: 'Bitte geben Sie die TSN ein.', en: 'Please enter the TSN.' },
} as const

/** Why a whole form is refused. */
export const formRefusalTexts = {
  INVALID_INPUT: { de: 'Bitte prüfen Sie Ihre Angaben.', en: 'Please check your entries.' },
  WRONG_CREDENTIALS: {
    de: 'E-Mail-Adresse oder Passwort ist falsch.',
    en: 'The e-mail address or password is incorrect.',
  },
  BOT_SUSPECTED: {
    de: 'Die Sicherheitsprüfung ist nicht gelungen. Bitte warten Sie einige Sekunden und senden Sie das Formular noch einmal.',
    en: 'The security check failed. Please wait a few seconds and submit the form again.',
  },
  LINK_EXPIRED: {
    de: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
    en: 'This link is no longer valid. Please request a new one.',
  },
  LIMIT_REACHED: {
    de: 'Mehr Einträge lassen sich nicht speichern. Bitte löschen Sie zuerst einen Eintrag.',
    en: 'You have reached the limit. Please delete an entry first.',
  },
  STEP_UP_REQUIRED: {
    de: 'Dafür brauchen wir noch einmal Ihren zweiten Faktor. Ihre Eingaben sind noch da.',
    en: 'For this we need your second factor once more. What you entered is still there.',
  },
  NOT_FOUND: { de: 'Diesen Eintrag gibt es nicht mehr.', en: 'This entry no longer exists.' },
  PROVIDER_AWAY: {
    de: 'Der Lieferant des Zubehörs antwortet gerade nicht. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    en: 'The accessory supplier is not responding at the moment. Please try again in a few seconds.',
  },
  OTHER: {
    de: 'Das hat nicht funktioniert. Bitte versuchen Sie es noch einmal.',
    en: 'That did not work. Please try again.',
  },
} as const

export const formTexts = {
  summary: { de: 'Bitte prüfen Sie Ihre Angaben', en: 'Please check your entries' },
  waitMinutes: {
    de: (minutes: number) =>
      `Zu viele Versuche. Bitte versuchen Sie es in ${minutes} ${plural(minutes, 'Minute', 'Minuten')} noch einmal.`,
    en: (minutes: number) =>
      `Too many attempts. Please try again in ${minutes} ${plural(minutes, 'minute', 'minutes')}.`,
  },
  month: { de: 'Monat', en: 'Month' },
  day: { de: 'Tag', en: 'Day' },
  year: { de: 'Jahr', en: 'Year' },
  optional: { de: (label: string) => `${label} (optional)`, en: (label: string) => `${label} (optional)` },
}
