/** What was changed at a dealer. */
export const auditTexts = {
  title: { de: 'Protokoll', en: 'Change log' },
  lead: {
    de: 'Was im Händlerbereich geändert wurde, unveränderlich aufgezeichnet. Zugangsdaten und Bankverbindungen stehen nicht darin.',
    en: 'What was changed in the dealer area, recorded for good. It holds no credentials and no bank details.',
  },
  at: { de: 'Wann', en: 'When' },
  who: { de: 'Wer', en: 'Who' },
  what: { de: 'Was', en: 'What' },
  subject: { de: 'Woran', en: 'On what' },
  before: { de: 'Vorher', en: 'Before' },
  after: { de: 'Nachher', en: 'After' },
  older: { de: 'Ältere', en: 'Older' },
  newest: { de: 'Neueste', en: 'Latest' },
  empty: { de: 'Noch keine Änderung', en: 'No changes yet' },
  emptyText: {
    de: 'Jede Änderung im Händlerbereich erscheint hier.',
    en: 'Every change in the dealer area appears here.',
  },
} as const

/** What was done, by the name in the log; one without a name here is shown as it stands. */
export const auditOperationTexts = {
  'step-up': { de: 'Zweiten Faktor gezeigt', en: 'Showed the second factor' },
  'log-in': { de: 'Angemeldet', en: 'Logged in' },
  'log-out': { de: 'Abgemeldet', en: 'Logged out' },
  'end-session': { de: 'Sitzung beendet', en: 'Ended a session' },
  'end-other-sessions': { de: 'Andere Sitzungen beendet', en: 'Ended other sessions' },
  lock: { de: 'Nach falschen Codes gesperrt', en: 'Locked after wrong codes' },
  invite: { de: 'Eingeladen', en: 'Invited' },
  'add-demo-staff': { de: 'Zugang der Vorführung angelegt', en: 'Added an access of the demo' },
  'invite-admin': { de: 'Betreiber eingeladen', en: 'Invited an operator' },
  'accept-invitation': { de: 'Einladung angenommen', en: 'Accepted an invitation' },
  'withdraw-invitation': { de: 'Einladung zurückgezogen', en: 'Withdrew an invitation' },
  'change-roles': { de: 'Rollen geändert', en: 'Changed roles' },
  'remove-staff': { de: 'Aus dem Betrieb entfernt', en: 'Removed from the business' },
  'end-staff': { de: 'Zugang beendet', en: 'Ended the access' },
  'reset-second-factor': { de: 'Zweiten Faktor zurückgesetzt', en: 'Reset the second factor' },
  'change-authenticator': { de: 'Authenticator-App gewechselt', en: 'Changed the authenticator app' },
  'renew-recovery-codes': { de: 'Neue Wiederherstellungscodes', en: 'Renewed the recovery codes' },
  'use-recovery-code': { de: 'Wiederherstellungscode benutzt', en: 'Used a recovery code' },
  'change-password': { de: 'Passwort geändert', en: 'Changed the password' },
  'add-passkey': { de: 'Passkey hinzugefügt', en: 'Added a passkey' },
  'remove-passkey': { de: 'Passkey entfernt', en: 'Removed a passkey' },
  'change-order': { de: 'Auftrag weitergeführt', en: 'Moved an order on' },
  'answer-request': { de: 'Anfrage beantwortet', en: 'Answered an enquiry' },
  'move-request': { de: 'Anfrage weitergeführt', en: 'Moved an enquiry on' },
} as const
