import type { LampFamily } from './look.ts'
import { canvas, panel, shape, stroke, vertical } from './close-up.ts'
import { type Look } from './look.ts'
import { stop } from '../path.ts'
import { type Shades } from './paint.ts'
import { type Profile } from './profile.ts'

const FRONT_SHAPES: Record<LampFamily, string> = {
  blade: 'M46 128Q120 92 236 66Q270 60 282 66Q286 96 270 122Q180 136 74 146Q50 146 46 128Z',
  wedge: 'M52 134Q110 84 220 62Q268 56 280 72Q288 122 262 158Q180 172 104 164Q66 156 52 134Z',
  block: 'M62 76Q66 64 80 62L254 56Q276 56 280 72L284 150Q282 168 262 170L92 172Q74 172 70 158Z',
  drop: 'M60 140Q92 70 214 52Q266 48 278 78Q290 134 250 170Q190 190 118 178Q58 168 60 140Z',
  round: '',
  split: 'M50 84Q160 62 280 60Q290 70 282 92Q180 104 66 104Q50 98 50 84Z',
}
export function headlampCloseUp(car: Profile, paint: Shades, look: Look, id = 'd') {
  const { era } = look
  const kind = car.round ? 'round' : look.lamps
  const glass: readonly [string, string] = era === 0 ? ['#dfe6ea', '#8d989f'] : ['#39444c', '#12171b']
  const lens = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id}l)" stroke="#c9d0d5" stroke-width="2"/><circle cx="${x}" cy="${y}" r="${r * 0.7}" fill="#1a2026"/><circle cx="${x}" cy="${y}" r="${r * 0.62}" fill="url(#${id}o)"/><path d="M${x - r * 0.4} ${y - r * 0.3}A${r * 0.5} ${r * 0.5} 0 0 1 ${x} ${y - r * 0.5}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2.400" stroke-linecap="round"/>`
  const d = FRONT_SHAPES[kind]
  const high = kind === 'split' ? 82 : kind === 'blade' ? 106 : 116
  const modules = (y: number, h: number) =>
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<rect x="${132 + i * 33}" y="${y - i * (kind === 'blade' ? 6 : kind === 'wedge' ? 4 : 0)}" width="25" height="${h}" rx="4" fill="url(#${id}o)" stroke="#79858d"/>`,
      )
      .join('')
  const inside =
    era === 0
      ? lens(140, high + 8, 33) +
        lens(216, high - 4, 29) +
        `<circle cx="262" cy="${high}" r="13" fill="#e0a050" stroke="#94682e"/>`
      : era === 1
        ? lens(146, high + (kind === 'blade' ? 4 : 8), kind === 'blade' || kind === 'split' ? 18 : 28) +
          lens(218, high - (kind === 'blade' ? 8 : 0), kind === 'blade' || kind === 'split' ? 18 : 26)
        : modules(high - (kind === 'split' ? 10 : 4), kind === 'split' ? 14 : 22)
  const drl = {
    blade: 'M58 138Q170 128 262 114',
    wedge: 'M66 136Q130 154 254 150',
    block: 'M78 162V76H266',
    drop: 'M74 146Q130 176 246 160',
    split: 'M62 92Q170 76 272 70',
    round: '',
  }[kind]
  const lamp =
    kind === 'round'
      ? `<circle cx="164" cy="118" r="74" fill="url(#${id}g)" stroke="#cfd5d9" stroke-width="5"/>${era === 2 ? '<circle cx="164" cy="118" r="62" fill="none" stroke="#fff" stroke-width="6"/>' : ''}${lens(164, 118, 38)}${era === 0 ? '<circle cx="164" cy="178" r="9" fill="#e0a050"/>' : ''}<path d="M112 78A66 66 0 0 1 164 52" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>`
      : `<path d="${d}" fill="url(#${id}g)" stroke="${paint.line}" stroke-width="2.500"/><clipPath id="${id}c"><path d="${d}"/></clipPath><g clip-path="url(#${id}c)">${inside}${stroke('M40 60L300 20', '#fff', 40, ' stroke-opacity=".07"')}</g>${era ? stroke(drl, '#dff0fb', 9, ' stroke-opacity=".25"') + stroke(drl, '#fbfdff', 4.5, ' stroke-linejoin="round"') : ''}<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="1"/>`
  return canvas(
    `${panel(id + 'p', paint)}${vertical(id + 'g', [0, glass[0]], [1, glass[1]])}<radialGradient id="${id}l">${stop(0.6, '#8f9aa2')}${stop(1, '#dce2e6')}</radialGradient><radialGradient id="${id}o" cx=".4" cy=".35">${stop(0, '#dfeaf1')}${stop(0.5, '#7d8c97')}${stop(1, '#2c363d')}</radialGradient>`,
    `<rect width="320" height="240" fill="url(#${id}p)"/>${shape('M0 92Q150 18 320 20V0H0Z', paint.lit(0.34), ' opacity=".8"')}${stroke('M0 94Q150 20 320 22', paint.line, 2.2)}${stroke('M0 97Q150 23 320 25', paint.edge, 1.4, ' stroke-opacity=".5"')}${shape('M0 200L84 188Q112 214 108 240H0Z', '#14171b')}${stroke('M286 120Q304 150 312 240', paint.line, 2)}${car.closed ? '' : shape('M0 110L34 106Q40 140 30 178L0 182Z', '#14171b', ' stroke="#9aa2a8" stroke-width="2"')}${lamp}`,
  )
}
