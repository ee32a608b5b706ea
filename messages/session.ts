import { personFieldTexts } from './person-fields.ts'
/** Logging in, registering and everything around a password. */
export const sessionTexts = {
  email: personFieldTexts.email,
  password: { de: 'Passwort', en: 'Password' },
  newPassword: { de: 'Neues Passwort', en: 'New password' },
  repeatPassword: { de: 'Passwort wiederholen', en: 'Repeat password' },
  passwordRule: {
    de: 'Mindestens 10 Zeichen, davon ein Sonderzeichen. Kein gängiges Wort, nicht Ihr Name.',
    en: 'At least 10 characters, one of them a special character. No common word, not your name.',
  },
  strength: { de: 'Passwortstärke', en: 'Password strength' },
  strengths: {
    de: (level: number) => ['sehr schwach', 'schwach', 'mittel', 'gut', 'sehr gut'][level] ?? '',
    en: (level: number) => ['very weak', 'weak', 'fair', 'good', 'very good'][level] ?? '',
  },

  login: { de: 'Anmelden', en: 'Log in' },
  loginCheckout: {
    de: 'Melden Sie sich an, um Ihre Bestellung fortzusetzen. Ihr Warenkorb bleibt erhalten.',
    en: 'Log in to continue with your order. Your cart stays as it is.',
  },
  loginTradeIn: {
    de: 'Melden Sie sich an, um Ihr Angebot zu sehen. Ihre Angaben bleiben erhalten.',
    en: 'Log in to see your offer. Your entries are kept.',
  },
  loginLater: {
    de: 'Melden Sie sich an, um später weiterzumachen. Ihre Angaben bleiben erhalten.',
    en: 'Log in to continue later. Your entries are kept.',
  },
  loginAccount: { de: 'Bitte melden Sie sich an.', en: 'Please log in.' },
  showPassword: { de: 'Passwort zeigen', en: 'Show password' },
  forgot: { de: 'Passwort vergessen?', en: 'Forgot your password?' },
  noAccount: { de: 'Noch kein Konto?', en: 'No account yet?' },
  keepsLists: { de: 'Favoriten und Suchaufträge auf jedem Gerät', en: 'Favourites and search alerts on every device' },
  keepsOrders: {
    de: 'Bestellungen, Rechnungen und Termine an einem Ort',
    en: 'Orders, invoices and appointments in one place',
  },
  keepsCar: {
    de: 'Ihr Auto in der Garage: Wert, Hauptuntersuchung, Unterlagen',
    en: 'Your car in the garage: value, inspection dates, documents',
  },
  toRegister: { de: 'Neues Konto erstellen', en: 'Create an account' },
  demo: {
    de: (email: string, password: string) => `Zum Ausprobieren: ${email}, Passwort ${password}`,
    en: (email: string, password: string) => `To try it out: ${email}, password ${password}`,
  },

  register: { de: 'Neues Konto erstellen', en: 'Create an account' },
  registerLead: {
    de: 'Mit einem Konto haben Sie Favoriten, Suchaufträge, Autos und Bestellungen an einem Ort.',
    en: 'An account keeps your favourites, search alerts, cars and orders in one place.',
  },
  registerCheckout: {
    de: 'Zum Bestellen brauchen Sie ein Konto. Ihr Warenkorb und Ihre Angaben bleiben erhalten; nach der Anmeldung geht es dort weiter, wo Sie waren.',
    en: 'You need an account to order. Your cart and entries are kept; after logging in, you continue where you left off.',
  },
  kind: { de: 'Ich bin', en: 'I am' },
  private: { de: 'Privatkunde', en: 'a private customer' },
  companyKind: { de: 'Firmenkunde', en: 'a company' },
  company: { de: 'Firma', en: 'Company' },
  vatId: { de: 'USt-IdNr.', en: 'VAT ID' },
  salutation: personFieldTexts.salutation,
  noSalutation: personFieldTexts.noSalutation,
  mr: { de: 'Herr', en: 'Mr' },
  mrs: { de: 'Frau', en: 'Ms' },
  diverse: { de: 'Divers', en: 'Mx / other' },
  firstName: personFieldTexts.firstName,
  lastName: personFieldTexts.lastName,
  phone: personFieldTexts.phone,
  termsBefore: { de: 'Ich stimme den ', en: 'I agree to the ' },
  terms: { de: 'Nutzungsbedingungen (AGB)', en: 'terms of use' },
  termsAfter: { de: ' zu. Die ', en: '. I have read the ' },
  privacy: { de: 'Datenschutzhinweise', en: 'privacy notice' },
  privacyAfter: { de: ' habe ich gelesen.', en: '.' },
  termsLabel: { de: 'Nutzungsbedingungen', en: 'Terms' },
  registerButton: { de: 'Konto erstellen', en: 'Create account' },
  haveAccount: { de: 'Sie haben schon ein Konto?', en: 'Already have an account?' },
  mailSent: { de: 'Bitte prüfen Sie Ihr Postfach', en: 'Please check your inbox' },
  registerSent: {
    de: (email: string) =>
      `Wir haben eine E-Mail an ${email} gesendet. Öffnen Sie den Link darin und geben Sie Ihr Passwort ein, dann ist Ihr Konto bereit. Er gilt 24 Stunden.`,
    en: (email: string) =>
      `We have sent an e-mail to ${email}. Open the link in it and enter your password, and your account is ready. It is valid for 24 hours.`,
  },
  notArrived: {
    de: 'Nichts angekommen? Sehen Sie im Spam-Ordner nach, oder lassen Sie die E-Mail noch einmal senden.',
    en: 'Nothing arrived? Check your spam folder or have the e-mail sent again.',
  },
  notConfirmed: {
    de: 'Neu hier? Bevor Sie sich anmelden, bestätigen Sie bitte Ihre E-Mail-Adresse über den Link in unserer E-Mail.',
    en: 'New here? Before you log in, please confirm your e-mail address using the link in our e-mail.',
  },
  resend: { de: 'E-Mail noch einmal senden', en: 'Resend e-mail' },
  resendLead: {
    de: 'Wir senden den Link zur Bestätigung an diese Adresse.',
    en: 'We will send the confirmation link to this address.',
  },
  resent: {
    de: 'Wenn ein Konto auf seine Bestätigung wartet, haben wir die E-Mail noch einmal gesendet.',
    en: 'If an account is awaiting confirmation, we have sent the e-mail again.',
  },

  confirm: { de: 'E-Mail-Adresse bestätigen', en: 'Confirm e-mail address' },
  confirmLead: {
    de: 'Geben Sie das Passwort ein, das Sie bei der Registrierung gewählt haben. So wird nur das Konto bestätigt, das Sie selbst angelegt haben.',
    en: 'Enter the password you chose when registering. This confirms only the account you created yourself.',
  },
  registerAgain: { de: 'Passwort vergessen? Konto neu anlegen', en: 'Forgot your password? Create the account again' },
  confirmEmail: { de: 'Neue E-Mail-Adresse bestätigen', en: 'Confirm new e-mail address' },
  confirmEmailLead: {
    de: 'Geben Sie das Passwort Ihres Kontos ein. Danach melden Sie sich mit dieser E-Mail-Adresse an.',
    en: 'Enter the password of your account. After that, you log in with this e-mail address.',
  },
  confirmed: { de: 'Ihre E-Mail-Adresse ist bestätigt', en: 'Your e-mail address is confirmed' },
  confirmedLead: { de: 'Sie können sich jetzt anmelden.', en: 'You can now log in.' },
  confirmedCheckout: {
    de: 'Sie können sich jetzt anmelden. Danach geht es mit Ihrer Bestellung weiter.',
    en: 'You can now log in and continue with your order.',
  },
  emailConfirmed: { de: 'Ihre neue E-Mail-Adresse ist jetzt aktiv', en: 'Your new e-mail address is now active' },
  emailConfirmedLead: {
    de: 'Melden Sie sich ab jetzt mit ihr an.',
    en: 'Please use it to log in from now on.',
  },
  toProfile: { de: 'Meine Daten', en: 'My details' },
  linkExpired: { de: 'Dieser Link gilt nicht mehr', en: 'This link is no longer valid' },
  linkExpiredLead: {
    de: 'Er wurde schon benutzt oder ist zu alt. Lassen Sie sich einen neuen senden.',
    en: 'It has already been used or has expired. Please request a new one.',
  },

  forgotTitle: { de: 'Passwort vergessen', en: 'Forgot password' },
  forgotLead: {
    de: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort vergeben.',
    en: 'Enter your e-mail address. We will send you a link to choose a new password.',
  },
  forgotButton: { de: 'Link senden', en: 'Send link' },
  forgotSent: {
    de: 'Wenn ein Konto besteht, haben wir Ihnen eine E-Mail gesendet. Der Link darin gilt 30 Minuten.',
    en: 'If an account exists, we have sent you an e-mail. The link in it is valid for 30 minutes.',
  },
  resetTitle: { de: 'Neues Passwort vergeben', en: 'Choose a new password' },
  resetButton: { de: 'Passwort speichern', en: 'Save password' },
  resetDone: { de: 'Ihr Passwort ist geändert', en: 'Your password has been changed' },
  resetDoneLead: {
    de: 'Sie sind auf allen Geräten abgemeldet. Melden Sie sich mit dem neuen Passwort an.',
    en: 'You have been logged out on all devices. Please log in with your new password.',
  },
}
