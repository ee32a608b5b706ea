import type { Locale } from '#domain/locale.ts'

type FileRefusalCode =
  | 'CORRUPT'
  | 'ENCRYPTED'
  | 'UNSAFE_NAME'
  | 'NO_VEHICLE_FILE'
  | 'SEVERAL_VEHICLE_FILES'
  | 'TOO_MANY_FILES'
  | 'TOO_LARGE'
  | 'SUSPICIOUS_COMPRESSION'
  | 'WRONG_ENCODING'

const TEXTS: Record<FileRefusalCode, Record<Locale, string>> = {
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
  TOO_MANY_FILES: { de: 'Die ZIP-Datei enthält zu viele Dateien.', en: 'The ZIP file contains too many files.' },
  TOO_LARGE: { de: 'Die Datei ist zu groß.', en: 'The file is too large.' },
  WRONG_ENCODING: {
    de: 'Die Datei ist in UTF-16 gespeichert. Bitte speichern Sie sie als ISO-8859-15 oder UTF-8.',
    en: 'The file is saved as UTF-16. Please save it as ISO-8859-15 or UTF-8.',
  },
  SUSPICIOUS_COMPRESSION: {
    de: 'Eine Datei ist so stark gepackt, dass sie nicht geöffnet wird.',
    en: 'A file is packed so tightly that it will not be opened.',
  },
}

/** Thrown when a delivered file cannot be read; `detail` names the entry or the fault for the operator. */
export class FeedFileRefusal extends Error {
  override readonly name = 'FeedFileRefusal'
  readonly code: FileRefusalCode
  readonly texts: Readonly<Record<Locale, string>>
  readonly detail: string

  constructor(code: FileRefusalCode, detail: string) {
    super(`${TEXTS[code].en} (${detail})`)
    this.code = code
    this.texts = TEXTS[code]
    this.detail = detail
  }
}
