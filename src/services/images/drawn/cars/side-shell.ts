import { type Line, n, xy } from './geometry.ts'
import { path } from './path.ts'
import { type Profile } from './profile.ts'

export const CANVAS = { width: 580, height: 435, ground: 318 }
export const PLASTIC = '#24292e'
export const closed = (line: Line) => path(line, { closed: true })
export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`

/** The arch of a wheel over the sill, from its rear foot to its front foot; `more` widens it. */
export function arch(car: Profile, x: number, more = 0) {
  const R = car.arch + more
  const rise = car.archY - car.sill
  const dx = Math.sqrt(Math.max(R * R - rise * rise, 1))
  if (car.squareArch)
    return {
      rear: x + R * 0.99,
      front: x - R * 0.99,
      d: `L${xy(x + R * 0.99, car.sill)}L${xy(x + R * 0.96, car.archY)}Q${xy(x + R * 0.9, car.archY + R * 0.94)} ${xy(x + R * 0.34, car.archY + R * 0.97)}L${xy(x - R * 0.34, car.archY + R * 0.97)}Q${xy(x - R * 0.9, car.archY + R * 0.94)} ${xy(x - R * 0.96, car.archY)}L${xy(x - R * 0.99, car.sill)}`,
    }
  return {
    rear: x + dx,
    front: x - dx,
    d: `L${xy(x + dx, car.sill)}A${n(R)} ${n(R)} 0 ${rise > 0 ? 1 : 0} 0 ${xy(x - dx, car.sill)}`,
  }
}
export const shell = (car: Profile) => `${path(car.outline)}${arch(car, car.rearAxle).d}${arch(car, car.frontAxle).d}Z`

export function shadow(car: Profile, id: string) {
  const tyre = (x: number) =>
    `<ellipse cx="${n(x)}" cy="0" rx="${n(car.tyreRadius * 0.78)}" ry="2.600" fill="#0d1116" opacity=".6"/>`
  return `<ellipse cx="${n(car.length / 2)}" cy="1.500" rx="${n(car.length * 0.535)}" ry="7.500" fill="url(#${id}paint)"/>${tyre(car.frontAxle)}${tyre(car.rearAxle)}`
}
export function underside(car: Profile, id: string) {
  const a = car.nose[0]![0] + 3
  const b = car.tail.at(-1)![0] - 3
  const y = car.sill
  const house = (x: number) =>
    car.squareArch
      ? `<rect x="${n(x - car.arch)}" y="${n(-car.archY - car.arch)}" width="${n(car.arch * 2)}" height="${n(car.arch + 4)}" rx="6"/>`
      : `<circle cx="${n(x)}" cy="${n(-car.archY)}" r="${n(car.arch + 1)}"/>`
  return `<g fill="#0b0d10"><path d="M${xy(a, y + 10)}L${xy(a + 4, y - 2)}L${xy(car.frontAxle, y - 4)}L${xy(car.rearAxle, y - 4)}L${xy(b - 4, y - 2)}L${xy(b, y + 10)}Z"/>${house(car.frontAxle)}${house(car.rearAxle)}</g><path d="M${xy(car.frontAxle, y)}L${xy(car.rearAxle, y)}L${xy(car.rearAxle + 4, 0)}L${xy(car.frontAxle - 4, 0)}Z" fill="url(#${id}c)"/>`
}
