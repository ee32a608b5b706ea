/** The logo of a dealer's own shop. */
export const logoTexts = {
  title: { de: 'Logo', en: 'Logo' },
  text: {
    de: 'JPEG, PNG oder WebP bis 5 MB, am besten auf weißem Grund. Es steht im Kopf und Fuß Ihres Shops und in E-Mails. Ohne Logo steht dort ein gezeichnetes Zeichen mit dem Namen.',
    en: 'JPEG, PNG or WebP up to 5 MB, ideally on white. It appears in the header and footer of your shop and in mails. Without a logo there is a drawn mark with the name.',
  },
  file: { de: 'Datei', en: 'File' },
  upload: { de: 'Logo hochladen', en: 'Upload logo' },
  remove: { de: 'Logo entfernen', en: 'Remove logo' },
  current: { de: 'Aktuelles Logo', en: 'Current logo' },
  noFile: { de: 'Wählen Sie zuerst eine Datei.', en: 'Choose a file first.' },
}
