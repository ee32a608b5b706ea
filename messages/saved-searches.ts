/** Searches a customer keeps, and the mails about them. */
export const savedSearchTexts = {
  title: { de: 'Meine Suchaufträge', en: 'My search alerts' },
  save: { de: 'Suche speichern', en: 'Save search' },
  newTitle: { de: 'Suche speichern', en: 'Save this search' },
  name: { de: 'Name', en: 'Name' },
  rhythm: { de: 'Benachrichtigung per E-Mail', en: 'Notification by e-mail' },
  NONE: { de: 'keine', en: 'none' },
  DAILY: { de: 'einmal am Tag', en: 'once a day' },
  AT_ONCE: { de: 'sofort', en: 'at once' },
  saveButton: { de: 'Speichern', en: 'Save' },
  change: { de: 'Ändern', en: 'Change' },
  changeOf: {
    de: (name: string) => `Benachrichtigung zu „${name}“ ändern`,
    en: (name: string) => `Change notification for “${name}”`,
  },
  remove: { de: 'Löschen', en: 'Delete' },
  removeOf: { de: (name: string) => `„${name}“ löschen`, en: (name: string) => `Delete “${name}”` },
  waiting: {
    de: 'Bitte bestätigen Sie den Suchauftrag über den Link in unserer E-Mail.',
    en: 'Please confirm the alert by the link in our e-mail.',
  },
  emptyTitle: { de: 'Noch keine gespeicherte Suche', en: 'No saved search yet' },
  emptyText: {
    de: 'Stellen Sie in der Fahrzeugsuche Ihre Filter ein und speichern Sie die Suche. Auf Wunsch sagen wir Ihnen Bescheid, wenn neue Fahrzeuge dazukommen.',
    en: 'Set your filters in the vehicle search and save it. If you like, we tell you when new vehicles arrive.',
  },
  toSearch: { de: 'Zur Fahrzeugsuche', en: 'To the vehicle search' },
  confirm: { de: 'Suchauftrag bestätigen', en: 'Confirm search alert' },
  confirmLead: {
    de: 'Danach senden wir Ihnen neue Fahrzeuge zu dieser Suche. Abbestellen geht jederzeit mit einem Klick.',
    en: 'From then on we send you new vehicles for this search. You can unsubscribe with one click at any time.',
  },
  confirmed: { de: 'Ihr Suchauftrag ist aktiv', en: 'Your search alert is active' },
  confirmedLead: {
    de: 'Sie hören von uns, sobald es etwas Neues gibt.',
    en: 'You will hear from us as soon as there is something new.',
  },
  expired: { de: 'Dieser Link gilt nicht mehr', en: 'This link is no longer valid' },
  expiredLead: {
    de: 'Stellen Sie die Benachrichtigung in Ihren Suchaufträgen noch einmal ein.',
    en: 'Set the notification in your search alerts once more.',
  },
  unsubscribe: { de: 'Suchauftrag abbestellen', en: 'Unsubscribe from search alert' },
  unsubscribeLead: {
    de: 'Die Suche bleibt gespeichert, nur die E-Mails dazu enden.',
    en: 'The search stays saved, only the e-mails about it end.',
  },
  unsubscribed: { de: 'Abbestellt', en: 'Unsubscribed' },
  unsubscribedLead: {
    de: 'Zu dieser Suche kommen keine E-Mails mehr.',
    en: 'No more e-mails will come about this search.',
  },
}
