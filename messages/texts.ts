/** One text in both languages; a function where values are filled in. */
export type Text = { readonly de: string; readonly en: string }
export type TextWith<Args extends readonly never[]> = {
  readonly de: (...args: Args) => string
  readonly en: (...args: Args) => string
}
type Entry = Text | TextWith<never[]>

type InOneLanguage<T> = { readonly [K in keyof T]: T[K] extends { readonly de: infer Value } ? Value : never }

/** The texts of one area in one language: `inLanguage(listTexts, 'de').heading`. A text missing in a language does not compile. */
export function inLanguage<T extends Record<string, Entry>>(texts: T, locale: 'de' | 'en'): InOneLanguage<T> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[locale]])) as InOneLanguage<T>
}
