/** A customer's saved searches and their alerts. */
export const savedSearchTexts = {
  title: { de: 'Meine Suchaufträge', en: 'My search alerts' },
  save: { de: 'Suche speichern', en: 'Save search' },
  newTitle: { de: 'Suche speichern', en: 'Save this search' },
  name: { de: 'Name', en: 'Name' },
  rhythm: { de: 'Benachrichtigung per E-Mail', en: 'Notification by e-mail' },
  NONE: { de: 'keine', en: 'none' },
  DAILY: { de: 'einmal am Tag', en: 'once a day' },
  AT_ONCE: { de: 'sofort', en: 'immediately' },
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
    en: 'Please confirm the alert using the link in our e-mail.',
  },
  emptyTitle: { de: 'Noch keine Suchaufträge', en: 'No search alerts yet' },
  emptyText: {
    de: 'Stellen Sie in der Liste der Autos Ihre Filter ein und speichern Sie die Suche. Auf Wunsch sagen wir Ihnen Bescheid, wenn neue Autos dazukommen.',
    en: 'Set your filters in the car search and save it. If you like, we will let you know when new cars arrive.',
  },
  toSearch: { de: 'Autos ansehen', en: 'Browse cars' },
  confirm: { de: 'Suchauftrag bestätigen', en: 'Confirm search alert' },
  confirmLead: {
    de: 'Danach senden wir Ihnen neue Autos zu dieser Suche. Abbestellen geht jederzeit mit einem Klick.',
    en: 'We will then send you new cars for this search. You can unsubscribe with one click at any time.',
  },
  confirmed: { de: 'Ihr Suchauftrag ist aktiv', en: 'Your search alert is active' },
  confirmedLead: {
    de: 'Sie hören von uns, sobald es etwas Neues gibt.',
    en: 'You will hear from us as soon as there is something new.',
  },
  expired: { de: 'Dieser Link gilt nicht mehr', en: 'This link is no longer valid' },
  expiredLead: {
    de: 'Stellen Sie die Benachrichtigung in Ihren Suchaufträgen noch einmal ein.',
    en: 'Please set the notification in your search alerts again.',
  },
  unsubscribe: { de: 'Suchauftrag abbestellen', en: 'Unsubscribe from search alert' },
  unsubscribeLead: {
    de: 'Die Suche bleibt gespeichert, nur die E-Mails dazu enden.',
    en: 'The search stays saved, only the e-mails stop.',
  },
  unsubscribed: { de: 'Abbestellt', en: 'Unsubscribed' },
  unsubscribedLead: {
    de: 'Sie erhalten keine E-Mails mehr zu dieser Suche.',
    en: 'You will receive no more e-mails about this search.',
  },
}
