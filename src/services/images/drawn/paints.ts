/** Body paints, named by the code of the vehicle's colour in lower case. */
export const PAINTS = {
  black: '#20242a',
  white: '#eceff1',
  silver: '#b4bcc3',
  grey: '#69727b',
  blue: '#1f4d8c',
  red: '#a91d24',
  green: '#2d5d49',
  brown: '#5e4333',
  beige: '#cbbd9f',
  yellow: '#e0b020',
  orange: '#cf5f1d',
  gold: '#a78a50',
  purple: '#4f3a70',
  pink: '#d58ba1',
} as const

export type PaintName = keyof typeof PAINTS

export const INK = '#0d1117'

/** A paint and the shades of it that light and shadow make. Light paints take shadow more softly. */
export interface Shades {
  readonly base: string
  readonly isLight: boolean
  readonly line: string
  readonly highlight: string
  lighter(share: number): string
  darker(share: number): string
}

export function shadesOf(paint: PaintName): Shades {
  const base = PAINTS[paint]
  const isLight = channels(base).reduce((sum, value) => sum + value, 0) / 765 > 0.75
  return {
    base,
    isLight,
    line: mix(base, INK, isLight ? 0.34 : 0.55),
    highlight: isLight ? '#ffffff' : mix(base, '#ffffff', 0.62),
    lighter: (share) => mix(base, '#ffffff', share),
    darker: (share) => mix(base, INK, isLight ? share * 0.62 : share),
  }
}

/** A colour between two: `share` 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, index) => Math.round(value + (target[index]! - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}
