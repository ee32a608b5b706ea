import { canvas, panel, shape, stroke } from './close-up.ts'
import { type Look } from './look.ts'
import { stop } from '../path.ts'
import { INK } from '../paints.ts'
import { type Shades } from './paint.ts'
import { type Profile } from './profile.ts'

export function portCloseUp(car: Profile, paint: Shades, look: Look, id = 'd') {
  const electric = look.fuel === 'charge'
  const pin = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#0a0c0e" stroke="#6b737a" stroke-width="1.600"/><circle cx="${x}" cy="${y}" r="${r * 0.4}" fill="#aeb6bc"/>`
  const socket = electric
    ? `<path d="M130 66Q160 56 190 66Q204 92 196 122H124Q116 92 130 66Z" fill="#1b1f23" stroke="#4d545a" stroke-width="2"/>${pin(144, 80, 7)}${pin(176, 80, 7)}${pin(136, 98, 8)}${pin(160, 100, 8)}${pin(184, 98, 8)}${pin(147, 115, 5)}${pin(173, 115, 5)}<rect x="122" y="128" width="76" height="38" rx="17" fill="#1b1f23" stroke="#4d545a" stroke-width="2"/>${pin(142, 147, 12)}${pin(178, 147, 12)}<path d="M112 58A66 66 0 0 1 208 58" fill="none" stroke="#53c58a" stroke-width="4" stroke-linecap="round"/>`
    : `<circle cx="160" cy="122" r="47" fill="#1c2024" stroke="#0a0c0e" stroke-width="3"/><circle cx="160" cy="122" r="40" fill="#262b30"/>${Array.from({ length: 24 }, (_, i) => `<path d="M160 77V83" transform="rotate(${i * 15} 160 122)" stroke="#0c0e10" stroke-width="4"/>`).join('')}<rect x="122" y="110" width="76" height="24" rx="10" fill="#15181b" stroke="#3a4046" stroke-width="1.500"/><path d="M126 113H194" stroke="#fff" stroke-opacity=".25" stroke-width="2"/><path d="M150 92v-5a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v13h-14Zm14-8 6 5v9" fill="none" stroke="#c8ced3" stroke-width="1.800"/>`
  return canvas(
    `${panel(id + 'p', paint)}<radialGradient id="${id}h">${stop(0.5, '#22272c')}${stop(1, '#0e1114')}</radialGradient>`,
    `<rect width="320" height="240" fill="url(#${id}p)"/>${stroke('M0 36Q160 20 320 32', paint.edge, 2, ' stroke-opacity=".6"')}${shape('M0 38Q160 22 320 34V60Q160 44 0 62Z', INK, ` opacity="${paint.light ? 0.05 : 0.14}"`)}<rect x="88" y="40" width="144" height="146" rx="24" fill="${paint.shaded(0.35)}" stroke="${paint.line}" stroke-width="2"/><rect x="95" y="47" width="130" height="132" rx="20" fill="url(#${id}h)"/>${socket}
<path d="M234 52L292 40Q304 40 304 54V176Q304 188 292 188L234 176Z" fill="${paint.shaded(0.12)}" stroke="${paint.line}" stroke-width="2"/><path d="M242 62L290 53Q294 53 294 58V170Q294 175 290 175L242 166Z" fill="${paint.shaded(0.42)}"/><path d="M225 96h14v10h-14ZM225 126h14v10h-14Z" fill="#14171b"/>`,
  )
}
