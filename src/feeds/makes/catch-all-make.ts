import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import { knownMake } from './known-makes.ts'

/** What dealers' programs write for a make that their list lacks, as slugs. */
const CATCH_ALL = new Set([
  'other',
  'others',
  'andere',
  'andere-marken',
  'sonstige',
  'sonstige-marken',
  'weitere-marken',
])
/** Words before a model that name a kind of car, as slugs. */
const KINDS = new Set(['elektro', 'kleinwagen', 'oldtimer', 'transporter', 'wohnmobil', 'modelle', 'models'])
/** The make of a car whose row names none. */
const UNNAMED = 'Andere'

interface MakeAndModel {
  readonly make: string
  readonly model: string
}

/** "Others", "Barkas B1000" is a Barkas: a list of makes would otherwise have several "others" and no Barkas. */
export function withNamedMake({ make, model }: MakeAndModel): MakeAndModel {
  if (!CATCH_ALL.has(slugOf(make))) return { make, model }
  const words = model.split(/\s+/u).filter(Boolean)
  const isKnown = (count: number) => words.length > count && knownMake(words.slice(0, count).join(' ')) !== null
  const length = isKnown(2) ? 2 : isKnown(1) || (words.length > 1 && couldBeMake(words[0]!)) ? 1 : 0
  if (length === 0) return { make: UNNAMED, model }
  return { make: words.slice(0, length).join(' '), model: words.slice(length).join(' ') }
}

function couldBeMake(word: string): boolean {
  return /^\p{L}/u.test(word) && !CATCH_ALL.has(slugOf(word)) && !KINDS.has(slugOf(word))
}
