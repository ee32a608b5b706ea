import type { Locale } from '#domain/locale.ts'
import type { Text } from '#messages/texts.ts'
import type { EmptyPart } from './CaseList.tsx'

type EmptyParts = Readonly<Record<string, { readonly title: Text; readonly text: Text }>>

/** What stands where a part of a list has nothing; null: the text of the whole list, as on a page after the last one. */
export function emptyPart(
  texts: EmptyParts,
  { part, count }: { readonly part: string; readonly count: number },
  locale: Locale,
): EmptyPart | null {
  const found = count === 0 ? texts[part] : undefined
  return found === undefined ? null : { title: found.title[locale], text: found.text[locale] }
}
