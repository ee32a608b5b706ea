import { personFieldTexts } from './person-fields.ts'
/** The customer's own data. */
export const profileTexts = {
  title: { de: 'Meine Daten', en: 'My details' },
  personal: { de: 'Persönliche Angaben', en: 'Personal details' },
  save: { de: 'Angaben speichern', en: 'Save details' },
  notifications: { de: 'Benachrichtigungen', en: 'Notifications' },
  notificationsLead: {
    de: 'E-Mails zu Ihren Suchaufträgen stellen Sie dort ein.',
    en: 'E-mails about your search alerts are set there.',
  },
  priceAlerts: {
    de: 'Sagen Sie mir per E-Mail Bescheid, wenn ein Auto aus meinen Favoriten günstiger wird. Abbestellen geht jederzeit mit einem Klick.',
    en: 'E-mail me when one of my favourites becomes cheaper. I can unsubscribe with one click at any time.',
  },
  saveNotifications: { de: 'Benachrichtigungen speichern', en: 'Save notifications' },
  email: personFieldTexts.email,
  emailNow: {
    de: (email: string) => `Sie melden sich mit ${email} an.`,
    en: (email: string) => `You log in with ${email}.`,
  },
  newEmail: { de: 'Neue E-Mail-Adresse', en: 'New e-mail address' },
  yourPassword: { de: 'Ihr Passwort', en: 'Your password' },
  changeEmail: { de: 'Adresse ändern', en: 'Change address' },
  emailRequested: {
    de: (email: string) =>
      `Wir haben eine E-Mail an ${email} gesendet. Die neue Adresse wird aktiv, sobald Sie den Link darin öffnen.`,
    en: (email: string) =>
      `We have sent an e-mail to ${email}. The new address becomes active once you open the link in it.`,
  },
  password: { de: 'Passwort', en: 'Password' },
  currentPassword: { de: 'Aktuelles Passwort', en: 'Current password' },
  changePassword: { de: 'Passwort ändern', en: 'Change password' },
  passwordChanged: {
    de: 'Ihr Passwort ist geändert. Auf Ihren anderen Geräten sind Sie abgemeldet.',
    en: 'Your password has been changed. You are logged out on your other devices.',
  },
  devices: { de: 'Geräte', en: 'Devices' },
  devicesLead: {
    de: 'Beendet alle Sitzungen, auch diese. Nützlich, wenn Sie ein Gerät verloren haben.',
    en: 'Ends all sessions, including this one. Useful if you have lost a device.',
  },
  logoutEverywhere: { de: 'Überall abmelden', en: 'Log out everywhere' },
  data: { de: 'Ihre Daten gehören Ihnen', en: 'Your data is yours' },
  dataLead: {
    de: 'Alles, was zu Ihrem Konto gespeichert ist, als Datei zum Mitnehmen (JSON).',
    en: 'Everything stored in your account, as a file to take with you (JSON).',
  },
  export: { de: 'Daten herunterladen', en: 'Download data' },
  deleteTitle: { de: 'Konto und Daten löschen', en: 'Delete account and data' },
  delete: { de: 'Konto löschen', en: 'Delete account' },
  deleteLead: {
    de: 'Löscht Ihr Konto mit Adressen, Autos, Favoriten und Suchaufträgen. Ihre Bestellungen gelten weiter: Sie und ihre Rechnungen bewahren wir ohne Verbindung zum Konto so lange auf, wie das Gesetz es verlangt. Laden Sie vorher herunter, was Sie davon brauchen.',
    en: 'Deletes your account with addresses, cars, favourites and search alerts. Your orders remain valid: we keep them and their invoices, without a link to the account, for as long as the law requires. Download what you need of them first.',
  },
  deleteQuestion: { de: 'Konto wirklich löschen?', en: 'Really delete the account?' },
  deleteQuestionLead: {
    de: 'Das lässt sich nicht rückgängig machen.',
    en: 'This cannot be undone.',
  },
  deleteYes: { de: 'Ja, Konto endgültig löschen', en: 'Yes, permanently delete my account' },
  keep: { de: 'Nein, behalten', en: 'No, keep it' },
}
