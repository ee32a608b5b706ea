import { canvas, stroke, vertical } from './close-up.ts'
import { TRIMS } from './cockpit-parts.ts'
import { type Look } from './look.ts'
import { stop } from '../path.ts'
import { INK, mix } from '../paints.ts'
import { type Shades } from './paint.ts'
import { type Profile } from './profile.ts'

export function seatCloseUp(car: Profile, paint: Shades, look: Look, id = 'd') {
  const base = TRIMS[look.trimColour]
  const lit = mix(base, '#ffffff', 0.16)
  const low = mix(base, INK, 0.45)
  const seam = mix(base, look.trimColour === 'black' ? '#ffffff' : INK, 0.34)
  const sport = car.kind === 'low'
  const ribs = [84, 100, 116, 132, 148]
    .map((y) => stroke(`M128 ${y}Q160 ${y + 4} 192 ${y}`, seam, 1, ' stroke-opacity=".6"'))
    .join('')
  return canvas(
    `${vertical(id + 'a', [0, lit], [1, low])}${vertical(id + 'b', [0, mix(base, '#ffffff', 0.24)], [1, mix(base, INK, 0.22)])}<radialGradient id="${id}s">${stop(0, '#10151a', 0.7)}${stop(1, '#10151a', 0)}</radialGradient>`,
    `<ellipse cx="160" cy="226" rx="104" ry="9" fill="url(#${id}paint)"/><path d="M96 210H224L216 226H104Z" fill="#15181b"/>${sport ? '' : stroke('M148 40V62M172 40V62', '#aab1b7', 4)}
<path d="M${sport ? 132 : 122} ${sport ? 26 : 22}Q124 8 138 8H182Q196 8 198 22L194 ${sport ? 62 : 42}Q192 50 182 50H138Q128 50 126 ${sport ? 62 : 42}Z" fill="url(#${id}a)"/><path d="M136 16Q160 12 184 16L182 40Q160 44 138 40Z" fill="url(#${id}b)"/>
<path d="M118 60Q160 50 202 60Q226 74 228 104L232 166Q230 182 212 180H108Q90 182 88 166L92 104Q94 74 118 60Z" fill="url(#${id}a)"/><path d="M126 68Q160 60 194 68L200 172H120Z" fill="url(#${id}b)"/>${ribs}${stroke('M126 68L119 172M194 68L201 172', seam, 1.5)}${stroke('M116 66Q98 80 97 106L93 160', '#fff', 1.6, ' stroke-opacity=".22"')}
<path d="M84 176Q88 162 108 166L212 166Q232 162 236 176L242 200Q240 214 222 214H98Q80 214 78 200Z" fill="url(#${id}a)"/><path d="M112 172Q160 166 208 172L216 206Q160 214 104 206Z" fill="url(#${id}b)"/>${stroke('M112 172L103 207M208 172L217 207M108 190Q160 196 212 190', seam, 1.3)}<path d="M86 196Q160 208 234 196" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="3"/><path d="M238 168v18l6 2v-22Z" fill="#c0c6cb"/><rect x="236" y="184" width="11" height="14" rx="2" fill="#b3242a"/>`,
  )
}
