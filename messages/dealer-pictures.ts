import { plural } from './plural.ts'

/** The pictures in a car's form. */
export const vehiclePictureTexts = {
  title: { de: 'Bilder', en: 'Pictures' },
  add: { de: 'Bilder hinzufügen', en: 'Add pictures' },
  camera: { de: 'Mit der Kamera aufnehmen', en: 'Take a picture' },
  openCamera: { de: 'Kamera öffnen', en: 'Open the camera' },
  uploading: { de: 'Wird hochgeladen …', en: 'Uploading …' },
  first: { de: 'als erstes', en: 'make first' },
  boxes: { de: 'Kennzeichen verdecken', en: 'Cover number plate' },
  changeBoxes: { de: 'Kästen ändern', en: 'Change the boxes' },
  boxesDone: { de: 'Fertig, zu den Bildern', en: 'Done, back to the pictures' },
  picture: { de: (number: number) => `Bild ${number}`, en: (number: number) => `Picture ${number}` },
  none: {
    de: 'Noch keine Bilder. Im Shop steht eine Zeichnung, bis Sie Bilder hinzufügen.',
    en: 'No pictures yet. The shop shows a drawing until you add pictures.',
  },
  noFile: { de: 'Bitte wählen Sie mindestens ein Bild.', en: 'Please choose at least one picture.' },
  added: {
    de: (count: number) =>
      `${count} ${plural(count, 'Bild', 'Bilder')} hinzugefügt. Ihre anderen Eingaben sind noch nicht gespeichert.`,
    en: (count: number) =>
      `${count} ${plural(count, 'picture', 'pictures')} added. Your other entries are not saved yet.`,
  },
  changedBy: {
    de: (name: string, at: string) =>
      `${name} hat die Bilder inzwischen geändert (${at}). Hier stehen die jetzigen: Bitte versuchen Sie es damit noch einmal.`,
    en: (name: string, at: string) =>
      `${name} has changed the pictures in the meantime (${at}). These are the present ones: please try again with them.`,
  },
  changedByFeed: {
    de: 'Eine Lieferung hat die Bilder inzwischen geändert. Hier stehen die jetzigen: Bitte versuchen Sie es damit noch einmal.',
    en: 'A delivery has changed the pictures in the meantime. These are the present ones: please try again with them.',
  },
} as const
