import type { Profile } from './profile.ts'
import type { Corner } from './geometry.ts'
import { type EndMeasures, area, line } from './ends.ts'
import { n } from './geometry.ts'
import { type Look } from './look.ts'

type Outline = (halfWidth: number, y: number, height: number) => readonly [Corner, ...Corner[]]
export const OUTLINES: Record<Profile['taillamp']['shape'], Outline> = {
  wedge: (w, y, h) => [
    [w * 0.56, y - h * 0.35, 3, 0.4],
    [w * 0.9, y + h * 0.1, 5, 0.5],
    [w * 1.02, y - h * 0.2, 3],
    [w * 1.02, y - h, 5],
    [w * 0.62, y - h * 0.9, 4],
  ],
  block: (w, y, h) => [
    [w * 0.66, y, 4, 0.3],
    [w * 1.02, y - 1, 5],
    [w * 1.02, y - h, 5],
    [w * 0.7, y - h * 0.96, 4],
  ],
  tall: (w, y, h) => [
    [w * 0.82, y + 1, 3],
    [w * 1.02, y, 2],
    [w * 1.02, y - h, 2],
    [w * 0.78, y - h, 4],
  ],
  slim: (w, y, h) => [
    [w * 0.4, y - h * 0.3, 2],
    [w * 0.88, y + h * 0.1, 5],
    [w * 1.02, y - h * 0.2, 2],
    [w * 1.02, y - h * 0.9, 2],
    [w * 0.44, y - h * 0.86, 2],
  ],
}

export function lamp(car: Profile, m: EndMeasures, look: Look) {
  const { era } = look
  const kind = car.taillamp.shape
  const y = m.tailY
  const h = m.tailH * (kind === 'wedge' ? 1.05 : 1)
  const { w } = m
  if (look.lamps === 'round' && car.kind === 'city') {
    const cx = w * 0.8
    const cy = y - h * 0.5
    const r = Math.min(h * 0.5, 10)
    return `<ellipse cx="${n(cx)}" cy="${n(-cy)}" rx="${n(r * 0.86)}" ry="${n(r * 1.2)}" fill="#8b131a" stroke="#d2d7db" stroke-width="1.200"/><ellipse cx="${n(cx)}" cy="${n(-cy)}" rx="${n(r * 0.5)}" ry="${n(r * 0.75)}" fill="none" stroke="${era === 2 ? '#ff5247' : '#d8423a'}" stroke-width="1.600"/>${era === 0 ? `<circle cx="${n(cx)}" cy="${n(-cy)}" r="3" fill="#e8ddd7"/>` : ''}`
  }
  const shape = OUTLINES[kind](w, y, h)
  const body = area(shape, era === 2 ? '#7d1017' : '#96151c', ' stroke="#3f070b" stroke-width=".8"')
  const x0 = shape[0][0]
  if (era === 0) {
    const bands: readonly (readonly [number, number, string])[] =
      kind === 'tall'
        ? [
            [0.36, 0.56, '#d99a4c'],
            [0.56, 0.72, '#e7dcd6'],
          ]
        : [[0.4, 0.64, '#e7dcd6']]
    return (
      body +
      bands
        .map(([a, b, c]) =>
          area(
            [
              [x0 + 2.5, y - h * a, 1],
              [w * 0.955, y - h * a, 1],
              [w * 0.955, y - h * b, 1],
              [x0 + 3.5, y - h * b, 1],
            ],
            c,
            ' opacity=".85"',
          ),
        )
        .join('')
    )
  }
  const glow = era === 2 ? '#ff5247' : '#e2433a'
  const light =
    kind === 'tall'
      ? line(
          [
            [x0 + 4, y - 4, 3],
            [w * 0.95, y - 4, 4],
            [w * 0.96, y - h + 5, 4],
            [x0 + 4, y - h + 4],
          ],
          glow,
          1.8,
        )
      : line(
          [
            [x0 + 4, y - h * 0.5, 3],
            [w * 0.93, y - h * 0.26, 4],
            [w * 0.955, y - h * 0.68],
          ],
          glow,
          1.9,
        ) +
        (era === 1 || kind === 'block'
          ? line(
              [
                [x0 + 5, y - h * 0.76, 3],
                [w * 0.92, y - h * 0.7],
              ],
              glow,
              1.4,
            )
          : '')
  const band = look.lightBand
    ? area(
        [
          [-3, y - h * 0.36],
          [x0 + 3, y - h * 0.36],
          [x0 + 3, y - h * 0.62],
          [-3, y - h * 0.62],
        ],
        '#7d1017',
      ) +
      line(
        [
          [0, y - h * 0.49],
          [x0 + 4, y - h * 0.49],
        ],
        glow,
        1.5,
      )
    : ''
  return band + body + light
}
