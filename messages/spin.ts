/** The turn of a car around itself on its page. */
export const spinTexts = {
  title: { de: '360°-Ansicht', en: '360° view' },
  open: { de: '360°', en: '360°' },
  close: { de: '360°-Ansicht schließen', en: 'Close the 360° view' },
  turn: { de: 'Auto drehen', en: 'Turn the car' },
  drag: { de: 'Ziehen Sie das Bild oder den Regler.', en: 'Drag the picture or the slider.' },
  enlarge: { de: 'Vergrößern', en: 'Enlarge' },
  loading: { de: 'Bilder werden geladen', en: 'Pictures are loading' },
  view: {
    de: (number: number, count: number) => `Ansicht ${number} von ${count}`,
    en: (number: number, count: number) => `View ${number} of ${count}`,
  },
  picture: {
    de: (name: string, number: number, count: number) => `${name}, rundum fotografiert, Bild ${number} von ${count}`,
    en: (name: string, number: number, count: number) =>
      `${name}, photographed all around, picture ${number} of ${count}`,
  },
} as const
