import type { Line } from './geometry.ts'
import { TRIMS } from './cockpit-parts.ts'
import { openSeats, pane, plate, seatsBehind } from './end-parts.ts'
import { type EndMeasures, PLASTIC, area, frame, line } from './ends.ts'
import { lamp } from './front-lamp.ts'
import { n, xy } from './geometry.ts'
import { type Look } from './look.ts'
import { type Shades } from './paint.ts'
import { type Profile } from './profile.ts'

export function grille(car: Profile, m: EndMeasures, look: Look) {
  const top = m.lamp - m.lampH * 0.12
  const rim = look.chrome ? '#b4bcc3' : '#3b434a'
  if (car.closed)
    return line(
      [
        [0, top - m.lampH * 0.25],
        [m.w * 0.48, top - m.lampH * 0.3],
      ],
      '#0d1117',
      0.7,
      ' stroke-opacity=".4"',
    )
  const big = look.grille === 'large'
  const width = m.w * (big ? 0.44 : look.grille === 'slim' ? 0.47 : 0.46)
  const h = look.grille === 'slim' ? m.lampH * 0.85 : big ? (m.edge - car.sill) * 0.42 : m.lampH * 1.45
  const shape: Line = [
    [-3, top, 0],
    [width, top, 4],
    [width - (big ? 5 : 3), top - h, 6],
    [-3, top - h],
  ]
  const bars =
    look.bars === 'mesh'
      ? Array.from({ length: 6 }, (_, i) =>
          line(
            [
              [(width * (i + 0.5)) / 6, top - 1.5],
              [(width * (i + 0.42)) / 6, top - h + 1.5],
            ],
            '#3d464e',
            0.9,
          ),
        ).join('') +
        line(
          [
            [0, top - h / 2],
            [width - 2, top - h / 2],
          ],
          '#3d464e',
          0.9,
        )
      : Array.from({ length: big ? 5 : 3 }, (_, i) =>
          line(
            [
              [0, top - (h * (i + 1)) / (big ? 6 : 4)],
              [width - 3, top - (h * (i + 1)) / (big ? 6 : 4)],
            ],
            look.chrome ? '#7d868e' : '#3d464e',
            1.2,
          ),
        ).join('')
  return area(shape, '#12161a') + bars + line(shape, rim, 1.3)
}

export function front(car: Profile, paint: Shades, look: Look, id = 'f') {
  return frame(
    car,
    paint,
    look,
    id,
    (m) => {
      const low = car.sill + 3
      const mid = (m.lamp - m.lampH * 1.6 + low) / 2
      const intake: Line = [
        [-3, low + 13, 0],
        [m.w * 0.5, low + 13, 4],
        [m.w * 0.58, low + 3, 4],
        [-3, low + 2],
      ]
      const curtain =
        look.era === 0
          ? `<circle cx="${n(m.w * 0.76)}" cy="${n(-low - 10)}" r="5.500" fill="#15191d"/><circle cx="${n(m.w * 0.76)}" cy="${n(-low - 10)}" r="3.900" fill="#c3ccd3"/>`
          : area(
              [
                [m.w * 0.7, low + 15, 3],
                [m.w * 0.93, low + 21, 4],
                [m.w * 0.94, low + 9, 4],
                [m.w * 0.76, low + 4, 5],
              ],
              '#15191d',
            )
      const chin = area(
        [
          [-3, low + (look.clad ? 5 : 1.5)],
          [m.w * 0.8, low + (look.clad ? 5 : 1.5), 6],
          [m.w * 1.02, low + (look.clad ? 14 : 4)],
          [m.w * 1.02, car.sill - 4],
          [-3, car.sill - 4],
        ],
        look.clad ? PLASTIC : '#181b1f',
      )
      const inner = m.w * 0.47
      const ridge = m.cowl - 1
      const bonnet = `M${xy(m.w * 0.46, m.lamp + 1)}Q${xy(m.w * 0.6, (m.edge + ridge) / 2 + 4)} ${xy(m.w * 0.7, ridge)}M${xy(-3, m.edge - 1.2)}Q${xy(inner * 0.7, m.edge - 1)} ${xy(m.w * 0.46, m.lamp + 1)}`
      const ridgeLight =
        line(
          [
            [m.w * 0.36, m.edge + 1, 0, -0.8],
            [m.w * 0.46, ridge - 2],
          ],
          paint.edge,
          1.1,
          ' stroke-opacity=".4"',
        ) +
        line(
          [
            [m.w * 0.345, m.edge + 1, 0, -0.8],
            [m.w * 0.445, ridge - 2],
          ],
          paint.line,
          1.1,
          ' stroke-opacity=".3"',
        )
      const shade = area(
        [
          [0, m.edge - 3],
          [m.w * 0.5, m.edge - 3, 8],
          [m.w, m.lamp - m.lampH],
          [m.w, mid],
          [0, mid - 3],
        ],
        '#0d1117',
        ` opacity="${paint.light ? 0.05 : 0.1}"`,
      )
      return `${shade}${chin}${area(intake, '#14181c')}${line(
        [
          [0, low + 8],
          [m.w * 0.53, low + 8],
        ],
        '#333b42',
        1,
      )}${curtain}${grille(car, m, look)}<path d="${bonnet}" fill="none" stroke="${paint.line}" stroke-width=".9"/>${ridgeLight}${lamp(car, m, look, paint)}`
    },
    (m) => {
      const mid = car.closed
        ? (m.lamp - m.lampH + car.sill + 16) / 2
        : look.grille === 'large'
          ? car.sill + 27
          : Math.max(car.sill + 24, (m.lamp - m.lampH * 1.6 + car.sill + 16) / 2)
      const glass = car.openSeats
        ? `${openSeats(m, id, TRIMS[look.trimColour])}<path d="M${xy(-m.foot + 5, m.belt)}L${xy(-m.roof * 1.12, car.screen![3])}L${xy(m.roof * 1.12, car.screen![3])}L${xy(m.foot - 5, m.belt)}Q0 ${n(-m.cowl - 5)} ${xy(-m.foot + 5, m.belt)}Z" fill="#8797a3" fill-opacity=".45" stroke="#1a1e22" stroke-width="3" stroke-linejoin="round"/>`
        : pane(
            m,
            paint,
            id,
            car.height - 5,
            m.cowl - 2,
            m.roof * 0.93,
            m.foot * 0.93,
            -1.6,
            seatsBehind(m) +
              `<rect x="-11" y="${n(-car.height + 13)}" width="22" height="6" rx="2.500" fill="#101418"/>`,
          )
      const wipers = car.openSeats
        ? ''
        : line(
            [
              [-m.foot * 0.5, m.cowl + 0.5],
              [m.w * 0.12, m.cowl + 3.6],
            ],
            '#0f1215',
            1.3,
          ) +
          line(
            [
              [-m.w * 0.05, m.cowl - 0.2],
              [m.w * 0.55, m.cowl + 3.8],
            ],
            '#0f1215',
            1.3,
          )
      return `${glass}${wipers}${
        look.rails
          ? [-1, 1]
              .map((k) =>
                line(
                  [
                    [k * (m.roof - 5), car.height - 3],
                    [k * (m.roof - 6), car.height + 1.6],
                  ],
                  '#23282d',
                  2,
                ),
              )
              .join('')
          : ''
      }${plate(mid)}`
    },
  )
}
