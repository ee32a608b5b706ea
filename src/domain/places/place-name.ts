import { searchName } from './search-name.ts'

/** A town's name taken apart: "Frankfurt (Oder)", "Frankfurt/Oder" and "Frankfurt an der Oder" are the same. Words of `searchName`. */
export interface PlaceName {
  /** What people call the town: "frankfurt". */
  readonly base: readonly string[]
  /** What tells it apart from others of that name: "oder". */
  readonly addition: readonly string[]
}

/** Words that join a name and its addition, also abbreviated: "Lohr a. Main", "Neustadt a. d. Aisch". */
const JOINING = new Set([
  'am',
  'an',
  'auf',
  'bei',
  'im',
  'in',
  'ob',
  'vor',
  'zur',
  'a',
  'b',
  'i',
  'o',
  'v',
  'd',
  'der',
  'dem',
  'den',
])

/** Abbreviations that people or the table of places write. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  st: 'sankt',
  hann: 'hannoversch',
  opf: 'oberpfalz',
  ofr: 'oberfranken',
  ufr: 'unterfranken',
  ob: 'oberbayern',
  nb: 'niederbayern',
  odw: 'odenwald',
  rhld: 'rheinland',
  westf: 'westfalen',
  erzgeb: 'erzgebirge',
  vogtl: 'vogtland',
  bay: 'bayern',
  sa: 'sachsen',
}

export function placeName(name: string): PlaceName {
  const [, head = '', tail = ''] = /^([^(/,]*)(.*)$/su.exec(name) ?? []
  const words = wordsOf(head)
  const joint = words.findIndex((word, index) => index > 0 && index < words.length - 1 && JOINING.has(word))
  if (joint < 0) return { base: expanded(words), addition: additionOf(wordsOf(tail)) }
  return {
    base: expanded(words.slice(0, joint)),
    addition: additionOf([...words.slice(joint), ...wordsOf(tail)]),
  }
}

/** The name as one text, for equal spellings. "Sulzbach a.d. Saar" → "sulzbach saar". */
export function placeKey(name: string): string {
  const { base, addition } = placeName(name)
  return [...base, ...addition].join(' ')
}

/**
 * Whether typed words name the town: by its whole name, without its addition, or with an abbreviated one ("Frankfurt/M.", "Halle Westf."),
 * spelt in any way.
 */
export function namesTown(typed: PlaceName, town: PlaceName): boolean {
  const words = [...typed.base, ...typed.addition]
  if (words.length < town.base.length || words.length > town.base.length + town.addition.length) return false
  return (
    town.base.every((word, index) => word === words[index]) &&
    words.slice(town.base.length).every((word, index) => town.addition[index]!.startsWith(word))
  )
}

/** The name as written, without its addition: "Halle (Saale)" → "Halle". */
export function withoutAddition(name: string): string {
  const [head = name] = name.split(/ ?[(/,]/u)
  const words = head.split(' ')
  const joint = words.findIndex((word, index) => {
    // "a.d.Aisch" is written in one.
    const [first = '', ...more] = searchName(word).split(' ')
    return index > 0 && JOINING.has(first) && (more.length > 0 || index < words.length - 1)
  })
  return joint < 0 ? head : words.slice(0, joint).join(' ')
}

function wordsOf(text: string): string[] {
  const words = searchName(text)
  return words === '' ? [] : words.split(' ')
}

function additionOf(words: readonly string[]): string[] {
  return expanded(words.filter((word, index) => index === words.length - 1 || !JOINING.has(word)))
}

/** "OB" is Upper Bavaria at the end of a name, and "ob" a joining word inside it. */
function expanded(words: readonly string[]): string[] {
  return words.map((word) => ABBREVIATIONS[word] ?? word)
}
