import type { MarkView } from './compare-view.ts'

/** Attributes of which a lower or a higher figure is better, by the key of their row. */
const BETTER = {
  monthlyCosts: 'lower',
  mileage: 'lower',
  power: 'higher',
  electricRange: 'higher',
  batteryCapacity: 'higher',
  chargingPower: 'higher',
  co2Emission: 'lower',
} as const

export type FigureKey = keyof typeof BETTER

export const FIGURE_KEYS = Object.keys(BETTER) as readonly FigureKey[]

/** Figures closer together than this share of the largest say nothing about which car is better. */
const MIN_SPREAD = 0.03

/** How long the bar of each figure is, and which is best; undefined with less than two figures, or where they are about equal. */
export function marksOf(key: FigureKey, figures: readonly (number | null)[]): readonly (MarkView | null)[] | undefined {
  const known = figures.filter((figure) => figure !== null)
  const [least, largest] = [Math.min(...known), Math.max(...known)]
  if (known.length < 2 || largest === least || largest - least < largest * MIN_SPREAD) return undefined
  const best = BETTER[key] === 'lower' ? least : largest
  return figures.map((figure) =>
    figure === null ? null : { percent: Math.round((100 * figure) / largest), isBest: figure === best },
  )
}
