import type { Corner } from './geometry.ts'
import { type Line, n } from './geometry.ts'
import { path } from './path.ts'
import { type Era } from './look.ts'
import { type Profile } from './profile.ts'

export const shape = (line: Line, attributes: string) => `<path d="${path(line, { closed: true })}" ${attributes}/>`
export const stroke = (line: Line, colour: string, width: number, more = '') =>
  `<path d="${path(line)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more}/>`

export function headlamp(car: Profile, era: Era, line: string) {
  const { x, y, rise } = car.headlamp
  let { length: len, height: h } = car.headlamp
  if (car.round) {
    const cx = x + len * 0.46
    const cy = y - h * 0.42
    const rx = len * 0.36
    const ry = h * 0.52
    const tilt = car.upright ? 0 : 24
    const ring =
      era === 2
        ? `<ellipse rx="${n(rx - 2)}" ry="${n(ry - 2)}" fill="none" stroke="#f5f9fc" stroke-width="1.500"/>`
        : ''
    return `<g transform="translate(${n(cx)} ${n(-cy)}) rotate(${tilt})"><ellipse rx="${n(rx)}" ry="${n(ry)}" fill="${era ? '#2a3239' : '#aeb8c0'}" stroke="#d9dee2" stroke-width="1.300"/><ellipse rx="${n(rx * 0.45)}" ry="${n(ry * 0.5)}" cx="${n(-rx * 0.14)}" fill="#dfe6eb" opacity="${era ? 0.75 : 0.9}"/>${ring}<ellipse rx="${n(rx)}" ry="${n(ry)}" fill="none" stroke="${line}" stroke-width=".6"/></g>`
  }
  if (era === 0) {
    h *= 1.4
    len *= 0.88
  } else h *= era === 1 ? 1.28 : 1
  const top: Corner = [x - 7, y + 0.5, 2, 0.6]
  const tip: Corner = [x + len, y + rise, 2.4, 0]
  const low: Corner = [x + len * 0.78, y + rise - h * 0.62, h * 0.5, 0.8]
  const front: Corner = [x - 7, y - h, 2, 0]
  const body = [top, tip, low, front]
  if (era === 0) {
    return (
      shape(body, `fill="#b9c2c9" stroke="${line}" stroke-width=".7"`) +
      `<ellipse cx="${n(x + len * 0.3)}" cy="${n(-(y + rise * 0.3 - h * 0.42))}" rx="${n(h * 0.34)}" ry="${n(h * 0.36)}" fill="#77828b"/><ellipse cx="${n(x + len * 0.28)}" cy="${n(-(y + rise * 0.3 - h * 0.42))}" rx="${n(h * 0.2)}" ry="${n(h * 0.22)}" fill="#eef3f6"/>` +
      shape(
        [
          [x + len * 0.62, y + rise * 0.66 - h * 0.06, 2],
          [x + len * 0.93, y + rise * 0.93 - 0.5, 2],
          [x + len * 0.74, y + rise * 0.8 - h * 0.54, 2],
        ],
        'fill="#dd9a4a" opacity=".85"',
      ) +
      stroke(
        [
          [x + 2, y - 0.8, 0, 0.5],
          [x + len * 0.9, y + rise * 0.9 - 0.8],
        ],
        '#fff',
        0.8,
        ' stroke-opacity=".8"',
      )
    )
  }
  const lens = shape(body, `fill="#1f262c" stroke="${line}" stroke-width=".7"`)
  if (era === 1) {
    return (
      lens +
      [0.3, 0.55]
        .map(
          (t) =>
            `<ellipse cx="${n(x + len * t)}" cy="${n(-(y + rise * t - h * 0.4))}" rx="${n(h * 0.2)}" ry="${n(h * 0.24)}" fill="#aab5bd"/>`,
        )
        .join('') +
      stroke(
        [
          [x - 2, y - h + 2.2, 0, -0.4],
          [x + len * 0.76, y + rise - h * 0.62 + 1.6, 2],
          [x + len * 0.95, y + rise - 1.2],
        ],
        '#f3f7fa',
        1.3,
      )
    )
  }
  return (
    lens +
    [0.34, 0.52]
      .map(
        (t) =>
          `<rect x="${n(x + len * t)}" y="${n(-(y + rise * t - h * 0.28))}" width="${n(len * 0.1)}" height="${n(h * 0.34)}" rx="1" fill="#8f9aa3"/>`,
      )
      .join('') +
    stroke(
      [
        [x - 0.5, y - h + 1, 2],
        [x + 2.5, y - 1.4, 2, 0.5],
        [x + len * 0.95, y + rise - 1.1],
      ],
      '#f6fafc',
      1.5,
    )
  )
}
