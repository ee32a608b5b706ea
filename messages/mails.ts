import { plural } from './plural.ts'
/** Texts of the mails; headings, buttons and small print. Sie form in German. */
export const mailTexts = {
  greetingMr: { de: (name: string) => `Guten Tag Herr ${name},`, en: (name: string) => `Dear Mr ${name},` },
  greetingMrs: { de: (name: string) => `Guten Tag Frau ${name},`, en: (name: string) => `Dear Ms ${name},` },
  greeting: { de: (name: string) => `Guten Tag ${name},`, en: (name: string) => `Dear ${name},` },
  hello: { de: 'Guten Tag,', en: 'Hello,' },
  closing: { de: (brand: string) => `Ihr Team von ${brand}`, en: (brand: string) => `Your team at ${brand}` },
  linkCopy: {
    de: 'Die Schaltfläche funktioniert nicht? Kopieren Sie diesen Link in Ihren Browser:',
    en: 'Button not working? Copy this link into your browser:',
  },
  symbolic: { de: 'Symbolbild', en: 'Illustration' },
  imprint: { de: 'Impressum', en: 'Legal notice' },
  privacy: { de: 'Datenschutz', en: 'Privacy' },
  reason: {
    de: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei uns haben. Sie enthält keine Zählpixel.',
    en: 'You are receiving this e-mail because you have an account with us. It contains no tracking.',
  },

  reasonAddress: {
    de: 'Sie erhalten diese E-Mail, weil jemand diese Adresse bei uns eingegeben hat. Sie enthält keine Zählpixel.',
    en: 'You are receiving this e-mail because someone entered this address with us. It contains no tracking.',
  },

  confirmSubject: { de: 'Bitte bestätigen Sie Ihre E-Mail-Adresse', en: 'Please confirm your e-mail address' },
  confirmText: {
    de: (brand: string) =>
      `mit dieser E-Mail-Adresse wurde bei ${brand} ein Konto angelegt. Bestätigen Sie es bitte mit dem Passwort, das Sie dabei gewählt haben; dann können Sie sich anmelden. Der Link gilt 24 Stunden.`,
    en: (brand: string) =>
      `an account with this e-mail address was created at ${brand}. Please confirm it with the password you chose; then you can log in. The link is valid for 24 hours.`,
  },
  confirmButton: { de: 'E-Mail-Adresse bestätigen', en: 'Confirm e-mail address' },
  confirmNotYou: {
    de: 'Sie haben sich nicht registriert? Dann brauchen Sie nichts zu tun: Ohne diesen Link und das Passwort kann niemand das Konto benutzen.',
    en: 'You did not register? Then there is nothing to do: without this link and the password, nobody can use the account.',
  },

  unconfirmedSubject: { de: 'Ihr Konto ist noch nicht bestätigt', en: 'Your account is not confirmed yet' },
  unconfirmedText: {
    de: 'für diese E-Mail-Adresse wurde ein neues Passwort angefordert. Das Konto dazu wurde aber nie bestätigt. Legen Sie es bitte noch einmal an; dabei wählen Sie auch Ihr Passwort.',
    en: 'a new password was requested for this e-mail address, but its account was never confirmed. Please create it again; you choose your password when you do.',
  },
  unconfirmedButton: { de: 'Konto neu anlegen', en: 'Create the account again' },
  unconfirmedNotYou: {
    de: 'Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun.',
    en: 'You did not request this? Then there is nothing to do.',
  },

  existsSubject: { de: 'Sie haben bereits ein Konto', en: 'You already have an account' },
  existsText: {
    de: 'jemand, vermutlich Sie selbst, wollte mit dieser E-Mail-Adresse ein Konto anlegen. Es gibt schon eines. Sie können sich damit anmelden oder ein neues Passwort vergeben.',
    en: 'someone, probably you, tried to create an account with this e-mail address. It already exists. You can log in or choose a new password.',
  },
  existsButton: { de: 'Anmelden', en: 'Log in' },
  existsReset: { de: 'Passwort vergessen', en: 'Forgot password' },

  resetSubject: { de: 'Neues Passwort vergeben', en: 'Choose a new password' },
  resetText: {
    de: 'über diesen Link vergeben Sie ein neues Passwort. Er gilt 30 Minuten und nur einmal.',
    en: 'use this link to choose a new password. It is valid for 30 minutes and works only once.',
  },
  resetButton: { de: 'Neues Passwort vergeben', en: 'Choose a new password' },
  resetNotYou: {
    de: 'Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun, Ihr Passwort bleibt, wie es ist.',
    en: 'You did not request this? Then there is nothing to do; your password stays the same.',
  },

  passwordSubject: { de: 'Ihr Passwort wurde geändert', en: 'Your password has been changed' },
  passwordText: {
    de: 'Ihr Passwort wurde soeben geändert. Auf Ihren anderen Geräten sind Sie jetzt abgemeldet.',
    en: 'your password has just been changed. You are now logged out on your other devices.',
  },
  notYou: {
    de: 'Das waren nicht Sie? Vergeben Sie bitte sofort ein neues Passwort.',
    en: 'This wasn’t you? Please choose a new password immediately.',
  },

  emailSubject: { de: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse', en: 'Please confirm your new e-mail address' },
  emailText: {
    de: 'Sie möchten sich künftig mit dieser E-Mail-Adresse anmelden. Bestätigen Sie das bitte innerhalb von 24 Stunden mit dem Passwort Ihres Kontos; bis dahin bleibt die bisherige Adresse aktiv.',
    en: 'you would like to log in with this e-mail address from now on. Please confirm this within 24 hours with the password of your account; until then, your current address remains active.',
  },
  emailNotYou: {
    de: 'Sie haben kein Konto bei uns, oder Sie wollten das nicht? Dann brauchen Sie nichts zu tun.',
    en: 'You have no account with us, or this was not you? Then there is nothing to do.',
  },
  emailButton: { de: 'Neue Adresse bestätigen', en: 'Confirm new address' },
  emailRequestedSubject: {
    de: 'Ihre E-Mail-Adresse soll geändert werden',
    en: 'Your e-mail address is about to change',
  },
  emailRequestedText: {
    de: (email: string) =>
      `für Ihr Konto wurde eine neue E-Mail-Adresse angegeben: ${email}. Sie wird aktiv, sobald sie dort bestätigt ist.`,
    en: (email: string) =>
      `a new e-mail address was given for your account: ${email}. It takes effect once it is confirmed there.`,
  },
  emailChangedSubject: { de: 'Ihre E-Mail-Adresse wurde geändert', en: 'Your e-mail address has been changed' },
  emailChangedText: {
    de: (email: string) => `ab jetzt melden Sie sich mit ${email} an.`,
    en: (email: string) => `from now on you log in with ${email}.`,
  },
  deletedSubject: { de: 'Ihr Konto wurde gelöscht', en: 'Your account has been deleted' },
  deletedText: {
    de: 'Ihr Konto und alles, was darin gespeichert war, ist gelöscht. Nur was das Gesetz verlangt, etwa Rechnungen, bewahren wir weiter auf.',
    en: 'your account and everything stored in it has been deleted. We keep only what the law requires, such as invoices.',
  },

  alertSubject: { de: 'Bitte bestätigen Sie Ihren Suchauftrag', en: 'Please confirm your search alert' },
  alertDaily: {
    de: (name: string) => `Sie möchten einmal am Tag erfahren, wenn es neue Autos zu „${name}“ gibt.`,
    en: (name: string) => `you asked to hear once a day about new cars for “${name}”.`,
  },
  alertAtOnce: {
    de: (name: string) => `Sie möchten sofort erfahren, wenn es neue Autos zu „${name}“ gibt.`,
    en: (name: string) => `you asked to hear immediately about new cars for “${name}”.`,
  },
  alertButton: { de: 'Suchauftrag bestätigen', en: 'Confirm search alert' },
  hitsSubject: {
    de: (total: number, name: string) => `${total} ${plural(total, 'neues Auto', 'neue Autos')}: ${name}`,
    en: (total: number, name: string) => `${total} new ${plural(total, 'car', 'cars')}: ${name}`,
  },
  hitsText: {
    de: (total: number, name: string) =>
      `zu Ihrer Suche „${name}“ gibt es ${total} ${plural(total, 'neues Auto', 'neue Autos')}.`,
    en: (total: number, name: string) =>
      `there ${plural(total, 'is one new car', `are ${total} new cars`)} for your search “${name}”.`,
  },
  hitsButton: { de: 'Alle Treffer ansehen', en: 'See all results' },
  unsubscribe: { de: 'Diesen Suchauftrag abbestellen', en: 'Unsubscribe from this alert' },
  unsubscribePrices: { de: 'Preisbenachrichtigungen abbestellen', en: 'Unsubscribe from price alerts' },
  droppedSubject: {
    de: (title: string) => `Preis gesenkt: ${title}`,
    en: (title: string) => `Price reduced: ${title}`,
  },
  droppedText: {
    de: (count: number) =>
      `${plural(count, 'ein Auto aus Ihren Favoriten kostet', 'einige Autos aus Ihren Favoriten kosten')} jetzt weniger.`,
    en: (count: number) =>
      `${plural(count, 'one of your favourites now costs', 'some of your favourites now cost')} less.`,
  },
  droppedButton: { de: 'Meine Favoriten', en: 'My favourites' },
  before: { de: (price: string) => `vorher ${price}`, en: (price: string) => `was ${price}` },
  inspectionSubject: {
    de: (car: string) => `Hauptuntersuchung fällig: ${car}`,
    en: (car: string) => `Inspection due: ${car}`,
  },
  inspectionText: {
    de: (car: string, month: string) => `die Hauptuntersuchung (HU) für Ihren ${car} ist im ${month} fällig.`,
    en: (car: string, month: string) => `the general inspection (HU) of your ${car} is due in ${month}.`,
  },
  inspectionButton: { de: 'Zur Garage', en: 'To your garage' },
}
