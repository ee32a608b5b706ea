/** Sharing the address of a page. */
export const shareTexts = {
  share: { de: 'Teilen', en: 'Share' },
  copied: { de: 'Link kopiert', en: 'Link copied' },
  copyByHand: {
    de: 'Kopieren Sie die Adresse dieser Seite.',
    en: 'Please copy the address of this page.',
  },
  shareCarByHand: {
    de: 'Zum Teilen kopieren Sie die Adresse dieser Seite.',
    en: 'To share this car, copy the address of this page.',
  },
  shareByHand: {
    de: 'Die Adresse dieser Seite enthält die Liste. Teilen Sie sie, um die Liste zu zeigen.',
    en: 'The address of this page contains the list. Share it to show the list.',
  },
}
