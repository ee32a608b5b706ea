/** The turn of a car around itself in its form. */
export const vehicleSpinTexts = {
  title: { de: '360°-Ansicht', en: '360° view' },
  none: {
    de: 'Fotografieren Sie das Auto rundum in gleichen Schritten. Im Shop lässt es sich dann mit dem Finger drehen.',
    en: 'Photograph the car all around in equal steps. In the shop it can then be turned with a finger.',
  },
  count: {
    de: (count: number) => `Das Auto dreht sich in ${count} Bildern.`,
    en: (count: number) => `The car turns in ${count} pictures.`,
  },
  frames: { de: 'Bilder der 360°-Ansicht', en: 'Pictures of the 360° view' },
  frame: {
    de: (number: number, count: number) => `Bild ${number} von ${count}`,
    en: (number: number, count: number) => `Picture ${number} of ${count}`,
  },
  add: { de: 'Bilder rundum hinzufügen', en: 'Add pictures from all around' },
  replace: { de: 'Durch andere Bilder ersetzen', en: 'Replace with other pictures' },
  hint: {
    de: (from: number, to: number, types: string, each: string, all: string) =>
      `${from} bis ${to} Bilder auf einmal, in der Reihenfolge ihrer Dateinamen: ${types}, je bis ${each}, zusammen bis ${all}. Ein Kennzeichen verdecken Sie bitte schon beim Fotografieren.`,
    en: (from: number, to: number, types: string, each: string, all: string) =>
      `${from} to ${to} pictures at once, in the order of their file names: ${types}, up to ${each} each, ${all} together. Please cover a number plate when you take the pictures.`,
  },
  remove: { de: '360°-Ansicht entfernen', en: 'Remove the 360° view' },
  noFile: { de: 'Bitte wählen Sie die Bilder der 360°-Ansicht.', en: 'Please choose the pictures of the 360° view.' },
  wrongCount: {
    de: (count: number, from: number, to: number) =>
      `Sie haben ${count} ${count === 1 ? 'Bild' : 'Bilder'} gewählt. Die 360°-Ansicht braucht ${from} bis ${to}. Bitte wählen Sie alle auf einmal.`,
    en: (count: number, from: number, to: number) =>
      `You have chosen ${count} ${count === 1 ? 'picture' : 'pictures'}. The 360° view needs ${from} to ${to}. Please choose all of them at once.`,
  },
  saved: {
    de: (count: number) =>
      `Die 360°-Ansicht mit ${count} Bildern ist gespeichert. Ihre anderen Eingaben sind noch nicht gespeichert.`,
    en: (count: number) => `The 360° view with ${count} pictures has been saved. Your other entries are not saved yet.`,
  },
  removed: {
    de: 'Die 360°-Ansicht ist entfernt. Ihre anderen Eingaben sind noch nicht gespeichert.',
    en: 'The 360° view has been removed. Your other entries are not saved yet.',
  },
  changed: {
    de: 'Die 360°-Ansicht wurde inzwischen geändert. Hier steht die jetzige: Bitte versuchen Sie es damit noch einmal.',
    en: 'The 360° view has been changed in the meantime. This is the present one: please try again with it.',
  },
} as const
