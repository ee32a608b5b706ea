/** The pictures of a dealer's own shop. */
export const shopPictureTexts = {
  logo: { de: 'Logo', en: 'Logo' },
  hero: { de: 'Foto der Startseite', en: 'Photograph of the home page' },
  person: { de: (name: string) => `Foto von ${name}`, en: (name: string) => `Photograph of ${name}` },
  logoText: {
    de: 'JPEG, PNG oder WebP bis 5 MB; durchsichtige Flächen bleiben durchsichtig. Es steht im Kopf und Fuß Ihres Shops, in E-Mails und Dokumenten. Ohne Logo steht dort ein gezeichnetes Zeichen mit dem Namen.',
    en: 'JPEG, PNG or WebP up to 5 MB; transparent areas stay transparent. It appears in the header and footer of your shop, in mails and documents. Without a logo there is a drawn mark with the name.',
  },
  heroText: {
    de: 'JPEG, PNG oder WebP bis 20 MB, quer, am besten 2048 Pixel breit: Ihr Haus, Ihr Hof, Ihre Autos. Gezeigt wird ein Ausschnitt im Verhältnis 16 zu 10. Ohne Foto steht dort das gezeichnete Auto.',
    en: 'JPEG, PNG or WebP up to 20 MB, landscape, ideally 2048 pixels wide: your building, your yard, your cars. A detail of 16 to 10 is shown. Without a photograph the drawn car stands there.',
  },
  personText: {
    de: 'JPEG, PNG oder WebP bis 20 MB. Gezeigt wird ein quadratischer Ausschnitt.',
    en: 'JPEG, PNG or WebP up to 20 MB. A square detail is shown.',
  },
  file: { de: 'Datei', en: 'File' },
  upload: { de: 'Hochladen', en: 'Upload' },
  remove: { de: 'Entfernen', en: 'Remove' },
  current: { de: 'Jetzt:', en: 'Now:' },
  changed: {
    de: 'An dieser Stelle steht inzwischen jemand anderes. Nichts wurde geändert.',
    en: 'Somebody else has taken this place meanwhile. Nothing was changed.',
  },
  noFile: { de: 'Wählen Sie zuerst eine Datei.', en: 'Choose a file first.' },
}
