import { staffRoleTexts } from './staff.ts'

const { OWNER, SALES, SERVICE, ACCOUNTING } = staffRoleTexts

/** Mails to the staff of merchants and to administrators. */
export const staffMailTexts = {
  OWNER,
  SALES,
  SERVICE,
  ACCOUNTING,
  reason: {
    de: 'Sie erhalten diese E-Mail, weil Sie im Händlerbereich arbeiten. Sie enthält keine Zählpixel.',
    en: 'You are receiving this e-mail because you work in the dealer area. It contains no tracking.',
  },
  notYou: {
    de: 'Waren Sie das nicht? Dann ändern Sie sofort Ihr Passwort und beenden Sie alle Sitzungen.',
    en: 'Was this not you? Then change your password at once and end all sessions.',
  },
  security: { de: 'Sicherheit öffnen', en: 'Open security' },

  inviteSubject: {
    de: (merchant: string) => `Einladung in den Händlerbereich: ${merchant}`,
    en: (merchant: string) => `Invitation to the dealer area: ${merchant}`,
  },
  inviteAdminSubject: { de: 'Einladung als Administrator', en: 'Invitation as an administrator' },
  inviteText: {
    de: (merchant: string) =>
      `Sie sind eingeladen, für ${merchant} im Händlerbereich zu arbeiten. Über den Link legen Sie Ihr Passwort und den zweiten Faktor fest. Er gilt sieben Tage.`,
    en: (merchant: string) =>
      `You are invited to work for ${merchant} in the dealer area. The link lets you choose your password and set up your second factor. It is valid for seven days.`,
  },
  inviteAdminText: {
    de: 'Sie sind eingeladen, diese Plattform zu verwalten. Über den Link legen Sie Ihr Passwort und den zweiten Faktor fest. Er gilt sieben Tage.',
    en: 'You are invited to administer this platform. The link lets you choose your password and set up your second factor. It is valid for seven days.',
  },
  inviteButton: { de: 'Einladung annehmen', en: 'Accept invitation' },
  inviteNotYou: {
    de: 'Sie kennen den Absender nicht? Dann brauchen Sie nichts zu tun; der Link verfällt.',
    en: 'You do not know the sender? Then there is nothing to do; the link expires.',
  },

  resetSubject: { de: 'Ihr zweiter Faktor wurde zurückgesetzt', en: 'Your second factor has been reset' },
  resetText: {
    de: 'Ihr Zugang zum Händlerbereich muss neu eingerichtet werden: mit einem Passwort und einem neuen zweiten Faktor. Bis dahin können Sie sich nicht anmelden. Der Link gilt sieben Tage.',
    en: 'Your access to the dealer area has to be set up again, with a password and a new second factor. Until then you cannot log in. The link is valid for seven days.',
  },
  resetButton: { de: 'Zugang einrichten', en: 'Set up access' },

  passwordSubject: { de: 'Neues Passwort für den Händlerbereich', en: 'New password for the dealer area' },
  passwordText: {
    de: 'Über diesen Link vergeben Sie ein neues Passwort. Sie brauchen dazu auch Ihren zweiten Faktor. Der Link gilt 30 Minuten.',
    en: 'This link lets you choose a new password. You will also need your second factor. The link is valid for 30 minutes.',
  },
  passwordButton: { de: 'Passwort vergeben', en: 'Choose password' },
  passwordNotYou: {
    de: 'Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun.',
    en: 'You did not request this? Then there is nothing to do.',
  },

  LOCKED_SUBJECT: { de: 'Ihr Zugang ist für 15 Minuten gesperrt', en: 'Your access is locked for 15 minutes' },
  LOCKED: {
    de: 'bei der Anmeldung wurde fünfmal ein falscher Code eingegeben, und zwar mit dem richtigen Passwort. Ihr Zugang ist deshalb 15 Minuten gesperrt.',
    en: 'a wrong code was entered five times, with the correct password. Your access is therefore locked for 15 minutes.',
  },
  PASSWORD_CHANGED_SUBJECT: { de: 'Ihr Passwort wurde geändert', en: 'Your password has been changed' },
  PASSWORD_CHANGED: {
    de: 'das Passwort Ihres Zugangs zum Händlerbereich wurde geändert. Alle anderen Sitzungen sind beendet.',
    en: 'the password of your access to the dealer area has been changed. All other sessions have been ended.',
  },
  PASSKEY_ADDED_SUBJECT: { de: 'Ein neuer Passkey', en: 'A new passkey' },
  PASSKEY_ADDED: {
    de: 'zu Ihrem Zugang zum Händlerbereich wurde ein Passkey hinzugefügt.',
    en: 'a passkey was added to your access to the dealer area.',
  },
  AUTHENTICATOR_CHANGED_SUBJECT: { de: 'Eine neue Authenticator-App', en: 'A new authenticator app' },
  AUTHENTICATOR_CHANGED: {
    de: 'für Ihren Zugang zum Händlerbereich wurde eine neue Authenticator-App eingerichtet. Die Codes der alten gelten nicht mehr.',
    en: 'a new authenticator app was set up for your access to the dealer area. Codes of the previous one are no longer valid.',
  },

  changedSubject: {
    de: (merchant: string) => `Änderung im Team von ${merchant}`,
    en: (merchant: string) => `Change in the team of ${merchant}`,
  },
  JOINED: {
    de: (member: string, roles: string) => `${member} arbeitet jetzt im Händlerbereich mit: ${roles}.`,
    en: (member: string, roles: string) => `${member} now works in the dealer area: ${roles}.`,
  },
  ROLES: {
    de: (member: string, roles: string) => `${member} hat jetzt diese Aufgaben: ${roles}.`,
    en: (member: string, roles: string) => `${member} now has these roles: ${roles}.`,
  },
  REMOVED: {
    de: (member: string) => `${member} hat keinen Zugang mehr zu diesem Händler.`,
    en: (member: string) => `${member} no longer has access to this dealer.`,
  },
  SECOND_FACTOR_RESET: {
    de: (member: string) => `Der zweite Faktor von ${member} wurde zurückgesetzt.`,
    en: (member: string) => `The second factor of ${member} has been reset.`,
  },
  changedBy: { de: (by: string) => `Geändert von ${by}.`, en: (by: string) => `Changed by ${by}.` },
  toStaff: { de: 'Team ansehen', en: 'View the team' },
  accountSubject: {
    de: (merchant: string) => `Neue Bankverbindung von ${merchant}`,
    en: (merchant: string) => `New bank account of ${merchant}`,
  },
  accountText: {
    de: (before: string, after: string) =>
      `Das Konto, auf das Ihre Kunden überweisen, wurde geändert. Bisher: ${before}. Jetzt: ${after}.`,
    en: (before: string, after: string) =>
      `The account your customers transfer to has been changed. Before: ${before}. Now: ${after}.`,
  },
  noAccount: { de: 'keines', en: 'none' },
  accountBy: {
    de: (by: string, at: string) => `Geändert von ${by}, ${at}.`,
    en: (by: string, at: string) => `Changed by ${by}, ${at}.`,
  },
  accountNotYou: {
    de: 'Wenn das niemand von Ihnen war, stellen Sie die alte Bankverbindung sofort wieder ein und melden Sie sich beim Betreiber des Shops.',
    en: 'If this was none of you, restore the old account at once and contact the operator of the shop.',
  },
  toSettings: { de: 'Einrichtung öffnen', en: 'Open the set-up' },
  ownersOnly: {
    de: 'Diese E-Mail geht an alle Inhaber.',
    en: 'This e-mail goes to all owners.',
  },

  missingSubject: {
    de: (merchant: string) => `Lieferung nicht gekommen: ${merchant}`,
    en: (merchant: string) => `Delivery has not come: ${merchant}`,
  },
  missingText: {
    de: (merchant: string, time: string) =>
      `Die Datei mit dem Bestand von ${merchant} war bis ${time} erwartet und ist nicht gekommen.`,
    en: (merchant: string, time: string) =>
      `The file with the stock of ${merchant} was expected by ${time} and has not come.`,
  },
  latest: {
    de: (time: string) => `Die letzte kam am ${time}. So alt sind Preise und Fahrzeuge, die im Shop stehen.`,
    en: (time: string) => `The last one came on ${time}. Prices and cars in the shop are as old as that.`,
  },
  noLatest: { de: 'Bisher ist noch keine gekommen.', en: 'None has come so far.' },
  toImports: { de: 'Importe öffnen', en: 'Open imports' },
  webhookSubject: {
    de: (merchant: string) => `Webhook von ${merchant} ausgeschaltet`,
    en: (merchant: string) => `Webhook of ${merchant} switched off`,
  },
  webhookText: {
    de: (address: string) =>
      `Ihr Programm unter ${address} hat seit mehr als einem Tag keine Meldung angenommen. Wir haben den Webhook ausgeschaltet.`,
    en: (address: string) =>
      `your program at ${address} has accepted no message for more than a day. We have switched its webhook off.`,
  },
  webhookAfter: {
    de: 'Schalten Sie ihn wieder ein, sobald das Programm erreichbar ist. Was inzwischen geschehen ist, liest es über die Schnittstelle nach.',
    en: 'Switch it on again once the program can be reached. What has happened meanwhile it can read through the dealer API.',
  },
  toWebhooks: { de: 'Webhooks ansehen', en: 'View the webhooks' },
}
