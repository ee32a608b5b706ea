import { searchName } from './search-name.ts'

/** What German towns are called in English where that is another word. A name that is missing: a line here. */
const GERMAN_NAMES: Readonly<Record<string, string>> = {
  'Aix-la-Chapelle': 'Aachen',
  Brunswick: 'Braunschweig',
  Coblenz: 'Koblenz',
  Cologne: 'Köln',
  Constance: 'Konstanz',
  Cleves: 'Kleve',
  Frankfort: 'Frankfurt am Main',
  'Frankfurt on the Main': 'Frankfurt am Main',
  Hamelin: 'Hameln',
  Hanover: 'Hannover',
  Mayence: 'Mainz',
  Munich: 'München',
  Nuremberg: 'Nürnberg',
  Ratisbon: 'Regensburg',
  Treves: 'Trier',
}

const BY_ENGLISH = new Map(
  Object.entries(GERMAN_NAMES).map(([english, german]) => [searchName(english), searchName(german)]),
)

const BY_GERMAN = Map.groupBy(BY_ENGLISH.keys(), (english) => BY_ENGLISH.get(english)!)

/** The German name behind an English one, both as `searchName` writes them; undefined where it is none. "cologne" → "koeln". */
export function germanName(english: string): string | undefined {
  return BY_ENGLISH.get(english)
}

/** Whether a town, by its German name, has an English one that begins as was typed; both as `searchName` writes them. */
export function hasEnglishName(german: string, beginning: string): boolean {
  return BY_GERMAN.get(german)?.some((english) => english.startsWith(beginning)) ?? false
}
