/** What a list without cars says, loaded when one is shown. */
export const emptyListTexts = {
  title: { de: 'Keine Autos gefunden', en: 'No cars found' },
  removeOne: {
    de: 'Zu diesen Filtern gibt es zurzeit kein Angebot. Entfernen Sie einen davon:',
    en: 'No cars match these filters right now. Try removing one:',
  },
  none: {
    de: 'Zu diesen Filtern gibt es zurzeit kein Angebot.',
    en: 'No cars match these filters right now.',
  },
  noStock: {
    de: 'Hier steht zurzeit kein Auto. Auf Wunsch sagen wir Ihnen Bescheid, sobald eines da ist.',
    en: 'There are no cars here at the moment. We can let you know as soon as there is one.',
  },
  oneFilterLess: { de: 'Ähnliche Autos, ein Filter weniger', en: 'Similar cars with one filter fewer' },
  tellMe: { de: 'Bei neuen Treffern benachrichtigen', en: 'Notify me of new matches' },
}
