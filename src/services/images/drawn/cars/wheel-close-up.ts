import { canvas, panel } from './close-up.ts'
import { type Look } from './look.ts'
import { stop } from '../path.ts'
import { type Shades } from './paint.ts'
import { type Profile } from './profile.ts'
import { rim, rimGradient } from './wheels.ts'

export function wheelCloseUp(car: Profile, paint: Shades, look: Look, id = 'd') {
  const r = 94
  const q = Math.min(r * (car.rimRadius / car.tyreRadius) + 1, 76)
  const a = look.clad ? 14 : 0
  const blocks = Array.from({ length: 60 }, (_, i) => `<path d="M0 -94V-90.500" transform="rotate(${i * 6})"/>`).join(
    '',
  )
  return canvas(
    `${panel(id + 'p', paint)}${rimGradient(id + 'w', look.rimFinish)}<radialGradient id="${id}t">${stop(0.74, '#202327')}${stop(0.86, '#2c3035')}${stop(0.95, '#1b1e21')}${stop(1, '#101214')}</radialGradient><radialGradient id="${id}s">${stop(0, '#10151a', 0.9)}${stop(1, '#10151a', 0)}</radialGradient>`,
    `<ellipse cx="160" cy="221" rx="150" ry="10" fill="url(#${id}paint)"/><ellipse cx="160" cy="221" rx="60" ry="6" fill="url(#${id}paint)"/><path d="M0 0H320V178H276L268 158A112 112 0 1 0 52 158L44 178H0Z" fill="url(#${id}p)"/><path d="M52 158A112 112 0 1 1 268 158L276 192H44Z" fill="#0b0d10"/><path d="M0 186L44 178L52 158L60 200H0ZM320 186L276 178L268 158L260 200H320Z" fill="#14171b"/>
${look.clad ? `<path d="M276 178L268 158A112 112 0 1 0 52 158L44 178" fill="none" stroke="#24292e" stroke-width="${a}"/>` : `<path d="M276 176L268 156A113 113 0 1 0 52 156L44 176" fill="none" stroke="${paint.edge}" stroke-opacity="${paint.light ? 0.8 : 0.28}" stroke-width="2"/>`}
<g transform="translate(160 126)"><circle r="${r}" fill="url(#${id}t)"/><g stroke="#08090b" stroke-width="1.600">${blocks}</g><circle r="88" fill="none" stroke="#0f1113" stroke-width="1"/><circle r="82.500" fill="none" stroke="#3a3f45" stroke-width=".7"/><path d="M-66 -56A86.500 86.500 0 0 1 -8 -86" fill="none" stroke="#6a7178" stroke-width="2" stroke-linecap="round" stroke-opacity=".7"/><g transform="scale(${(q / 100).toFixed(3)})">${rim(look.wheel, `url(#${id}w)`, look.turn)}</g></g>`,
  )
}
