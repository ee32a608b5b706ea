import { shape, stroke } from './side-headlamp.ts'
import type { Corner, Line } from './geometry.ts'
import { type Era } from './look.ts'
import { type Profile } from './profile.ts'

type Outline = (x: number, y: number, length: number, height: number) => Line
export const TAIL: Record<Profile['taillamp']['shape'], Outline> = {
  wedge: (x, y, l, h) => [
    [x - l, y - h * 0.24, 1.5, 0.6],
    [x - l * 0.3, y + h * 0.02, 8],
    [x + 14, y + 0.5, 0],
    [x + 16, y - h, 0],
    [x - l * 0.22, y - h * 0.94, 6],
    [x - l * 0.9, y - h * 0.5, 3],
  ],
  block: (x, y, l, h) => [
    [x - l * 0.78, y - h * 0.1, 4, 0.5],
    [x + 14, y + 1.5, 0],
    [x + 16, y - h, 0],
    [x - l * 0.3, y - h, 5, 0.4],
    [x - l, y - h * 0.52, 5],
  ],
  tall: (x, y, l, h) => [
    [x - l * 0.5, y, 3],
    [x + 12, y + 1],
    [x + 16, y - h],
    [x - l * 0.22, y - h, 4, 0.5],
    [x - l * 0.78, y - h * 0.6, 6],
  ],
  slim: (x, y, l, h) => [
    [x - l, y - h * 0.2, 2, 0.5],
    [x + 14, y, 0],
    [x + 16, y - h, 0],
    [x - l * 0.2, y - h, 4],
    [x - l * 0.92, y - h * 0.68, 2],
  ],
}
export function taillamp(car: Profile, era: Era) {
  const { x, y, length: l, height: h, shape: kind } = car.taillamp
  const body = TAIL[kind](x, y, l, h)
  const base = shape(body, `fill="${era === 2 ? '#7d1017' : '#96151c'}" stroke="#3f070b" stroke-width=".7"`)
  const glow = era === 2 ? '#ff5247' : '#e8493f'
  const mid: Line =
    kind === 'tall'
      ? [
          [x - l * 0.18, y - 3, 3],
          [x - l * 0.3, y - h * 0.55, 8],
          [x + l * 0.12, y - h + 3],
        ]
      : [
          [x - l * 0.86, y - h * 0.36, 4, 0.4],
          [x - l * 0.1, y - h * 0.3, 6],
          [x + 10, y - h * 0.3],
        ]
  if (era === 0) {
    const band: Line =
      kind === 'tall'
        ? [
            [x - l, y - h * 0.36],
            [x + 16, y - h * 0.36],
            [x + 16, y - h * 0.58],
            [x - l, y - h * 0.58],
          ]
        : [
            [x - l * 0.6, y - h * 0.42, 1],
            [x + 16, y - h * 0.42],
            [x + 16, y - h * 0.72],
            [x - l * 0.5, y - h * 0.72, 1],
          ]
    return base + shape(band, 'fill="#e7dcd6" opacity=".8"') + stroke(mid, '#ff8f86', 0.8, ' stroke-opacity=".6"')
  }
  return (
    base +
    stroke(mid, glow, era === 2 ? 1.8 : 1.3) +
    (era === 1 && kind !== 'slim'
      ? stroke(
          mid.map(([a, b, radius, bulge]): Corner => [a + 1.5, b - h * 0.3, radius, bulge]),
          '#c9332c',
          1.2,
        )
      : '')
  )
}
