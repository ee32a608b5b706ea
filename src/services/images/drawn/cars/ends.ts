import { type Line, n, xy } from './geometry.ts'
import { path } from './path.ts'
import { type Look } from './look.ts'
import { stop } from '../path.ts'
import { INK } from '../paints.ts'
import { type Shades, glassGradient } from './paint.ts'
import { type Profile } from './profile.ts'

export const END_CANVAS = { width: 320, height: 240, ground: 216 }
export const PLASTIC = '#24292e'
export const area = (line: Line, fill: string, more = '') =>
  `<path d="${path(line, { closed: true })}" fill="${fill}"${more}/>`
export const line = (points: Line, colour: string, width: number, more = '') =>
  `<path d="${path(points)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more}/>`

type Cabin = readonly [roof: number, foot: number, round: number]
/** How wide the roof and the foot of the windows are, as shares of half the width, and how round the roof is. */
const UPRIGHT_CABIN: Cabin = [0.79, 0.9, 9]
const CABIN: Record<Profile['kind'] | 'bus', Cabin> = {
  city: [0.66, 0.87, 13],
  hatch: [0.61, 0.85, 14],
  saloon: [0.575, 0.83, 14],
  estate: [0.59, 0.84, 14],
  low: [0.54, 0.8, 14],
  suv: [0.635, 0.86, 14],
  van: [0.7, 0.88, 16],
  bus: [0.8, 0.92, 14],
}

/** What the parts of a front or rear view are placed by: half widths and heights in centimetres. */
export interface EndMeasures {
  readonly w: number
  readonly roof: number
  readonly foot: number
  readonly round: number
  readonly belt: number
  readonly sill: number
  /** Edge of the bonnet. */
  readonly edge: number
  readonly cowl: number
  readonly hip: number
  readonly lamp: number
  readonly lampH: number
  readonly deck: number
  readonly tailY: number
  readonly tailH: number
}
export type EndPart = (m: EndMeasures) => string

export function measures(car: Profile): EndMeasures {
  const w = car.width / 2
  const [roof, foot, round] = car.upright ? UPRIGHT_CABIN : CABIN[car.slide ? 'bus' : car.kind]
  return {
    ...{ w, roof: w * roof, foot: w * foot, round, belt: car.beltY, sill: car.sill, cowl: car.cowl[1] },
    ...{ edge: car.hood[0]![1], deck: car.tail[0]![1], hip: car.archY + car.arch + 1 },
    ...{ lamp: car.headlamp.y, lampH: car.headlamp.height, tailY: car.taillamp.y, tailH: car.taillamp.height },
  }
}

/** Half the shell, from the roof to the floor; `over` reaches past the middle, so that no seam shows. */
export function halfShell(car: Profile, m: EndMeasures, over = 0.15): Line {
  const { w, roof, foot, belt, sill } = m
  const top = car.openSeats ? belt + 1 : car.height
  const low = sill - 1
  const side: Line = [
    [w * 0.955, belt - 9, 9, 0.6],
    [w * 0.99, (belt + m.hip) / 2 - 4, 14, 0.4],
    [w, m.hip * 0.72, 14, 0.2],
    [w * 0.985, sill + 12, 8, 0.3],
    [w * 0.93, low + 1, 6],
    [-over, low],
  ]
  return car.openSeats
    ? [[-over, top + 2.5, 0, 0.8], [foot, top - 1, 8, 0.4], ...side]
    : [[-over, top, 0, 1.2], [roof, top - 4.5, m.round, 1], [foot, belt + 1, 8, 0.3], ...side]
}

export function frame(car: Profile, paint: Shades, look: Look, id: string, inner: EndPart, extra: EndPart) {
  const m = measures(car)
  const shell = halfShell(car, m)
  const y = (v: number) => n(-v)
  const d = path(shell)
  const tyreW = Math.min(26, 15 + car.tyreRadius * 0.19 + (car.kind === 'low' ? 3 : 0))
  const hub = m.w * 0.985 - tyreW
  const defs = `<defs><linearGradient id="${id}p" x1="0" y1="${y(car.height)}" x2="0" y2="${y(car.sill)}" gradientUnits="userSpaceOnUse">${stop(0, paint.lit(0.6))}${stop((car.height - m.belt) / (car.height - car.sill) - 0.02, paint.lit(0.24))}${stop((car.height - m.belt) / (car.height - car.sill) + 0.04, paint.lit(0.42))}${stop((car.height - m.edge) / (car.height - car.sill) + 0.03, paint.lit(0.16))}${stop((car.height - m.edge * 0.68) / (car.height - car.sill), paint.shaded(0.1))}${stop(1, paint.shaded(0.44))}</linearGradient>
<linearGradient id="${id}e">${stop(0.62, INK, 0)}${stop(1, INK, paint.light ? 0.2 : 0.42)}</linearGradient>${glassGradient(id + 'g', car.height - 4, m.belt, true)}
<radialGradient id="${id}s">${stop(0, '#10151a', 0.85)}${stop(0.72, '#10151a', 0.5)}${stop(1, '#10151a', 0)}</radialGradient><path id="${id}x" d="${d}"/><clipPath id="${id}b"><path d="${path(halfShell(car, m, 3))}"/></clipPath></defs>`
  const tyre = `<rect x="${n(hub)}" y="${y(car.tyreRadius * 1.5)}" width="${n(tyreW)}" height="${n(car.tyreRadius * 1.5)}" rx="4.500" fill="#16181b"/>${[0.3, 0.5, 0.7].map((t) => `<rect x="${n(hub + tyreW * t - 0.4)}" y="${y(car.sill + 4)}" width=".8" height="${n(car.sill + 2)}" fill="#2b2f34"/>`).join('')}`
  const mx = m.foot + 1
  const my = m.belt + 1
  const mirror = `<path d="M${xy(mx - 4, my - 1)}L${xy(mx + 7, my + 3)}L${xy(mx + 8, my)}L${xy(mx - 2, my - 3.4)}Z" fill="#14171b"/><path d="M${xy(mx + 4.5, my + 1)}Q${xy(mx + 4, my + 9.8)} ${xy(mx + 9, my + 11)}L${xy(mx + 16, my + 12)}Q${xy(mx + 24, my + 11.8)} ${xy(mx + 23.6, my + 5)}Q${xy(mx + 23, my - 0.2)} ${xy(mx + 18, my - 0.6)}L${xy(mx + 7.5, my - 1.2)}Q${xy(mx + 5, my - 1.2)} ${xy(mx + 4.5, my + 1)}Z" fill="${look.roof ?? (look.plain ? PLASTIC : paint.lit(0.12))}" stroke="${paint.line}" stroke-width=".7"/>`
  const half = `${tyre}<use href="#${id}x" fill="url(#${id}p)"/><g clip-path="url(#${id}b)"><rect x="0" y="${y(car.height + 4)}" width="${n(m.w + 4)}" height="${n(car.height)}" fill="url(#${id}e)"/>${look.roof && !car.openSeats ? `<path d="M${xy(-3, car.height + 4)}L${xy(m.w, car.height + 4)}L${xy(m.foot + 3, m.belt + 1)}L${xy(-3, m.belt + 1)}Z" fill="${look.roof}"/>` : ''}
${line(
  [
    [m.foot - 1, m.belt - 1.5, 0, 0.6],
    [m.w * 0.955 - 2.5, m.belt - 9.5, 10],
    [m.w * 0.97 - 3, m.belt - 20, 8],
  ],
  paint.edge,
  1.3,
  ` stroke-opacity="${paint.light ? 0.8 : 0.32}"`,
)}${inner(m)}</g><use href="#${id}x" fill="none" stroke="${paint.line}" stroke-width=".8"/>`
  return `${defs}<g transform="translate(${END_CANVAS.width / 2} ${END_CANVAS.ground})"><ellipse cy="0" rx="${n(m.w * 1.12)}" ry="5" fill="url(#${id}paint)"/><rect x="${n(-m.w * 0.84)}" y="${y(car.sill + 8)}" width="${n(m.w * 1.68)}" height="${n(Math.min(car.sill, 21))}" rx="3" fill="#0b0d10"/>${car.sill > 30 ? `<path d="M${xy(-m.w * 0.8, car.tyreRadius * 0.82)}H${n(m.w * 0.8)}" stroke="#1c2024" stroke-width="7"/><circle cx="9" cy="${y(car.tyreRadius * 0.82)}" r="9" fill="#1c2024"/>` : ''}
<g id="${id}m"><g id="${id}h">${half}${mirror}</g></g><use href="#${id}h" transform="scale(-1 1)"/>${extra(m)}</g>`
}
