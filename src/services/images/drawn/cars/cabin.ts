import { n, xy } from './geometry.ts'
import { path } from './path.ts'
import { type Look } from './look.ts'
import { type Shades } from './paint.ts'
import { type Pillar, type Profile } from './profile.ts'

export const seat = (x: number, y: number) =>
  `<path d="M${xy(x, y - 14)}L${xy(x + 3, y + 6)}Q${xy(x + 4, y + 10)} ${xy(x + 9, y + 10)}L${xy(x + 13, y + 9)}L${xy(x + 17, y - 14)}Z"/><path d="M${xy(x + 6, y + 11.5)}Q${xy(x + 6.5, y + 20)} ${xy(x + 10.5, y + 20.5)}Q${xy(x + 15, y + 20)} ${xy(x + 14, y + 11)}Z"/>`

export function glassArea(car: Profile, paint: Shades, look: Look, id: string) {
  const d = path(car.glass, { closed: true })
  const a = car.glass[0]!
  const front = car.glassFront
  const [cx, cy] = car.cowl
  const top = car.roof[0]!
  const end = car.roof.at(-1)!
  const base = car.tail[0]!
  const post = ([x, w, lean]: Pillar) => {
    const y = car.belt(x) - 3
    const t = car.height
    return `M${xy(x - w / 2, y)}L${xy(x - w / 2 + lean, t)}L${xy(x + w / 2 + lean, t)}L${xy(x + w / 2, y)}Z`
  }
  const screen = `M${xy(cx + 3, cy - 1)}L${xy((cx + top[0]) / 2, (cy + top[1]) / 2 + 4)}L${xy(top[0] + 1, top[1] + 1)}L${xy(front[0] - 4, front[1] + (top[1] - front[1]) * 0.52)}L${xy(a[0] - 7, a[1] + 2.2)}Q${xy(a[0] - 12, a[1] - 0.5)} ${xy(cx + 3, cy - 1)}Z`
  const wide = car.kind === 'saloon' || car.kind === 'low' ? 3.4 : 4.6
  const drop = car.kind === 'saloon' || car.kind === 'low' ? 5 : 0.5
  const back =
    car.upright || car.bed
      ? ''
      : `<path d="M${xy(end[0] + 4, end[1] + 2)}L${xy(base[0] + 3, base[1] + 1)}L${xy(base[0] - wide, base[1] + 0.6)}L${xy(end[0] - wide + 2, end[1] - drop)}Z" fill="#20272d"/>`
  const seats = look.tinted
    ? seat((car.pillars[0]?.[0] ?? car.doors[0][1]) - 26, car.belt(220))
    : [car.doors[0][1] - 30, ...(car.doors[0][2] ? [car.doors[0][2] - 26] : [])]
        .map((x) => seat(x, car.belt(x)))
        .join('')
  const wheelX = car.doors[0][0] + 32
  const three = look.doors === 3 && car.doors[1]
  const posts: readonly Pillar[] = three
    ? [...car.pillars.filter(([x]) => x < three[1] - 50), [three[1] - 2, 6.5, -5]]
    : car.pillars
  const blind = look.tinted
    ? `<path d="M${xy(car.doors[0][1] - 4, 0)}H${n(car.length)}V${n(-car.height)}H${n(car.doors[0][1] - 8)}Z" fill="#0c0f12" opacity=".55"/>`
    : ''
  const shine = (x: number, w: number, o: number) =>
    `<path d="M${xy(x, car.belt(x) - 3)}L${xy(x + 34, car.height)}h${w}L${xy(x + w * 0.8, car.belt(x) - 3)}Z" fill="#fff" opacity="${o}"/>`
  const trim = look.chrome ? '#c3cad0' : '#191d21'
  return `<g clip-path="url(#${id}b)"><path d="${screen}" fill="#2b343b"/>${back}</g>
<path d="${d}" fill="none" stroke="${trim}" stroke-width="${look.chrome ? 3 : 2.6}" stroke-linejoin="round"/><clipPath id="${id}d"><path d="${d}"/></clipPath><path d="${d}" fill="url(#${id}g)"/>
<g clip-path="url(#${id}d)"><g fill="#12161a" opacity=".62">${seats}</g><path d="M${xy(wheelX, car.belt(wheelX) - 6)}Q${xy(wheelX - 1, car.belt(wheelX) + 6)} ${xy(wheelX + 7, car.belt(wheelX) + 11)}" fill="none" stroke="#12161a" stroke-width="2" stroke-opacity=".6"/>${blind}${shine(car.doors[0][0] + 20, 20, 0.13)}${shine(car.doors[0][1] + 18, 13, 0.1)}
<path d="${posts.map(post).join('')}" fill="#111418"/><path d="${d}" fill="none" stroke="#0c0f12" stroke-width="1.600"/></g>`
}

/** The cabin of an open car: what stands behind the door (seats, wheel, folded roof) and the windscreen in front of it. */
