import { doorsOf } from './doors.ts'
import { follow, heightAt, n, xy } from './geometry.ts'
import { path } from './path.ts'
import { type Look } from './look.ts'
import { INK } from '../paints.ts'
import { type Shades } from './paint.ts'
import { type Profile } from './profile.ts'
import { PLASTIC, stroke } from './side-shell.ts'

export function handles(car: Profile, paint: Shades, look: Look) {
  const doors = doorsOf(car, look)
  const ends = doors.slice(1) as number[]
  const spots = ends.map((x, i) => [car.slide && i === 1 ? doors[1] + 8 : x - 27, car.handle + i * 1.2] as const)
  return spots
    .map(([x, y]) =>
      look.flush
        ? `<rect x="${n(x)}" y="${n(-y)}" width="21" height="3.400" rx="1.700" fill="${paint.shaded(0.16)}" stroke="${paint.line}" stroke-width=".6"/>`
        : `<path d="M${xy(x + 2, y - 1)}q8.500 5.500 17 0Z" fill="${INK}" opacity=".3"/><rect x="${n(x)}" y="${n(-y - 1.4)}" width="21" height="3.300" rx="1.600" fill="${look.plain ? '#1b1f23' : paint.lit(0.34)}" stroke="${paint.line}" stroke-width=".55"/>`,
    )
    .join('')
}

export function details(car: Profile, paint: Shades, look: Look) {
  const flap: [number, number] =
    look.fuel === 'charge' && look.port === 'front'
      ? [car.frontAxle + car.arch * 0.9, car.handle - 4]
      : [car.rearAxle + (car.length - car.rearAxle) * 0.2, Math.max(car.handle - 1, car.archY + car.arch + 9)]
  if (car.kind === 'low') flap[1] -= 2
  const vent = car.closed ? 17 : 22
  return `<rect x="${n(flap[0] - 6.5)}" y="${n(-flap[1] - 6.5)}" width="13" height="13" rx="${look.roundFlap ? 6.5 : 3}" fill="none" stroke="${paint.line}" stroke-width=".65" stroke-opacity=".75"/>
<path d="M${xy(car.length - 12, car.sill + 20)}L${xy(car.length + 2, car.sill + 20.6)}L${xy(car.length + 2, car.sill + 17.6)}L${xy(car.length - 11, car.sill + 17.4)}Z" fill="#9c1a1f"/>
<path d="M${xy(-4, car.nose[2]![1] + 9)}L${xy(5.5, car.nose[2]![1] + 8)}Q${xy(8, car.nose[2]![1])} ${xy(6, car.nose[2]![1] - 6)}L${xy(-4, car.nose[2]![1] - 7)}Z" fill="${car.closed ? paint.shaded(0.25) : '#15191d'}"/>
<path d="M${xy(-4, car.sill + vent)}L${xy(13, car.sill + vent - 1)}Q${xy(21, car.sill + vent - 5)} ${xy(17, car.sill + 10)}L${xy(-4, car.sill + 10)}Z" fill="#15191d"/>${look.era === 0 ? `<ellipse cx="12" cy="${n(-car.sill - 15.5)}" rx="3" ry="3.600" fill="#c9d2d8"/>` : ''}
${car.intake ? `<path d="M${xy(282, 74)}L${xy(299, 77)}Q${xy(303, 64)} ${xy(293, 52)}Q${xy(290, 64)} ${xy(282, 74)}Z" fill="#14171b"/>` : ''}
${car.bumpStrip ? `<rect x="${car.doors[0][0] + 8}" y="-52" width="${car.rearAxle - car.arch - car.doors[0][0] - 16}" height="5.500" rx="2" fill="${PLASTIC}"/>` : ''}`
}

export function mirror(car: Profile, paint: Shades, look: Look) {
  const x = car.screen ? car.screen[0] + 26 : Math.max(car.glass[0]![0] + 12, car.doors[0][0] - 8)
  const y = car.belt(x) + (car.screen ? 1.5 : 1)
  return `<g transform="translate(${n(x)} ${n(-y)})"><path d="M1 3L8 2.500L9 -1L2 -1Z" fill="#14171b"/><path d="M-7.500 -1.500C-9 -8 -5 -11.500 2 -11.800C8 -12 10.500 -10 10.300 -5.500C10.200 -2 8.500 .4 4.500 .4L-4.500 .4C-6.500 .4 -7.200 -.4 -7.500 -1.500Z" fill="${look.roof ?? (look.plain ? '#24292e' : paint.lit(0.16))}" stroke="${paint.line}" stroke-width=".7"/><path d="M-7.400 -2.200L10 -4C9.800 -1.200 8 .4 4.500 .4L-4.500 .4C-6.500 .4 -7.200 -.8 -7.400 -2.200Z" fill="#15181c" opacity=".85"/><path d="M-5.500 -8.400Q-1 -10.600 5 -10.200" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width=".9" stroke-linecap="round"/></g>`
}

export function roofParts(car: Profile, paint: Shades, look: Look) {
  const end = car.roof.at(-1)![0]
  const out: string[] = []
  if (look.rails && car.glass.length) {
    const a = car.glassFront[0] + 22
    const b = end - 26
    const rail = follow(car.outline, a, b, -2.6)
    rail.push([b, heightAt(car.outline, b) - 0.6])
    rail.unshift([a, heightAt(car.outline, a) - 0.6])
    out.push(
      stroke(path(rail), look.chrome ? '#9aa2a9' : '#23282d', 1.8, ' stroke-linecap="round" stroke-linejoin="round"'),
    )
  } else if (!car.openSeats && look.era > 0 && !car.spare) {
    const x = end - (car.kind === 'saloon' || car.kind === 'low' ? 34 : 24)
    const y = heightAt(car.outline, x)
    out.push(
      `<path d="M${xy(x - 9, y + 0.2)}Q${xy(x, y + 4.2)} ${xy(x + 4, y + 4.4)}L${xy(x + 5, y - 1.5)}Z" fill="${look.roof ?? paint.shaded(0.12)}"/>`,
    )
  }
  return out.join('')
}
