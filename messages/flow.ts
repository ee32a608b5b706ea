import { placeFieldText } from './place-field.ts'
/** What the steps of every flow share. */
export const flowTexts = {
  stepOf: {
    de: (step: number, steps: number, name: string) => `Schritt ${step} von ${steps}: ${name}`,
    en: (step: number, steps: number, name: string) => `Step ${step} of ${steps}: ${name}`,
  },
  on: { de: (step: string) => `Weiter: ${step}`, en: (step: string) => `Continue: ${step}` },
  back: { de: (step: string) => `Zurück: ${step}`, en: (step: string) => `Back: ${step}` },
  change: { de: 'Ändern', en: 'Change' },
  restored: {
    de: 'Ihre Angaben sind noch da. Bitte prüfen Sie sie und machen Sie weiter.',
    en: 'Your entries are still there. Please check them and continue.',
  },
  saved: {
    de: 'Ihre Angaben bleiben gespeichert. Sie können jederzeit hier weitermachen.',
    en: 'Your entries are saved. You can continue here at any time.',
  },
  /** As long as nothing is saved. */
  savedOnNext: {
    de: 'Sobald Sie weitergehen, speichern wir Ihre Angaben. Danach können Sie jederzeit hier weitermachen.',
    en: 'We save your entries as soon as you continue. After that you can carry on here at any time.',
  },
  place: placeFieldText,
  reset: { de: 'Alles verwerfen', en: 'Discard everything' },
  resetLead: {
    de: 'Was Sie eingegeben und hochgeladen haben, wird gelöscht. Das lässt sich nicht rückgängig machen.',
    en: 'What you entered and uploaded is deleted. This cannot be undone.',
  },
}
