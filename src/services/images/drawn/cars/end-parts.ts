import type { Line } from './geometry.ts'
import { type EndMeasures, area } from './ends.ts'
import { n, xy } from './geometry.ts'
import { path } from './path.ts'
import { type Shades } from './paint.ts'

export const plate = (y: number, w = 52, h = 11) =>
  `<g transform="translate(0 ${n(-y)})"><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="1" fill="#f5f6f7" stroke="#6f777e" stroke-width=".7"/><rect x="${-w / 2 + 0.6}" y="${-h / 2 + 0.6}" width="4.400" height="${h - 1.2}" fill="#244f97"/><path d="M${-w / 2 + 9} ${-h / 2 + 3}v5M${-w / 2 + 13} ${-h / 2 + 3}v5M${-w / 2 + 22} ${-h / 2 + 3}v5M${-w / 2 + 26} ${-h / 2 + 3}v5M${-w / 2 + 33} ${-h / 2 + 3}v5M${-w / 2 + 37} ${-h / 2 + 3}v5M${-w / 2 + 41} ${-h / 2 + 3}v5" stroke="#c3c8cc" stroke-width="2"/></g>`

/** A windscreen or rear window across both halves. */
export function pane(
  m: EndMeasures,
  paint: Shades,
  id: string,
  top: number,
  bottom: number,
  topHalf: number,
  bottomHalf: number,
  bow: number,
  look: string,
) {
  const corner: Line = [
    [-topHalf, top - 3, 6, 1],
    [topHalf, top - 3, 6, 0.3],
    [bottomHalf, bottom + 2, 4, bow],
    [-bottomHalf, bottom + 2, 4, 0.3],
  ]
  return `${area(corner, `url(#${id}g)`, ' stroke="#14181c" stroke-width="1.800" stroke-linejoin="round"')}<clipPath id="${id}q"><path d="${path(corner, { closed: true })}"/></clipPath><g clip-path="url(#${id}q)">${look}<path d="M${xy(-topHalf * 0.5, top)}L${xy(-topHalf * 0.1, top)}L${xy(-bottomHalf * 0.5, bottom - 4)}L${xy(-bottomHalf * 0.96, bottom - 4)}Z" fill="#fff" opacity=".1"/></g>`
}
/** The same two seats in an open car: solid, and hidden below the belt. */
export const openSeats = (m: EndMeasures, id: string, colour: string) =>
  `<clipPath id="${id}z"><rect x="-120" y="-260" width="240" height="${n(260 - m.belt - 1.5)}"/></clipPath><g clip-path="url(#${id}z)">${seatsBehind(m).replaceAll('#14181c" opacity=".55"', `${colour}"`)}</g>`
/** Two front seats behind the glass. */
export const seatsBehind = (m: EndMeasures) =>
  [-1, 1]
    .map(
      (k) =>
        `<path d="M${xy(k * m.w * 0.4 - 19, m.belt - 8)}Q${xy(k * m.w * 0.4 - 18, m.belt + 12)} ${xy(k * m.w * 0.4 - 11, m.belt + 13)}L${xy(k * m.w * 0.4 + 11, m.belt + 13)}Q${xy(k * m.w * 0.4 + 18, m.belt + 12)} ${xy(k * m.w * 0.4 + 19, m.belt - 8)}Z" fill="#14181c" opacity=".55"/><rect x="${n(k * m.w * 0.4 - 10)}" y="${n(-m.belt - 26)}" width="20" height="12" rx="4" fill="#14181c" opacity=".55"/>`,
    )
    .join('')
