/** A part of a page that could not be shown; the rest of the page works. */
export const partFailedTexts = {
  title: { de: 'Dieser Teil fehlt gerade', en: 'This part is missing right now' },
  text: {
    de: 'Er ließ sich nicht laden. Alles andere auf der Seite funktioniert.',
    en: 'It could not be loaded. Everything else on the page works.',
  },
  tryAgain: { de: 'Noch einmal versuchen', en: 'Try again' },
}
