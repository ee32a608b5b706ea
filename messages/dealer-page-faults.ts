/** What is wrong with a line of a page's text, by the fault; `found` is what stands there. */
export const pageFaultTexts = {
  NO_TITLE: {
    de: () => 'Die Seite beginnt mit ihrem Titel: „# Titel“.',
    en: () => 'The page begins with its title: "# Title".',
  },
  NO_DESCRIPTION: {
    de: () => 'Unter dem Titel steht ein Absatz, der sagt, worum es geht.',
    en: () => 'Below the title stands a paragraph that says what the page is about.',
  },
  NO_DATE: {
    de: () => 'Artikel und Presse beginnen mit ihrem Datum: „---“, „date: 2026-10-05“, „---“.',
    en: () => 'Articles and press releases begin with their date: "---", "date: 2026-10-05", "---".',
  },
  HEAD: {
    de: (found: string) => `Zwischen „---“ steht „date: 2026-10-05“ oder „picture: …“, nicht „${found}“.`,
    en: (found: string) => `Between "---" stands "date: 2026-10-05" or "picture: …", not "${found}".`,
  },
  LINK: {
    de: (found: string) => `Der Link „${found}“ führt nirgendwohin. Er beginnt mit https://, mailto:, tel: oder „/“.`,
    en: (found: string) => `The link "${found}" leads nowhere. It begins with https://, mailto:, tel: or "/".`,
  },
  PICTURE: {
    de: (found: string) => `„${found}“ ist keines unserer Bilder. Sie heißen „drawn/…“ oder „photo/…“.`,
    en: (found: string) => `"${found}" is none of our pictures. They are called "drawn/…" or "photo/…".`,
  },
  PICTURE_IN_TEXT: {
    de: (found: string) => `Das Bild „${found}“ braucht einen Absatz für sich.`,
    en: (found: string) => `The picture "${found}" needs a paragraph of its own.`,
  },
  VIDEO: {
    de: (found: string) => `„${found}“ ist kein Name eines Videos: Kleinbuchstaben, Ziffern und Bindestriche.`,
    en: (found: string) => `"${found}" is no name of a video: small letters, figures and hyphens.`,
  },
  TILE: {
    de: (found: string) => `Eine Kachel heißt „=> [Titel](/pfad) Zeile | Bild“, nicht „${found}“.`,
    en: (found: string) => `A tile reads "=> [Title](/path) line | picture", not "${found}".`,
  },
  NOTICE: {
    de: () => 'In einem Hinweis („>“) steht nur Text.',
    en: () => 'A notice (">") holds text only.',
  },
  LIST_ITEM: {
    de: () => 'In einem Listenpunkt stehen nur Text und weitere Listen.',
    en: () => 'An item of a list holds only text and further lists.',
  },
  NO_ANSWER: {
    de: (found: string) => `Unter „+++ ${found}“ fehlt die Antwort.`,
    en: (found: string) => `The answer below "+++ ${found}" is missing.`,
  },
  PLACEHOLDER: {
    de: (found: string) => `„${found}“ steht für nichts, was der Shop kennt.`,
    en: (found: string) => `"${found}" stands for nothing that the shop knows.`,
  },
  TOO_LONG: {
    de: () => 'Der Text ist länger als 100.000 Zeichen.',
    en: () => 'The text is longer than 100,000 characters.',
  },
}
