/** What pictures of vehicles show, for those who do not see them. */
export const pictureTexts = {
  side: {
    de: (car: string) => `${car}, Seitenansicht (Symbolbild)`,
    en: (car: string) => `${car}, side view (symbolic picture)`,
  },
  front: {
    de: (car: string) => `${car}, Frontansicht (Symbolbild)`,
    en: (car: string) => `${car}, front view (symbolic picture)`,
  },
  rear: {
    de: (car: string) => `${car}, Heckansicht (Symbolbild)`,
    en: (car: string) => `${car}, rear view (symbolic picture)`,
  },
  wheel: { de: (car: string) => `${car}, Rad (Symbolbild)`, en: (car: string) => `${car}, wheel (symbolic picture)` },
  nose: {
    de: (car: string) => `${car}, Scheinwerfer (Symbolbild)`,
    en: (car: string) => `${car}, headlight (symbolic picture)`,
  },
  tail: {
    de: (car: string) => `${car}, Rückleuchte (Symbolbild)`,
    en: (car: string) => `${car}, tail light (symbolic picture)`,
  },
  photograph: {
    de: (car: string, number: number) => `${car}, Bild ${number}`,
    en: (car: string, number: number) => `${car}, picture ${number}`,
  },
}
