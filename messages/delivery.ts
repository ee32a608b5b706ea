/** Why a delivered stock was not applied, for dealers and operators. */
export const deliveryTexts = {
  emptyFeed: {
    de: 'Die Datei nennt kein Fahrzeug und würde den ganzen Bestand entfernen. Nichts wurde geändert; ist es so gemeint, erlauben Sie es mit --allow-removal (Upload: ?allow-removal=1).',
    en: 'The file names no vehicle and would remove the whole stock. Nothing was changed; if this is meant, allow it with --allow-removal (upload: ?allow-removal=1).',
  },
  nothingReadable: {
    de: (rows: number) =>
      `Keine der ${rows} Zeilen konnte gelesen werden. Nichts wurde geändert; bitte prüfen Sie Format und Zeichensatz.`,
    en: (rows: number) =>
      `None of the ${rows} rows could be read. Nothing was changed; please check format and encoding.`,
  },
  tooManyRemoved: {
    de: (missing: number, offered: number, percent: number) =>
      `Die Datei würde ${missing} von ${offered} Fahrzeugen entfernen, mehr als ${percent} %. Nichts wurde geändert; ist es so gemeint, erlauben Sie es mit --allow-removal (Upload: ?allow-removal=1).`,
    en: (missing: number, offered: number, percent: number) =>
      `The file would remove ${missing} of ${offered} vehicles, more than ${percent} %. Nothing was changed; if this is meant, allow it with --allow-removal (upload: ?allow-removal=1).`,
  },
  labelGap: {
    de: (names: string) => `Für die Energieverbrauchskennzeichnung des Neuwagens fehlt: ${names}.`,
    en: (names: string) => `The energy label of this new car lacks: ${names}.`,
  },
  wrongKey: {
    de: 'Der Schlüssel gehört nicht zu diesem Händler.',
    en: 'The key does not belong to this merchant.',
  },
  noBody: {
    de: 'Bitte senden Sie die Datei als Inhalt der Anfrage.',
    en: 'Please send the file as the body of the request.',
  },
  noForm: {
    de: 'Bitte senden Sie die Datei selbst als Inhalt der Anfrage, nicht in einem Formular (curl: --data-binary @datei).',
    en: 'Please send the file itself as the body of the request, not in a form (curl: --data-binary @file).',
  },
  tooSlow: {
    de: 'Die Datei konnte nicht in einer halben Stunde gelesen werden. Nichts wurde geändert; bitte senden Sie weniger oder kleinere Bilder.',
    en: 'The file could not be read within half an hour. Nothing was changed; please send fewer or smaller pictures.',
  },
  tooLarge: { de: 'Die Datei ist zu groß.', en: 'The file is too large.' },
}
