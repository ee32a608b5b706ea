/** Alternative texts of vehicle pictures. */
export const pictureTexts = {
  side: {
    de: (car: string) => `${car}, Seitenansicht (Symbolbild)`,
    en: (car: string) => `${car}, side view (illustration)`,
  },
  closed: {
    de: (car: string) => `${car}, mit geschlossenem Verdeck (Symbolbild)`,
    en: (car: string) => `${car}, with the roof closed (illustration)`,
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
  headlamp: {
    de: (car: string) => `${car}, Scheinwerfer (Symbolbild)`,
    en: (car: string) => `${car}, headlight (illustration)`,
  },
  taillamp: {
    de: (car: string) => `${car}, Rückleuchte (Symbolbild)`,
    en: (car: string) => `${car}, tail light (illustration)`,
  },
  interior: {
    de: (car: string) => `${car}, Cockpit (Symbolbild)`,
    en: (car: string) => `${car}, dashboard (illustration)`,
  },
  seat: { de: (car: string) => `${car}, Sitz (Symbolbild)`, en: (car: string) => `${car}, seat (illustration)` },
  port: {
    de: (car: string) => `${car}, Tank- oder Ladeanschluss (Symbolbild)`,
    en: (car: string) => `${car}, fuel filler or charging port (illustration)`,
  },
  photograph: {
    de: (car: string, number: number) => `${car}, Bild ${number}`,
    en: (car: string, number: number) => `${car}, picture ${number}`,
  },
}
