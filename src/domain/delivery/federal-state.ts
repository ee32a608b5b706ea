/** Germany's states by their usual two letters, and as tables of places name them. */
const NAMES = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hessen',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
} as const
export type FederalState = keyof typeof NAMES
export const FEDERAL_STATES = Object.keys(NAMES) as [FederalState, ...FederalState[]]

const BY_NAME = new Map(Object.entries(NAMES).map(([code, name]) => [name, code as FederalState] as const))

/** Null for a name that is none of a German state. */
export function federalStateOf(name: string | undefined): FederalState | null {
  return BY_NAME.get(name as (typeof NAMES)[FederalState]) ?? null
}
