import type { Locale } from '#domain/locale.ts'
import { POSTAL_CODE } from '#domain/places/postal-code.ts'
import { placeTexts } from '#messages/places.ts'
import { inLanguage } from '#messages/texts.ts'
import type { PlaceHintView } from './place-hint-view.ts'

interface RequestedPlace {
  /** As typed. */
  readonly place: string
  /** Null where no place is called so. */
  readonly found: { readonly city: string } | null | undefined
  /** What else it may mean. */
  readonly others: readonly string[]
  /** What an unknown place means for the page. */
  readonly consequence?: string
}

/** What a page says beside a place that is unknown or has namesakes; undefined where there is nothing to say. */
export function placeHint(
  { place, found, others, consequence }: RequestedPlace,
  hrefOf: (place: string) => string,
  locale: Locale,
): PlaceHintView | undefined {
  if (place.trim() === '' || (found && others.length === 0)) return undefined
  const texts = inLanguage(placeTexts, locale)
  const links = others.map((label) => ({ label, href: hrefOf(label) }))
  if (found) return { text: texts.namesakes(found.city), links }
  const problem = unknownPlace(place, locale)
  const isCode = /^\d+$/.test(place.trim())
  const next = links.length === 0 ? texts.checkSpelling : isCode ? texts.codesNearby : texts.didYouMean
  return { problem, text: [problem, consequence, next].filter((sentence) => sentence !== undefined).join(' '), links }
}

/** "12345" may be a code that we do not know, "00000" is none. */
function unknownPlace(place: string, locale: Locale): string {
  const texts = inLanguage(placeTexts, locale)
  const text = place.trim()
  if (POSTAL_CODE.test(text)) return texts.unknownCode(text)
  return /^\d+$/.test(text) ? texts.noCode(text) : texts.unknownName(text)
}
