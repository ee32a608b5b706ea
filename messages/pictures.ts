/** Alternative texts of vehicle pictures. */
export const pictureTexts = {
  side: {
    de: (car: string) => `${car}, Seitenansicht (Symbolbild)`,
    en: (car: string) => `${car}, side view (illustration)`,
  },
  front: {
    de: (car: string) => `${car}, Frontansicht (Symbolbild)`,
    en: (car: string) => `${car}, front view (illustration)`,
  },
  rear: {
    de: (car: string) => `${car}, Heckansicht (Symbolbild)`,
    en: (car: string) => `${car}, rear view (illustration)`,
  },
  wheel: { de: (car: string) => `${car}, Rad (Symbolbild)`, en: (car: string) => `${car}, wheel (illustration)` },
  nose: {
    de: (car: string) => `${car}, Scheinwerfer (Symbolbild)`,
    en: (car: string) => `${car}, headlight (illustration)`,
  },
  tail: {
    de: (car: string) => `${car}, Rückleuchte (Symbolbild)`,
    en: (car: string) => `${car}, tail light (illustration)`,
  },
  photograph: {
    de: (car: string, number: number) => `${car}, Bild ${number}`,
    en: (car: string, number: number) => `${car}, picture ${number}`,
  },
}
