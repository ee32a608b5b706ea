/** The card of a vehicle in lists. */
export const cardTexts = {
  symbolic: { de: 'Symbolbild', en: 'Illustration' },
  noPicture: { de: 'Kein Bild', en: 'No picture' },
}
