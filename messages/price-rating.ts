/** The five ratings, the best first. */
export const ratingWords = {
  VERY_GOOD: { de: 'Sehr guter Preis', en: 'Very good price' },
  GOOD: { de: 'Guter Preis', en: 'Good price' },
  FAIR: { de: 'Fairer Preis', en: 'Fair price' },
  INCREASED: { de: 'Erhöhter Preis', en: 'Above market price' },
  HIGH: { de: 'Hoher Preis', en: 'High price' },
}

/** The ratings for a column whose heading says that they rate the price. */
export const shortRatingTexts = {
  VERY_GOOD: { de: 'Sehr gut', en: 'Very good' },
  GOOD: { de: 'Gut', en: 'Good' },
  FAIR: { de: 'Fair', en: 'Fair' },
  INCREASED: { de: 'Erhöht', en: 'Above market' },
  HIGH: { de: 'Hoch', en: 'High' },
}

/** The price rating on cards and on the page of a vehicle. */
export const priceRatingTexts = {
  rating: { de: 'Preisbewertung', en: 'Price rating' },
  title: { de: 'Preis im Vergleich', en: 'Price compared' },
  below: {
    de: (amount: string, count: number) => `${amount} unter dem Median von ${count} vergleichbaren Angeboten`,
    en: (amount: string, count: number) => `${amount} below the median of ${count} comparable offers`,
  },
  above: {
    de: (amount: string, count: number) => `${amount} über dem Median von ${count} vergleichbaren Angeboten`,
    en: (amount: string, count: number) => `${amount} above the median of ${count} comparable offers`,
  },
  same: {
    de: (count: number) => `Genau am Median von ${count} vergleichbaren Angeboten`,
    en: (count: number) => `At the median of ${count} comparable offers`,
  },
  compare: { de: 'Vergleich ansehen', en: 'See the comparison' },
  method: { de: 'So bewerten wir Preise', en: 'How we rate prices' },
  lead: {
    de: (estimate: string, day: string) =>
      `Vergleichbare Autos im ganzen Markt kosten, umgerechnet auf Alter, Laufleistung und Leistung dieses Autos, ${estimate} (Median, Stand ${day}). Verglichen werden Angebotspreise; Ausstattung und Farbe gehen nicht ein.`,
    en: (estimate: string, day: string) =>
      `Comparable cars in the whole market cost ${estimate} when converted to this car’s age, mileage and power (median, as of ${day}). We compare asking prices; equipment and colour are left out.`,
  },
  car: { de: 'Auto', en: 'Car' },
  price: { de: 'Preis', en: 'Price' },
  adjustment: { de: 'Umrechnung', en: 'Adjustment' },
  adjusted: { de: 'Umgerechnet', en: 'Adjusted' },
  age: { de: 'Alter', en: 'Age' },
  mileage: { de: 'Laufleistung', en: 'Mileage' },
  power: { de: 'Leistung', en: 'Power' },
  unnamed: {
    de: 'Autos anderer Händler nennt dieser Shop ohne deren Namen.',
    en: 'This shop does not name the sellers of other cars.',
  },
  all: { de: (count: number) => `Alle ${count} Angebote zeigen`, en: (count: number) => `Show all ${count} offers` },
}

/** How exact the estimates are, on the page about the method. */
export const ratingErrorTexts = {
  title: { de: 'Wie genau das ist', en: 'How exact this is' },
  nothing: { de: 'Noch ist kein Preis bewertet.', en: 'No price has been rated yet.' },
  lead: {
    de: (rated: string, cars: string, at: string) =>
      `Jede Schätzung kommt ohne den Preis des Autos aus, das sie schätzt. So lässt sich prüfen, wie weit sie davon entfernt liegt: bei ${rated} bewerteten von ${cars} angebotenen Autos, berechnet am ${at}.`,
    en: (rated: string, cars: string, at: string) =>
      `No estimate uses the price of the car it estimates. That shows how far off it is: for ${rated} rated of ${cars} cars on offer, computed on ${at}.`,
  },
  all: { de: 'Alle Autos', en: 'All cars' },
  type: { de: 'Fahrzeugtyp', en: 'Type of car' },
  rated: { de: 'Bewertete Autos', en: 'Rated cars' },
  medianError: { de: 'Mittlere Abweichung', en: 'Median error' },
  withinTen: { de: 'Höchstens 10 % daneben', en: 'At most 10% off' },
}
