/** The notice when a request does not reach the shop. */
export const connectionTexts = {
  lost: { de: 'Keine Verbindung', en: 'No connection' },
  again: { de: 'Noch einmal', en: 'Try again' },
  close: { de: 'Schließen', en: 'Close' },
}
