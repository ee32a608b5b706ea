/** What a field is called that takes a postal code or a town. */
export const placeFieldText = { de: 'PLZ oder Ort', en: 'Postal code or town' } as const
