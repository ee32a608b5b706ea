import { INK, mix, type PaintName, shadesOf as plainShadesOf } from '../paints.ts'
import { stop } from '../path.ts'

/** Colours that are nearly always ordered as metallic; the others may be solid. */
const METALLIC: ReadonlySet<PaintName> = new Set<PaintName>([
  ...(['silver', 'grey', 'gold', 'brown', 'purple', 'beige', 'green', 'blue'] as const),
])
const SKY = '#f4f8fc'

/** `lit` and `shaded` move towards the sky and the floor; metallic paint moves further than solid paint. */
export interface Shades {
  readonly base: string
  readonly light: boolean
  readonly line: string
  readonly edge: string
  lit(share: number): string
  shaded(share: number): string
}

export function isMetallic(colour: PaintName, drawn: number): boolean {
  return METALLIC.has(colour) ? drawn < 0.88 : drawn < 0.45
}

export function shadesOf(colour: PaintName, metallic: boolean): Shades {
  const { base } = plainShadesOf(colour)
  const luma = lumaOf(base)
  const [light, dark] = [luma > 0.8, luma < 0.18]
  const depth = metallic ? 1.1 : 0.82
  const reach = (dark ? 0.62 : depth) * (light ? 1.6 : 1)
  return {
    ...{ base, light },
    line: mix(base, INK, light ? 0.42 : luma > 0.5 ? 0.55 : 0.62),
    edge: light ? '#ffffff' : mix(base, SKY, dark ? 0.42 : 0.5),
    lit: (share) => mix(base, light ? '#ffffff' : SKY, Math.min(1, share * reach)),
    shaded: (share) => mix(base, light ? '#39434d' : INK, share * (light ? 0.62 : depth)),
  }
}

/** 0 for black, 1 for white. */
function lumaOf(colour: string): number {
  const channel = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16)
  return (0.3 * channel(1) + 0.59 * channel(3) + 0.11 * channel(5)) / 255
}

/** The vertical play of light on a body side, from the roof at `top` to the sill; `belt` is where the shoulder shines. */
export function bodyGradient(id: string, paint: Shades, top: number, belt: number, sill: number): string {
  const span = top - sill
  const side = belt - sill
  const offset = (y: number) => Math.round(((top - y) / span) * 1000) / 1000
  const stops = [
    stop(0, paint.lit(0.62)),
    stop(offset(top - 5), paint.lit(0.3)),
    stop(offset(top - 12), paint.lit(0.1)),
    stop(Math.max(offset(belt + 3), 0.02), paint.lit(0.12)),
    stop(offset(belt - side * 0.035), paint.lit(0.46)),
    stop(offset(belt - side * 0.16), paint.lit(0.24)),
    stop(offset(belt - side * 0.34), paint.lit(0.06)),
    stop(offset(belt - side * 0.62), paint.shaded(0.14)),
    stop(offset(belt - side * 0.86), paint.shaded(0.34)),
    stop(1, paint.shaded(0.52)),
  ]
  return `<linearGradient id="${id}" x1="0" y1="${-top}" x2="0" y2="${-sill}" gradientUnits="userSpaceOnUse">${stops.join('')}</linearGradient>`
}

export function glassGradient(id: string, top: number, belt: number, clear: boolean): string {
  const stops = clear
    ? stop(0, '#6d7a85') + stop(0.4, '#414c55') + stop(1, '#2a333a')
    : stop(0, '#3a434b') + stop(0.5, '#20272d') + stop(1, '#151a1f')
  return `<linearGradient id="${id}" x1="0" y1="${-top}" x2="0" y2="${-belt}" gradientUnits="userSpaceOnUse">${stops}</linearGradient>`
}
