/** A stored text; `lang` is its language where that is not the page's (WCAG 3.1.2). */
export interface StoredText {
  readonly text: string
  readonly lang?: string
}

export function storedText(text: string, language: string, locale: string): StoredText {
  return language === locale ? { text } : { text, lang: language }
}
