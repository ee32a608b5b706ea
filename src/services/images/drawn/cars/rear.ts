import { TRIMS } from './cockpit-parts.ts'
import { openSeats, pane, plate, seatsBehind } from './end-parts.ts'
import { PLASTIC, area, frame, line } from './ends.ts'
import { n, xy } from './geometry.ts'
import { type Look } from './look.ts'
import { type Shades } from './paint.ts'
import { type Profile } from './profile.ts'
import { lamp } from './rear-lamp.ts'

export function rear(car: Profile, paint: Shades, look: Look, id = 'h') {
  const boot = car.kind === 'saloon' || car.kind === 'low'
  const upright = car.kind === 'van' || car.upright
  return frame(
    car,
    paint,
    look,
    id,
    (m) => {
      const low = car.sill + 2
      const gate = m.w * (upright ? 0.86 : 0.76)
      const foot = boot ? m.tailY - m.tailH - 20 : low + 22
      const lid = boot ? m.tailY + 4 : m.deck
      const valance = area(
        [
          [-3, low + (look.clad ? 15 : 11)],
          [m.w * 0.72, low + (look.clad ? 14 : 10), 6],
          [m.w * 0.9, low + 1, 4],
          [m.w * 0.9, car.sill - 4],
          [-3, car.sill - 4],
        ],
        look.clad ? PLASTIC : '#181b1f',
      )
      const skirt = look.clad
        ? area(
            [
              [m.w * 0.6, low + 14],
              [m.w * 1.02, low + 18],
              [m.w * 1.02, car.sill - 4],
              [m.w * 0.6, car.sill - 4],
            ],
            PLASTIC,
          )
        : ''
      const exhaust =
        car.closed || (look.era === 2 && !car.low)
          ? ''
          : `<rect x="${n(m.w * 0.5)}" y="${n(-low - 7)}" width="16" height="5" rx="2.400" fill="#0c0e10" stroke="#9aa2a9" stroke-width="1.200"/>`
      const cut = `M${xy(boot ? gate * 0.93 : gate, lid)}Q${xy(gate + 1, (lid + foot) / 2)} ${xy(gate - 7, foot + 5)}Q${xy(gate - 9, foot)} ${xy(gate - 16, foot)}L${xy(-3, foot - 0.5)}`
      const doors = car.slide ? `M${xy(0, car.height - 14)}L${xy(0, foot)}` : ''
      const shelf = boot
        ? line(
            [
              [0, m.tailY + 4.5, 0],
              [m.w * 0.84, m.tailY + 2.5],
            ],
            paint.edge,
            1.4,
            ' stroke-opacity=".5"',
          )
        : ''
      const seam = `M${xy(gate - 4, foot + 1)}Q${xy(m.w * 0.9, foot + 4)} ${xy(m.w, foot + 9)}`
      const hollow = area(
        [
          [0, m.tailY - m.tailH - 3],
          [gate - 4, m.tailY - m.tailH - 2, 10],
          [gate - 10, foot + 6, 6],
          [0, foot + 4],
        ],
        '#0d1117',
        ` opacity="${paint.light ? 0.06 : 0.14}"`,
      )
      return `${hollow}${skirt}${valance}${exhaust}<path d="${cut}${doors}${seam}" fill="none" stroke="${paint.line}" stroke-width=".9"/>${shelf}${lamp(car, m, look)}${area(
        [
          [m.w * 0.76, low + 19, 1],
          [m.w * 0.94, low + 20.5, 1],
          [m.w * 0.94, low + 17.5, 1],
          [m.w * 0.76, low + 16, 1],
        ],
        '#9c1a1f',
      )}`
    },
    (m) => {
      const bottom = boot ? m.deck + 1 : Math.max(m.belt + 2, m.deck + 1)
      const under = car.kind === 'van' || car.tall || car.kind === 'city' ? 0.99 : 0.94
      const glass = car.openSeats
        ? `${openSeats(m, id, TRIMS[look.trimColour])}<path d="M${xy(-m.roof * 1.1, car.screen![3])}L${xy(m.roof * 1.1, car.screen![3])}" stroke="#1a1e22" stroke-width="3.400" stroke-linecap="round"/><path d="M${xy(-m.roof * 1.1, car.screen![3])}L${xy(-m.foot + 8, m.belt + 2)}M${xy(m.roof * 1.1, car.screen![3])}L${xy(m.foot - 8, m.belt + 2)}" stroke="#1a1e22" stroke-width="2.600"/><path d="M${xy(-m.foot + 6, m.belt - 1)}Q0 ${n(-m.belt - 8)} ${xy(m.foot - 6, m.belt - 1)}Z" fill="#1b1f24"/>`
        : pane(
            m,
            paint,
            id,
            car.height - (boot ? 6 : 9),
            bottom,
            m.roof * (boot ? 0.9 : 0.88),
            m.foot * 0.86 * under,
            boot ? 1 : -0.6,
            look.tinted
              ? '<rect x="-120" y="-220" width="240" height="200" fill="#0b0e11" opacity=".5"/>'
              : seatsBehind(m),
          )
      const wiper =
        boot || car.openSeats || car.bed
          ? ''
          : line(
              [
                [0, bottom + 1],
                [m.w * 0.36, bottom + 4.5],
              ],
              '#0f1215',
              1.5,
            ) + `<circle cx="0" cy="${n(-bottom - 1)}" r="2" fill="#0f1215"/>`
      const stopLamp = car.openSeats
        ? ''
        : `<rect x="-14" y="${n(-car.height + (boot ? 10 : 5.5))}" width="28" height="2" rx="1" fill="#8f1219"/>`
      const plateY = boot
        ? m.tailY - m.tailH * 0.5 - 9
        : Math.min(m.tailY - m.tailH * 0.5 - 4, (m.deck + car.sill) / 2 + 8)
      const spare = car.spare
        ? `<circle cx="8" cy="${n(-car.sill - 42)}" r="35" fill="#191c20"/><circle cx="8" cy="${n(-car.sill - 42)}" r="29" fill="${paint.base}" stroke="${paint.line}" stroke-width="1"/><circle cx="8" cy="${n(-car.sill - 42)}" r="24" fill="none" stroke="${paint.edge}" stroke-opacity=".35" stroke-width="1.400"/>`
        : ''
      const grip = car.spare
        ? ''
        : `<rect x="-15" y="${n(-plateY - 9)}" width="30" height="2.600" rx="1.300" fill="#14181c" opacity=".75"/>`
      const bedEdge = car.bed
        ? `<rect x="${n(-m.w * 0.82)}" y="-129" width="${n(m.w * 1.64)}" height="3.500" rx="1" fill="#1a1e22"/>`
        : ''
      return `${glass}${stopLamp}${wiper}${bedEdge}${grip}${spare}${plate(car.spare ? car.sill + 14 : plateY)}`
    },
  )
}
