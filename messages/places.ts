/** What a page says about a place that was asked for, where it is unknown or there are several. */
export const placeTexts = {
  /** How far away somebody is who is less than a kilometre away. */
  nearby: { de: 'in der Nähe', en: 'nearby' },
  unknownName: {
    de: (place: string) => `Den Ort „${place}“ kennen wir nicht.`,
    en: (place: string) => `We couldn’t find “${place}”.`,
  },
  unknownCode: {
    de: (code: string) => `Die Postleitzahl ${code} kennen wir nicht.`,
    en: (code: string) => `We don’t know the postal code ${code}.`,
  },
  noCode: {
    de: (code: string) => `${code} ist keine deutsche Postleitzahl.`,
    en: (code: string) => `${code} is not a German postal code.`,
  },
  withoutPlace: { de: 'Die Liste gilt deshalb ohne Ort.', en: 'The list shows all places.' },
  checkSpelling: { de: 'Bitte prüfen Sie die Schreibweise.', en: 'Please check the spelling.' },
  didYouMean: { de: 'Meinten Sie:', en: 'Did you mean:' },
  codesNearby: { de: 'In der Nähe:', en: 'Nearby:' },
  namesakes: {
    de: (place: string) => `Gemeint ist ${place}. Andere Orte dieses Namens:`,
    en: (place: string) => `This is ${place}. Other places of this name:`,
  },
}
