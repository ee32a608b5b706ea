import { canvas, panel, shape, stroke, vertical } from './close-up.ts'
import { type Look } from './look.ts'
import { type Shades } from './paint.ts'
import { type Profile } from './profile.ts'

export const REAR_SHAPES = {
  wedge: 'M34 120Q60 84 150 76L262 66Q286 66 288 84L282 148Q278 164 258 166L150 164Q70 160 34 120Z',
  block: 'M70 62Q150 52 262 56Q280 58 280 76L276 176Q274 190 256 190L132 186Q92 130 70 62Z',
  tall: 'M112 26Q160 20 214 24Q226 26 226 40L222 200Q220 214 204 214L166 212Q120 130 112 26Z',
  slim: 'M18 104Q120 90 280 84Q296 86 294 104L288 132Q284 142 268 142L60 136Q26 130 18 104Z',
}
export function taillampCloseUp(car: Profile, paint: Shades, look: Look, id = 'd') {
  const { era } = look
  const kind = car.taillamp.shape
  const d = REAR_SHAPES[kind]
  const glows: Record<Profile['taillamp']['shape'], readonly [string, string]> = {
    wedge: ['M58 118Q90 100 160 96L258 90L254 142', 'M96 138Q140 148 240 146'],
    block: ['M92 80Q170 72 260 76L256 170', 'M118 130Q180 124 236 126V162'],
    tall: ['M132 44H206L202 194H174', 'M148 104H188'],
    slim: ['M40 114Q140 104 276 98L270 128', 'M80 126L240 128'],
  }
  const glow = glows[kind]
  const clear = {
    wedge: 'M120 120L250 112L246 140L150 144Z',
    block: 'M118 112L266 106L264 138L132 140Z',
    tall: 'M124 90H218L216 128H138Z',
    slim: 'M120 112L210 108L208 126L126 128Z',
  }[kind]
  const ribs = Array.from({ length: 12 }, (_, i) => `M${30 + i * 24} 0V240`).join('')
  const inside =
    era === 0
      ? shape(clear, '#efe6e1', ' opacity=".85"') + stroke(ribs, '#fff', 1, ' stroke-opacity=".12"')
      : stroke(glow[0], '#ff6a5c', 16, ' stroke-opacity=".25" stroke-linejoin="round"') +
        stroke(glow[0], era === 2 ? '#ff6558' : '#ef5146', 7, ' stroke-linejoin="round"') +
        stroke(glow[1], '#d8342c', 5, ' stroke-linejoin="round" stroke-opacity=".9"')
  return canvas(
    `${panel(id + 'p', paint)}${vertical(id + 'g', [0, '#b0222a'], [0.5, '#7c0f16'], [1, '#4c090e'])}`,
    `<rect width="320" height="240" fill="url(#${id}p)"/>${stroke('M0 30Q170 12 320 26', paint.edge, 2, ' stroke-opacity=".6"')}${stroke(kind === 'tall' ? 'M104 0Q112 130 160 240' : 'M96 0Q104 60 112 240', paint.line, 2)}${stroke('M0 206Q160 196 320 204', paint.line, 2)}<path d="${d}" fill="url(#${id}g)" stroke="#2c0407" stroke-width="3"/><clipPath id="${id}c"><path d="${d}"/></clipPath><g clip-path="url(#${id}c)">${inside}<path d="M0 40L320 0V60L0 110Z" fill="#fff" opacity=".12"/></g>`,
  )
}
