import type { Four } from './geometry.ts'
import type { LampFamily } from './look.ts'
import { type EndMeasures, area, line } from './ends.ts'
import { n } from './geometry.ts'
import { type Look } from './look.ts'
import { type Shades } from './paint.ts'
import { type Profile } from './profile.ts'

/** Lamp outlines between the inner x `a` and the outer x `b`, upper edge at y, height h. */
type Outline = (inner: number, outer: number, y: number, height: number) => Four
export const OUTLINES: Record<Exclude<LampFamily, 'round'>, Outline> = {
  blade: (a, b, y, h) => [
    [a, y - h * 0.3, 2, 0.4],
    [b, y + h * 0.42, 3],
    [b + 1, y - h * 0.32, 4, 0.5],
    [a + 2, y - h * 0.82, 2],
  ],
  wedge: (a, b, y, h) => [
    [a, y - h * 0.48, 3, 0.6],
    [b - 3, y + h * 0.4, 5, 0.5],
    [b + 1, y - h * 0.55, 6, 0.6],
    [a + 7, y - h * 1.12, 5],
  ],
  block: (a, b, y, h) => [
    [a + 1, y - h * 0.1, 3],
    [b - 1, y + h * 0.12, 5],
    [b, y - h * 1.0, 5],
    [a + 3, y - h * 1.1, 4],
  ],
  drop: (a, b, y, h) => [
    [a + 4, y - h * 0.5, 8, 1],
    [b - 5, y + h * 0.9, 9, 0.6],
    [b + 1, y - h * 0.3, 9, 0.8],
    [a + 8, y - h * 1.3, 9],
  ],
  split: (a, b, y, h) => [
    [a + 2, y - h * 0.16, 2],
    [b, y + h * 0.2, 3],
    [b + 1, y - h * 0.24, 3],
    [a + 4, y - h * 0.56, 2],
  ],
}

export function lamp(car: Profile, m: EndMeasures, look: Look, paint: Shades) {
  const { era } = look
  const a = m.w * (look.lamps === 'block' ? 0.58 : 0.5)
  const b = m.w * 0.945
  const y = m.lamp
  const h = m.lampH * (era === 0 ? 1.2 : era === 1 ? 1 : 0.85)
  const unit = (x: number, cy: number, r: number) =>
    `<circle cx="${n(x)}" cy="${n(-cy)}" r="${n(r)}" fill="${era ? '#3a444d' : '#7d8890'}" stroke="#aeb8c0" stroke-width=".7"/><circle cx="${n(x)}" cy="${n(-cy)}" r="${n(r * 0.56)}" fill="#dfe6eb"/>`
  if (look.lamps === 'round') {
    const r = Math.min(m.lampH * 0.6, 11.5)
    const cx = m.w * 0.735
    const cy = y - m.lampH * 0.45
    return `<circle cx="${n(cx)}" cy="${n(-cy)}" r="${n(r)}" fill="${era ? '#262e35' : '#b5bfc6'}" stroke="#ccd3d8" stroke-width="1.400"/>${era === 2 ? `<circle cx="${n(cx)}" cy="${n(-cy)}" r="${n(r - 2)}" fill="none" stroke="#f6fafc" stroke-width="1.700"/>` : ''}${unit(cx, cy, r * 0.5)}${era === 0 ? `<circle cx="${n(cx - r * 0.2)}" cy="${n(-cy + r + 8)}" r="3.600" fill="#dd9a4a" stroke="#8a5b22" stroke-width=".5"/>` : ''}`
  }
  const shape = OUTLINES[look.lamps](a, b, y, h)
  const mid = (t: number) => a + (b - a) * t
  const rise = look.lamps === 'blade' ? 0.45 : look.lamps === 'drop' ? 0.7 : look.lamps === 'wedge' ? 0.4 : 0.1
  const cy = (t: number) => y - h * (look.lamps === 'split' ? 0.2 : 0.52) + h * rise * (t - 0.5)
  const body = area(shape, era === 0 ? '#b9c3ca' : '#20272d', ` stroke="${paint.line}" stroke-width=".8"`)
  const inner =
    era === 0
      ? unit(mid(0.42), cy(0.42), h * 0.34) +
        unit(mid(0.68), cy(0.68), h * 0.28) +
        `<circle cx="${n(mid(0.9))}" cy="${n(-cy(0.9))}" r="${n(h * 0.2)}" fill="#dd9a4a"/>`
      : era === 1
        ? unit(mid(0.4), cy(0.4), h * 0.26) + unit(mid(0.7), cy(0.7), h * 0.26)
        : [0.36, 0.52, 0.68]
            .map(
              (t) =>
                `<rect x="${n(mid(t))}" y="${n(-cy(t) - h * 0.14)}" width="${n((b - a) * 0.11)}" height="${n(h * 0.3)}" rx="1" fill="#aab5bd"/>`,
            )
            .join('')
  const strip =
    era === 0
      ? ''
      : look.lamps === 'block'
        ? line(
            [
              [a + 4, y - h * 0.9, 3],
              [b - 3, y - h * 0.84, 3],
              [b - 3, y - h * 0.1],
            ],
            '#f5f9fc',
            1.5,
          )
        : era === 1
          ? line(
              [
                [shape[3][0] + 3, shape[3][1] + 1.6, 2],
                [b - 2, shape[2][1] + 1.4],
              ],
              '#f3f7fa',
              1.5,
            )
          : line(
              [
                [a + 2.5, shape[0][1] - 0.6, 0, 0.4],
                [b - 3, shape[1][1] - 1.4, 3],
                [b - 1.6, shape[2][1] + 2],
              ],
              '#f6fafc',
              1.7,
            )
  const second =
    look.lamps === 'split'
      ? area(
          [
            [m.w * 0.7, y - h * 1.1, 2],
            [b, y - h * 1.05, 4],
            [b - 2, y - h * 2.2, 4],
            [m.w * 0.74, y - h * 2, 3],
          ],
          '#20272d',
          ` stroke="${paint.line}" stroke-width=".7"`,
        ) +
        unit(m.w * 0.79, y - h * 1.58, h * 0.3) +
        unit(m.w * 0.88, y - h * 1.58, h * 0.26)
      : ''
  return body + inner + strip + second
}
