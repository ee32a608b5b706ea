/** Why a row of a delivered file, or a value of it, was not taken. */
export const feedRefusalTexts = {
  LINE_TOO_LONG: { de: 'Die Zeile ist zu lang.', en: 'The line is too long.' },
  BROKEN_QUOTES: {
    de: 'Ein Anführungszeichen steht an falscher Stelle oder fehlt.',
    en: 'A quotation mark is misplaced or missing.',
  },
  TOO_FEW_FIELDS: { de: 'Die Zeile hat zu wenige Felder.', en: 'The line has too few fields.' },
  REQUIRED: { de: 'Eine Pflichtangabe fehlt.', en: 'A required value is missing.' },
  UNREADABLE: { de: 'Der Wert ist nicht lesbar.', en: 'The value cannot be read.' },
  IMPLAUSIBLE: { de: 'Der Wert ist unglaubwürdig.', en: 'The value is implausible.' },
  UNKNOWN_CODE: { de: 'Der Schlüssel ist unbekannt.', en: 'The code is unknown.' },
  INVALID_NUMBER: {
    de: 'Die interne Nummer darf höchstens 40 Zeichen haben: Buchstaben ohne Umlaute, Ziffern, „-“ und „_“.',
    en: 'The internal number may have at most 40 characters: letters, digits, "-" and "_".',
  },
  NOT_A_CAR: { de: 'Nur Pkw werden angenommen.', en: 'Only cars are accepted.' },
  VAT_CONTRADICTION: {
    de: 'Die Angabe zur Mehrwertsteuer widerspricht dem Steuersatz.',
    en: 'The VAT code contradicts the VAT rate.',
  },
  PICTURE_UNREADABLE: {
    de: 'Das Bild ist kein JPEG, PNG, WebP oder GIF, ist beschädigt oder hat mehr als 50 Megapixel.',
    en: 'The picture is no JPEG, PNG, WebP or GIF, is damaged or has more than 50 megapixels.',
  },
  DUPLICATE: {
    de: 'Die interne Nummer steht schon weiter oben in der Datei.',
    en: 'The internal number appears earlier in the file.',
  },
}

/** What a column of the format expects. */
export const expectedValueTexts = {
  preis: { de: 'Erwartet wird ein Betrag in Euro wie 18990.', en: 'Expected is an amount in euros like 18990.' },
  ez: { de: 'Erwartet werden Monat und Jahr wie 03.2022.', en: 'Expected are month and year like 03.2022.' },
  hu: { de: 'Erwartet werden Monat und Jahr wie 03.2027.', en: 'Expected are month and year like 03.2027.' },
  kilometer: { de: 'Erwartet wird eine Zahl wie 45000.', en: 'Expected is a number like 45000.' },
  leistung: { de: 'Erwartet werden kW als ganze Zahl wie 110.', en: 'Expected are kW as a whole number like 110.' },
  ccm: { de: 'Erwartet wird eine ganze Zahl wie 1498.', en: 'Expected is a whole number like 1498.' },
}

/** Why a whole file cannot be read. */
export const feedFileTexts = {
  CORRUPT: {
    de: 'Die Datei ist beschädigt oder unvollständig übertragen.',
    en: 'The file is damaged or was not transferred completely.',
  },
  ENCRYPTED: { de: 'Die ZIP-Datei ist verschlüsselt.', en: 'The ZIP file is encrypted.' },
  UNSAFE_NAME: {
    de: 'Die ZIP-Datei darf keine Ordner enthalten und keine Namen, die aus ihr hinausführen.',
    en: 'The ZIP file must not contain folders, nor names that lead out of it.',
  },
  NO_VEHICLE_FILE: {
    de: 'Die ZIP-Datei enthält keine Fahrzeugdatei (.csv).',
    en: 'The ZIP file contains no vehicle file (.csv).',
  },
  SEVERAL_VEHICLE_FILES: {
    de: 'Die ZIP-Datei enthält mehr als eine Fahrzeugdatei (.csv).',
    en: 'The ZIP file contains more than one vehicle file (.csv).',
  },
  TOO_MANY_FILES: {
    de: 'Die ZIP-Datei enthält mehr als 50.000 Dateien.',
    en: 'The ZIP file contains more than 50,000 files.',
  },
  TOO_LARGE: {
    de: 'Die Datei oder ein Teil von ihr ist zu groß: entpackt höchstens 4 GB, davon die Fahrzeugdatei 1 GB und ein Bild 30 MB.',
    en: 'The file or a part of it is too large: at most 4 GB unpacked, of which 1 GB for the vehicle file and 30 MB for a picture.',
  },
  ONLY_SOME_ROWS: {
    de: 'Diese Datei enthält nur ausgebesserte Zeilen, nicht den ganzen Bestand: Laden Sie sie als „einzelne Fahrzeuge“ hoch.',
    en: 'This file has only mended rows, not the whole stock: upload it as “single cars”.',
  },
  TOO_SLOW: {
    de: 'Die Datei konnte nicht in einer halben Stunde gelesen werden. Bitte senden Sie weniger oder kleinere Bilder.',
    en: 'The file could not be read within half an hour. Please send fewer or smaller pictures.',
  },
  FAILED: {
    de: 'Das Einlesen ist an einem Fehler des Shops gescheitert, am Bestand hat sich nichts geändert. Bitte laden Sie die Datei noch einmal hoch.',
    en: 'Reading the file failed because of an error on our side; your stock has not changed. Please upload the file again.',
  },
  WRONG_ENCODING: {
    de: 'Die Datei ist in UTF-16 gespeichert. Bitte speichern Sie sie als ISO-8859-15 oder UTF-8.',
    en: 'The file is saved as UTF-16. Please save it as ISO-8859-15 or UTF-8.',
  },
  SUSPICIOUS_COMPRESSION: {
    de: 'Eine Datei ist so stark gepackt, dass sie nicht geöffnet wird.',
    en: 'A file is packed so tightly that it will not be opened.',
  },
}
