/** The map of a list. */
export const resultsMapTexts = {
  title: { de: 'Wo die Autos stehen', en: 'Where the cars are' },
  places: { de: 'Orte', en: 'Places' },
  carsIn: {
    de: (count: number, towns: string) => `${count} ${count === 1 ? 'Auto' : 'Autos'} in ${towns}`,
    en: (count: number, towns: string) => `${count} ${count === 1 ? 'car' : 'cars'} in ${towns}`,
  },
  cars: {
    de: (count: string, one: boolean) => `${count} ${one ? 'Auto' : 'Autos'}`,
    en: (count: string, one: boolean) => `${count} ${one ? 'car' : 'cars'}`,
  },
  missing: {
    de: (count: string, one: boolean) =>
      one
        ? 'Ein Auto eines privaten Anbieters steht nicht auf der Karte.'
        : `${count} Autos privater Anbieter stehen nicht auf der Karte.`,
    en: (count: string, one: boolean) =>
      one ? 'One car of a private seller is not on the map.' : `${count} cars of private sellers are not on the map.`,
  },
}
