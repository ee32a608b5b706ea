import type { Locale } from '#domain/locale.ts'
import type { Text } from '#messages/texts.ts'
import type { EmptyPart } from './CaseList.tsx'

type EmptyParts = Readonly<Record<string, { readonly title: Text; readonly text: Text }>>

/** What stands where a part of a list has nothing; null: the text of the whole list. */
export function emptyPart(texts: EmptyParts, part: string, locale: Locale): EmptyPart | null {
  const found = texts[part]
  return found === undefined ? null : { title: found.title[locale], text: found.text[locale] }
}
