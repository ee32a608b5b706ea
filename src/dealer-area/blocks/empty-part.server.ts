import type { Locale } from '#domain/locale.ts'
import type { Text } from '#messages/texts.ts'
import type { EmptyPart } from './CaseList.tsx'

type EmptyParts = Readonly<Record<string, { readonly title: Text; readonly text: Text }>>

/**
 * What stands where a part of a list has nothing; null: the text of the whole list, as on a page after the last one, and in the first part
 * of a list that is empty altogether.
 */
export function emptyPart<Part extends string>(
  texts: EmptyParts,
  { part, counts }: { readonly part: Part; readonly counts: Readonly<Record<Part, number>> },
  locale: Locale,
): EmptyPart | null {
  const isListEmpty = Object.values<number>(counts).every((count) => count === 0)
  const isFirst = part === Object.keys(counts)[0]
  const found = counts[part] === 0 && !(isListEmpty && isFirst) ? texts[part] : undefined
  return found === undefined ? null : { title: found.title[locale], text: found.text[locale] }
}
