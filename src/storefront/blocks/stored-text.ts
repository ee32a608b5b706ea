/** A stored text; `lang` is its language where that is not the page's (WCAG 3.1.2). */
export interface StoredText {
  readonly text: string
  readonly lang?: string
}

export function storedText(text: string, language: string, locale: string): StoredText {
  return { text, ...langOf(language, locale) }
}

/** The attribute of stored texts that are in another language than their page. */
export function langOf(language: string, locale: string): { readonly lang?: string } {
  return language === locale ? {} : { lang: language }
}
