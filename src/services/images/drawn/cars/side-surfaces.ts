import { n, xy } from './geometry.ts'
import { INK } from '../paints.ts'
import { type Shades } from './paint.ts'
import { type Profile } from './profile.ts'
import { PLASTIC, arch, stroke } from './side-shell.ts'

/** Light and shade that model the side: turned-away ends, the crease with its shadow, the hollow above the sill. */
export function surfaces(car: Profile, paint: Shades, id: string) {
  const { length: L, sill } = car
  const { x: hx, y: hy, length: hl, rise } = car.headlamp
  const { x: rx, y: ry, length: rl, height: rh } = car.taillamp
  const x0 = car.round ? car.frontAxle - 6 : hx + hl
  const y0 = hy + rise - (car.round ? 4 : 3)
  const x1 = rx - rl * 0.6
  const y1 = ry - rh * (car.taillamp.shape === 'tall' ? 0.4 : 0.5)
  const xm = (x0 + x1) / 2
  const ym = (y0 + y1) / 2 + 1.6
  const fall = (car.beltY - sill) * 0.17
  const crease = `M${xy(x0, y0)}Q${xy(xm, ym)} ${xy(x1, y1)}`
  const feetF = arch(car, car.frontAxle, 4).rear
  const feetR = arch(car, car.rearAxle, 4).front
  const cy = sill + (car.beltY - sill) * 0.2
  const catcher = `M${xy(feetF + 2, cy - 3)}Q${xy((feetF + feetR) / 2, cy - 1.5)} ${xy(feetR - 1, cy + 4)}`
  return `<rect x="-5" y="${n(-car.height - 8)}" width="${n(L * 0.15)}" height="${n(car.height)}" fill="url(#${id}f)"/><rect x="${n(L * 0.87)}" y="${n(-car.height - 8)}" width="${n(L * 0.13 + 5)}" height="${n(car.height)}" fill="url(#${id}r)"/>
<path d="${crease}Q${xy(xm, ym - fall * 1.9)} ${xy(x0, y0)}Z" fill="url(#${id}c)"/>${stroke(crease, paint.edge, 0.9, ` stroke-opacity="${paint.light ? 0.95 : 0.6}"`)}
<path d="${catcher}Q${xy((feetF + feetR) / 2, cy + 9)} ${xy(feetF + 2, cy - 3)}Z" fill="url(#${id}h)"/>${stroke(catcher, paint.edge, 1.1, ' stroke-opacity=".38" stroke-linecap="round"')}
<use href="#${id}o" fill="none" stroke="${paint.edge}" stroke-width="2.4" stroke-opacity="${paint.light ? 0.9 : 0.42}"/>`
}

export function archLips(car: Profile, paint: Shades, clad: boolean) {
  const lip = (x: number, more: number, colour: string, width: number, more2?: string) =>
    stroke('M' + arch(car, x, more).d.slice(1), colour, width, more2)
  return [car.frontAxle, car.rearAxle]
    .map((x) =>
      clad
        ? lip(x, 3.2, PLASTIC, 7.4) + lip(x, 6.4, '#545b61', 0.7, ' stroke-opacity=".8"') + lip(x, 0.3, '#0c0e11', 0.8)
        : lip(x, 2.3, paint.edge, 1, ' stroke-opacity=".34"') + lip(x, 0.6, INK, 1.4, ' stroke-opacity=".4"'),
    )
    .join('')
}

export function lowerTrim(car: Profile, clad: boolean) {
  const a = arch(car, car.frontAxle).rear
  const b = arch(car, car.rearAxle).front
  const y = car.sill
  const top = clad ? y + 8.5 : y + 3.2
  const ends = clad ? y + 13 : y + 4
  const floor = Math.min(y, car.nose[0]![1], car.tail.at(-1)![1]) - 5
  const sills = `<path d="M${xy(a - 6, y - 1)}L${xy(a - 3, top - 0.6)}L${xy(b + 3, top)}L${xy(b + 6, y - 1)}Z" fill="${clad ? PLASTIC : '#14171b'}"/>${clad ? stroke(`M${xy(a, top)}L${xy(b, top + 0.4)}`, '#545b61', 0.7) : ''}`
  const chin = `<path d="M${xy(-4, ends + 8)}L${xy(15, ends + 6)}Q${xy(21, ends + 2)} ${xy(24, ends - 1)}L${xy(car.frontAxle - car.arch * 0.5, ends)}L${xy(car.frontAxle, floor)}L${xy(-4, floor)}Z"/>`
  const stern = `<path d="M${xy(car.length + 4, ends + (clad ? 9 : 5))}L${xy(car.length - 18, ends + (clad ? 7 : 3))}L${xy(car.length - 30, ends)}L${xy(car.rearAxle, ends)}L${xy(car.rearAxle, floor)}L${xy(car.length + 4, floor)}Z"/>`
  return `${sills}<g fill="${clad ? PLASTIC : '#181b1f'}">${chin}${stern}</g>`
}
