import { searchName } from './search-name.ts'

/** English names of German towns where they differ. Add a missing name as a line. */
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

/** Whether a German town has an English name that begins with the typed text; both as `searchName` writes them. */
export function hasEnglishName(german: string, beginning: string): boolean {
  return BY_GERMAN.get(german)?.some((english) => english.startsWith(beginning)) ?? false
}
