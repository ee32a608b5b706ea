import { placeKey } from '#domain/places/place-name.ts'

interface NamedTown {
  readonly name: string
  readonly state: string
}

/** Names that `german-metadata` has cut or that mean a part of a town; empty where they mean none. */
const CORRECTIONS: Readonly<Record<string, string>> = {
  'Achern (Abweichung Exklaven)': 'Achern',
  'Exklave Lahnstein': 'Lahnstein',
  'Frankfurt am Main (FOUR)': 'Frankfurt am Main',
  'Frankfurt am Main (Omniturm)': 'Frankfurt am Main',
  'Frankfurt am Main (Taunusturm)': 'Frankfurt am Main',
  'Garmisch-Partenkirchen (Schneefernerhaus)': 'Garmisch-Partenkirchen',
  'Gde. Giekau)': 'Giekau',
  'Langenhagen (Flughafen)': 'Langenhagen',
  'Lübeck Schlutup/St. Gertrud': 'Lübeck',
  'Lübeck St. Lorenz Nord': 'Lübeck',
  Oldenburg: 'Oldenburg (Oldenburg)',
  'Pockau-Lengefeld (Lengefeld)': 'Pockau-Lengefeld',
  'Pockau-Lengefeld (Pockau)': 'Pockau-Lengefeld',
  'Stuttgart/Leinfelden-Echterdingen': 'Stuttgart',
}

/** How each town is written: without "u.a." (and others), and in one way where a state's list has several spellings of it. */
export function townNames(towns: readonly NamedTown[]): (town: NamedTown) => string {
  const spellings = Map.groupBy(
    towns.map(({ name, state }) => ({ name: tidied(name), state })),
    ({ name, state }) => `${placeKey(name)}|${state}`,
  )
  return ({ name, state }) => {
    const own = tidied(name)
    const all = spellings.get(`${placeKey(own)}|${state}`) ?? []
    return all.find((one) => one.name.includes('('))?.name ?? all[0]?.name ?? own
  }
}

function tidied(name: string): string {
  const corrected = CORRECTIONS[name] ?? name
  return corrected
    .replace(/ ?\bu\.a\.?$/, '')
    .replace('/ ', '/')
    .trim()
}
