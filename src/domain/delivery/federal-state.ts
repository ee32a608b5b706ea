/** Germany's states by their usual two letters. */
export const FEDERAL_STATES = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HH',
  'HE',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
] as const
export type FederalState = (typeof FEDERAL_STATES)[number]

/**
 * The state most addresses of a postal code's first two digits lie in. Along borders a region holds communes of several states; there the
 * bigger part counts, so a delivery day may be off by a holiday of one state. Null where the two digits are not in use.
 */
export function stateOfPostalCode(postalCode: string): FederalState | null {
  const region = Number(postalCode.slice(0, 2))
  if (!/^\d{5}$/.test(postalCode)) return null
  return REGIONS.find(([from, to]) => region >= from && region <= to)?.[2] ?? null
}

const REGIONS: readonly (readonly [from: number, to: number, state: FederalState])[] = [
  [1, 2, 'SN'],
  [3, 3, 'BB'],
  [4, 4, 'SN'],
  [6, 6, 'ST'],
  [7, 7, 'TH'],
  [8, 9, 'SN'],
  [10, 13, 'BE'],
  [14, 16, 'BB'],
  [17, 19, 'MV'],
  [20, 22, 'HH'],
  [23, 25, 'SH'],
  [26, 27, 'NI'],
  [28, 28, 'HB'],
  [29, 31, 'NI'],
  [32, 33, 'NW'],
  [34, 36, 'HE'],
  [37, 38, 'NI'],
  [39, 39, 'ST'],
  [40, 48, 'NW'],
  [49, 49, 'NI'],
  [50, 53, 'NW'],
  [54, 56, 'RP'],
  [57, 59, 'NW'],
  [60, 65, 'HE'],
  [66, 66, 'SL'],
  [67, 67, 'RP'],
  [68, 79, 'BW'],
  [80, 87, 'BY'],
  [88, 89, 'BW'],
  [90, 97, 'BY'],
  [98, 99, 'TH'],
]
