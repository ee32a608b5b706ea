import { TRIMS } from './cockpit-parts.ts'
import { xy } from './geometry.ts'
import { path } from './path.ts'
import { type Look } from './look.ts'
import { type Shades } from './paint.ts'
import { type Profile } from './profile.ts'

/** The cabin of an open car: what stands behind the door (seats, wheel, folded roof) and the windscreen in front of it. */
export function openTop(car: Profile, paint: Shades, look: Look, layer: 'behind' | 'front') {
  const [x0, y0, x1, y1] = car.screen!
  const belt = car.roof
  const y = belt[1]![1]
  const trim = TRIMS[look.trimColour]
  if (layer === 'behind') {
    const chair = (x: number, h: number) =>
      `<path d="M${xy(x, y - 10)}L${xy(x + 6, y + h - 4)}Q${xy(x + 8, y + h)} ${xy(x + 14, y + h)}L${xy(x + 19, y + h - 3)}L${xy(x + 24, y - 10)}Z" fill="${trim}"/><path d="M${xy(x + 9, y + h)}Q${xy(x + 10, y + h + 12)} ${xy(x + 15, y + h + 12.5)}Q${xy(x + 21, y + h + 11)} ${xy(x + 19, y + h - 2)}Z" fill="${trim}"/><path d="M${xy(x + 3, y - 4)}L${xy(x + 8, y + h - 3)}" stroke="#fff" stroke-opacity=".16" stroke-width="1.500"/>`
    const wheelX = x1 - 14
    return `${car.openSeats === 4 ? chair(325, 11) : `<path d="M${xy(288, y - 6)}Q${xy(289, y + 18)} ${xy(298, y + 18.5)}Q${xy(306, y + 18)} ${xy(310, y - 4)}Z" fill="#1a1e22"/>`}${chair(car.openSeats === 4 ? 250 : 242, 17)}<path d="M${xy(wheelX - 6, y - 4)}L${xy(wheelX + 6, y + 13)}" stroke="#15181c" stroke-width="2.600" stroke-linecap="round"/>`
  }
  const tail = car.tail[0]!
  const deck = belt.at(-1)!
  const hood =
    car.openSeats === 4
      ? `<path d="M${xy(deck[0] - 30, deck[1] - 3)}Q${xy(deck[0] - 6, deck[1] + 6)} ${xy(tail[0] - 4, tail[1] + 1)}L${xy(tail[0] - 6, tail[1] - 1)}Z" fill="#1b1f24"/>`
      : ''
  return `${hood}<path d="M${xy(x0, y0)}Q${xy((x0 + x1) / 2 - 3, (y0 + y1) / 2 + 6)} ${xy(x1, y1)}Q${xy((x0 + x1) / 2 + 12, (y0 + y1) / 2)} ${xy(x0 + 24, y0 + 1)}Z" fill="#8797a3" fill-opacity=".5"/><path d="M${xy(x0 + 22, y0 + 0.6)}Q${xy((x0 + x1) / 2 + 12, (y0 + y1) / 2)} ${xy(x1, y1)}" fill="none" stroke="#1a1e22" stroke-width="3.600" stroke-linecap="round"/><path d="M${xy(x0, y0)}Q${xy((x0 + x1) / 2 - 3, (y0 + y1) / 2 + 6)} ${xy(x1 + 1, y1 + 0.3)}" fill="none" stroke="#3b454d" stroke-width="1.300"/>
<path d="M${xy(x0 + 22, y0 + 0.6)}L${xy(x0 + 36, y0 + 11)}L${xy(x0 + 37, y0 + 0.9)}Z" fill="#1a1e22"/><path d="${path(belt.map(([a, b, r, g]) => [a, b - 0.6, r, g]))}" fill="none" stroke="${look.chrome ? '#b9c1c7' : '#15181c'}" stroke-width="1.800"/>`
}
