/** One text in both languages; a function where values are filled in. */
export type Text = { readonly de: string; readonly en: string }
type TextWith<Args extends readonly never[]> = {
  readonly de: (...args: Args) => string
  readonly en: (...args: Args) => string
}
type Entry = Text | TextWith<never[]>

export type Texts = Readonly<Record<string, Entry>>

type InOneLanguage<T> = { readonly [K in keyof T]: T[K] extends { readonly de: infer Value } ? Value : never }

const known = { de: new WeakMap<object, object>(), en: new WeakMap<object, object>() }

/** The texts of one area in one language: `inLanguage(listTexts, 'de').heading`. A text missing in a language does not compile. */
export function inLanguage<T extends Texts>(texts: T, locale: 'de' | 'en'): InOneLanguage<T> {
  let chosen = known[locale].get(texts)
  if (!chosen) {
    chosen = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[locale]]))
    known[locale].set(texts, chosen) // every small part of a page needs its area again
  }
  return chosen as InOneLanguage<T>
}
