/** The head of the steps of every flow. */
export const flowTexts = {
  stepOf: {
    de: (step: number, steps: number, name: string) => `Schritt ${step} von ${steps}: ${name}`,
    en: (step: number, steps: number, name: string) => `Step ${step} of ${steps}: ${name}`,
  },
}
