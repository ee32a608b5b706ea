/** Leaving a flow and going on later. */
export const continueLaterTexts = {
  later: { de: 'Später weitermachen', en: 'Continue later' },
  title: { de: 'Später weitermachen', en: 'Continue later' },
  lead: {
    de: 'Was Sie eingegeben haben, ist gespeichert. Nichts geht verloren, auch nicht auf einem anderen Gerät.',
    en: 'What you have entered is saved. Nothing is lost, not even on another device.',
  },
  byMail: { de: 'Link per E-Mail', en: 'Link by e-mail' },
  byMailText: {
    de: 'Wir senden einen Link an die Adresse Ihres Kontos. Er öffnet den Schritt, an dem Sie aufgehört haben; vorher melden Sie sich an.',
    en: 'We send a link to the address of your account. It opens the step where you left off; you log in first.',
  },
  send: { de: 'Link senden', en: 'Send link' },
  now: { de: 'Doch jetzt weitermachen', en: 'Continue now' },
  sent: {
    de: (email: string) => `Der Link ist unterwegs an ${email}.`,
    en: (email: string) => `The link is on its way to ${email}.`,
  },
  stored: { de: 'Was gespeichert ist', en: 'What is saved' },
  complete: { de: 'vollständig', en: 'complete' },
  begun: { de: 'begonnen', en: 'begun' },
  notBegun: { de: 'noch nicht begonnen', en: 'not begun' },
  deletedOn: { de: 'Gelöscht ohne Änderung am', en: 'Deleted without a change on' },
  discard: { de: 'Entwurf jetzt löschen', en: 'Delete draft now' },
}
