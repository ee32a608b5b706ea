import { personFieldTexts } from './person-fields.ts'
/** The login of staff, with invitation and forgotten password. */
export const staffLoginTexts = {
  area: { de: 'Händlerbereich', en: 'Dealer area' },
  login: { de: 'Anmelden', en: 'Log in' },
  lead: {
    de: 'Angemeldet wird mit Passkey oder mit Passwort und Code. Ohne zweiten Faktor geht es nicht.',
    en: 'You log in with a passkey, or with password and code. There is no way around the second factor.',
  },
  email: personFieldTexts.email,
  password: { de: 'Passwort', en: 'Password' },
  code: { de: 'Code aus Ihrer App', en: 'Code from your app' },
  codeHint: { de: 'Sechs Ziffern, oder ein Wiederherstellungscode', en: 'Six digits, or a recovery code' },
  logIn: { de: 'Mit Passwort und Code anmelden', en: 'Log in with password and code' },
  wrong: {
    de: 'E-Mail-Adresse, Passwort oder Code stimmt nicht.',
    en: 'E-mail address, password or code is wrong.',
  },
  locked: {
    de: 'Nach fünf falschen Codes ist der Zugang 15 Minuten gesperrt. Er gilt nur auf dieser Adresse, nicht auf den Seiten der Händler.',
    en: 'After five wrong codes the access is locked for 15 minutes. It works at this address only, not in the dealers’ shops.',
  },
  toShop: { de: 'Zum Shop', en: 'Go to the shop' },
  demo: { de: 'Zum Ausprobieren', en: 'To try it out' },
  demoLogin: { de: (email: string) => `Als ${email} anmelden`, en: (email: string) => `Log in as ${email}` },
  demoNote: {
    de: (password: string, code: string) => `Passwort ${password}, Code jetzt ${code}`,
    en: (password: string, code: string) => `Password ${password}, code now ${code}`,
  },
  forgot: { de: 'Passwort vergessen', en: 'Forgot password' },
  forgotLead: {
    de: 'Wir schicken Ihnen einen Link. Den zweiten Faktor brauchen Sie auch dann.',
    en: 'We send you a link. You need the second factor then, too.',
  },
  sendLink: { de: 'Link senden', en: 'Send link' },
  linkSent: {
    de: 'Wenn es diesen Zugang gibt, ist der Link unterwegs. Er gilt 30 Minuten.',
    en: 'If there is such an access, the link is on its way. It is valid for 30 minutes.',
  },
  choosePassword: { de: 'Neues Passwort vergeben', en: 'Choose a new password' },
  passwordChanged: {
    de: 'Das Passwort ist geändert. Bitte melden Sie sich an.',
    en: 'The password has been changed. Please log in.',
  },
  wrongLink: {
    de: 'Der Link gilt nicht mehr, oder der Code stimmt nicht.',
    en: 'The link is no longer valid, or the code is wrong.',
  },
  save: { de: 'Speichern', en: 'Save' },
  invitation: { de: 'Zugang einrichten', en: 'Set up your access' },
  invitedTo: {
    de: (where: string, email: string) => `Sie sind eingeladen: ${where}. Ihr Zugang lautet auf ${email}.`,
    en: (where: string, email: string) => `You are invited: ${where}. Your access is in the name of ${email}.`,
  },
  firstAdmin: {
    de: 'Sie richten den ersten Zugang des Betreibers ein.',
    en: 'You are setting up the operator’s first access.',
  },
  operator: { de: 'Betreiber des Marktplatzes', en: 'operator of the marketplace' },
  expired: { de: 'Diese Einladung gilt nicht mehr', en: 'This invitation is no longer valid' },
  expiredText: {
    de: 'Einladungen gelten sieben Tage und ein einziges Mal. Bitten Sie um eine neue.',
    en: 'Invitations are valid for seven days and once only. Please ask for a new one.',
  },
  yourName: { de: 'Ihr Name', en: 'Your name' },
  newPassword: { de: 'Neues Passwort', en: 'New password' },
  goOn: { de: 'Weiter zum zweiten Faktor', en: 'Continue to the second factor' },
  factor: { de: 'Zweiter Faktor', en: 'Second factor' },
  factorLead: {
    de: 'Lesen Sie das Bild mit einer Authenticator-App, oder geben Sie den Schlüssel dort ein. Die App zeigt dann alle 30 Sekunden einen Code.',
    en: 'Read the picture with an authenticator app, or enter the key there. The app then shows a code every 30 seconds.',
  },
  picture: { de: 'QR-Code mit dem Schlüssel', en: 'QR code of the key' },
  openApp: { de: 'In der App auf diesem Gerät öffnen', en: 'Open in the app on this device' },
  key: { de: 'Schlüssel', en: 'Key' },
  firstCode: { de: 'Der Code, den die App jetzt zeigt', en: 'The code that the app shows now' },
  confirm: { de: 'Bestätigen', en: 'Confirm' },
  wrongCode: {
    de: 'Dieser Code stimmt nicht. Bitte geben Sie den ein, den die App jetzt zeigt.',
    en: 'This code is wrong. Please enter the one that the app shows now.',
  },
  recovery: { de: 'Ihre Wiederherstellungscodes', en: 'Your recovery codes' },
  recoveryLead: {
    de: 'Jeder gilt einmal, wenn Ihr Telefon nicht zur Hand ist. Drucken oder speichern Sie diese Codes: Sie werden nicht noch einmal gezeigt.',
    en: 'Each works once, when your phone is not at hand. Print or save these codes: they are not shown again.',
  },
  enter: { de: 'Zum Händlerbereich', en: 'Enter the dealer area' },
  OWNER: { de: 'Inhaber', en: 'Owner' },
  SALES: { de: 'Verkauf', en: 'Sales' },
  SERVICE: { de: 'Werkstatt', en: 'Service' },
  ACCOUNTING: { de: 'Buchhaltung', en: 'Accounting' },
  ADMIN: { de: 'Betreiber', en: 'Operator' },
} as const
