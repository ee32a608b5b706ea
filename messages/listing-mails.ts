/** Mails to private persons about their listing. */
export const listingMailTexts = {
  reviewSubject: {
    de: (title: string) => `Wir prüfen Ihr Inserat: ${title}`,
    en: (title: string) => `We are checking your listing: ${title}`,
  },
  reviewText: {
    de: 'Ihr Inserat ist angekommen. Ein Mensch sieht es sich an, bevor es online geht, meist innerhalb von vier Stunden (Montag bis Samstag). Sie bekommen dann eine E-Mail.',
    en: 'Your listing has arrived. A person looks at it before it goes online, usually within four hours (Monday to Saturday). You will then receive an e-mail.',
  },
  onlineSubject: {
    de: (title: string) => `Ihr Inserat ist online: ${title}`,
    en: (title: string) => `Your listing is online: ${title}`,
  },
  onlineText: {
    de: (day: string) =>
      `Ihr Inserat ist online, bis zum ${day}. Käufer schreiben Ihnen über den Shop; Ihre Adresse sehen sie nicht.`,
    en: (day: string) =>
      `Your listing is online until ${day}. Buyers write to you through the shop; they do not see your address.`,
  },
  rejectedSubject: {
    de: (title: string) => `Ihr Inserat ist nicht online: ${title}`,
    en: (title: string) => `Your listing is not online: ${title}`,
  },
  rejectedText: {
    de: (reason: string) =>
      `Wir zeigen Ihr Inserat nicht. ${reason} Sie können es ändern und noch einmal senden. Wenn Sie die Entscheidung für falsch halten, antworten Sie auf diese E-Mail.`,
    en: (reason: string) =>
      `We are not showing your listing. ${reason} You can change it and send it again. If you think the decision is wrong, reply to this e-mail.`,
  },
  soonSubject: {
    de: (title: string) => `Ihr Inserat endet bald: ${title}`,
    en: (title: string) => `Your listing ends soon: ${title}`,
  },
  soonText: {
    de: (day: string) =>
      `Ihr Inserat endet am ${day}. Ist das Auto noch da, verlängern Sie es um 60 Tage, kostenlos und mit einem Klick.`,
    en: (day: string) =>
      `Your listing ends on ${day}. If the car is still available you can renew it for 60 days, free of charge and with one click.`,
  },
  expiredSubject: {
    de: (title: string) => `Ihr Inserat ist abgelaufen: ${title}`,
    en: (title: string) => `Your listing has expired: ${title}`,
  },
  expiredText: {
    de: 'Ihr Inserat ist nicht mehr in der Suche. Sie können es 30 Tage lang verlängern.',
    en: 'Your listing is no longer in the search. You can renew it for 30 days.',
  },
  endedSubject: {
    de: (title: string) => `Ihr Inserat ist beendet: ${title}`,
    en: (title: string) => `Your listing has ended: ${title}`,
  },
  endedText: {
    de: 'Ihr Inserat ist nicht mehr in der Suche. Nachrichten können Sie noch sechs Monate lesen, dann löschen wir sie.',
    en: 'Your listing is no longer in the search. You can read its messages for another six months; then we delete them.',
  },
  listing: { de: 'Inserat', en: 'Listing' },
  number: { de: 'Nummer', en: 'Number' },
  open: { de: 'Zu Ihren Inseraten', en: 'Open your listings' },
  renew: { de: 'Inserat verlängern', en: 'Renew the listing' },
  safety: {
    de: 'Geben Sie keine Ausweiskopien heraus und das Auto erst, wenn das Geld da ist. Schecks und Treuhänder, die ein Käufer vorschlägt, sind fast immer Betrug.',
    en: 'Do not hand out copies of your identity card, and hand over the car only when the money has arrived. Cheques and escrow services suggested by a buyer are almost always fraud.',
  },
  because: {
    de: 'Sie erhalten diese E-Mail, weil Sie ein Auto inseriert haben. Sie enthält keine Zählpixel.',
    en: 'You are receiving this e-mail because you have listed a car. It contains no tracking.',
  },
} as const
