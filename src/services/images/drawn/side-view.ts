import type { DrawnRim } from '#domain/vehicle/symbol-pictures.ts'
import { type Body, BODIES, type BodyName } from './bodies.ts'
import { INK, mix, type PaintName, type Shades, shadesOf } from './paints.ts'
import { n, stop, toSvg } from './path.ts'
import { wheel } from './wheel.ts'

/** The side view's own canvas; the car stands on y 252. */
export const SIDE_CANVAS = { width: 600, height: 300, ground: 252 }

/** Cars keep their size relative to each other, gently evened out so that a small car is not lost. */
export function sideScale(body: Body): number {
  return (520 / body.length) ** 0.62 * (body.length > 500 ? 0.98 : 1)
}

/** A car from the side, facing left, on a canvas of 600 × 300. Ids begin with `id`, for several drawings in one document. */
export function sideView(name: BodyName, paint: PaintName, rim: DrawnRim, id: string): string {
  const body: Body = BODIES[name]
  const shades = shadesOf(paint)
  const scale = sideScale(body)
  const shell = shellPath(body)
  const contents = [
    shadow(body, id),
    wheelWells(body),
    body.open ? seats() : '',
    `<path d="${shell}" fill="url(#${id}p)"/>`,
  ]
  contents.push(`<g clip-path="url(#${id}b)">${surface(body, shades)}</g>`)
  contents.push(`<path d="${shell}" fill="none" stroke="${shades.line}" stroke-width=".7" stroke-opacity=".8"/>`)
  contents.push(
    windows(body, id),
    trim(body, shades),
    lights(body, shades),
    handles(body, shades),
    mirror(body, shades),
  )
  contents.push(
    wheel(body.frontAxle, body.wheelRadius, rim, `${id}m`, 8),
    wheel(body.rearAxle, body.wheelRadius, rim, `${id}m`, 27),
  )
  const x = SIDE_CANVAS.width / 2 - (body.length * scale) / 2
  return `${definitions(body, shades, shell, id)}<g transform="translate(${n(x)} ${SIDE_CANVAS.ground}) scale(${scale.toFixed(3)})">${contents.join('\n')}</g>`
}

function archRadius(body: Body): number {
  return body.wheelRadius + (body.cladding ? 5.4 : 3.6)
}

/** Half the width of a wheel arch where it meets the sill. */
function archHalf(body: Body): number {
  return Math.sqrt(archRadius(body) ** 2 - (body.wheelRadius - body.sill) ** 2)
}

/** The painted body: the outline from bumper to bumper, closed along the sill around both wheel arches. */
function shellPath(body: Body): string {
  const outline = toSvg(body.outline, body.stretch)
  const half = archHalf(body)
  const radius = n(archRadius(body))
  const start = /^M(-?[\d.]+) (-?[\d.]+)/.exec(outline)!
  const arch = (x: number) =>
    `L${n(x + half)} ${n(-body.sill)} A${radius} ${radius} 0 1 0 ${n(x - half)} ${n(-body.sill)}`
  return `${outline} L${n(body.rearAxle + half + 3)} ${n(-body.sill)} ${arch(body.rearAxle)} ${arch(body.frontAxle)} L${start[1]} ${start[2]}Z`
}

function definitions(body: Body, shades: Shades, shell: string, id: string): string {
  const { base, isLight, lighter, darker } = shades
  const at = (y: number) => (1 - y / body.height).toFixed(3)
  const paint = [
    stop(0, lighter(isLight ? 0.8 : 0.34)),
    stop(at(body.height - 7), lighter(isLight ? 0.5 : 0.16)),
    stop(at(body.belt + 3), lighter(isLight ? 0.6 : 0.3)),
    stop(at(body.belt - 7), lighter(0.12)),
    stop(at(body.belt - 15), base),
    stop(at(body.belt * 0.6), darker(0.07)),
    stop(at(body.belt * 0.42), darker(0.24)),
    stop(at(body.sill + 6), darker(0.4)),
    stop(1, darker(0.55)),
  ]
  const vertical = (from: number, to: number) =>
    `x1="0" y1="${-from}" x2="0" y2="${-to}" gradientUnits="userSpaceOnUse"`
  return `<defs><linearGradient id="${id}p" ${vertical(body.height, body.sill)}>${paint.join('')}</linearGradient>
<linearGradient id="${id}g" ${vertical(body.height, body.belt)}>${stop(0, '#5c6873')}${stop(0.4, '#39434c')}${stop(1, mix('#222a32', base, 0.06))}</linearGradient>
<linearGradient id="${id}m" x1="-.1" y1="-1" x2=".3" y2="1">${stop(0, '#eef1f3')}${stop(0.5, '#c2c9cf')}${stop(1, '#868f97')}</linearGradient>
<radialGradient id="${id}s">${stop(0, '#1a2129', 0.5)}${stop(0.6, '#1a2129', 0.24)}${stop(1, '#1a2129', 0)}</radialGradient>
<clipPath id="${id}b"><path d="${shell}"/></clipPath>${body.glass ? `<clipPath id="${id}d"><path d="${toSvg(body.glass, body.stretch)}"/></clipPath>` : ''}</defs>`
}

function shadow(body: Body, id: string): string {
  const x = body.length / 2
  return `<ellipse cx="${x}" cy="2" rx="${n(body.length * 0.535)}" ry="11" fill="url(#${id}s)" opacity=".62"/><ellipse cx="${x}" cy="-.5" rx="${n(body.length * 0.46)}" ry="4.4" fill="url(#${id}s)"/>`
}

function wheelWells(body: Body): string {
  const { frontAxle: front, rearAxle: rear, sill } = body
  const radius = archRadius(body)
  const hollow = (x: number) => `<circle cx="${x}" cy="${-body.wheelRadius}" r="${radius}" fill="#07090b"/>`
  return `<path d="M${front - 20} ${-sill - 26} L${rear + 20} ${-sill - 26} L${rear + 44} ${-sill + 1} L${rear} ${-sill + 6} L${front} ${-sill + 6} L${front - 44} ${-sill + 1}Z" fill="#0b0d10"/>${hollow(front)}${hollow(rear)}`
}

/** What an open car shows: two seats, the folded roof, the steering wheel. */
function seats(): string {
  return `<path d="M236 -96 C237 -112 243 -124 251 -126 C257 -127.4 261 -123 260 -116 L258 -98Z M306 -98 C307 -110 312 -119 318 -120.6 C323 -121.8 327 -118 326 -112 L324 -98Z" fill="#2b2623"/>
<path d="M239 -98 C241 -112 246 -122 252 -123.4" stroke="#54493f" fill="none"/><path d="M338 -100 C346 -110 372 -111 398 -106 C404 -104.6 408 -103 410 -101 L338 -99Z" fill="#1b1d21"/>
<path d="M214 -97 C216 -105 221 -110 226 -109.4" stroke="#14161a" stroke-width="3" fill="none" stroke-linecap="round"/>`
}

/** Light and shadow on the paint, seams of doors and bumpers, dark parts at the bottom. */
function surface(body: Body, shades: Shades): string {
  const { length, belt, sill, frontAxle: front, rearAxle: rear, wheelRadius } = body
  const { isLight, highlight, line } = shades
  const radius = archRadius(body)
  const half = archHalf(body)
  const crease = toSvg(body.crease, body.stretch)
  const stroke = (d: string, colour: string, width: number, opacity: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}"/>`
  const arches = [front, rear].map((x) =>
    body.cladding
      ? `<circle cx="${x}" cy="${-wheelRadius}" r="${radius + 4.6}" fill="none" stroke="#262b30" stroke-width="10"/>`
      : `<circle cx="${x}" cy="${-wheelRadius}" r="${radius + 0.6}" fill="none" stroke="${INK}" stroke-opacity=".34" stroke-width="2"/>`,
  )
  const doors = body.doors.map((door) => {
    const d = toSvg(door, body.stretch)
    return `<path d="${d}" fill="none" stroke="${highlight}" stroke-opacity=".28" stroke-width=".7" transform="translate(.9 0)"/><path d="${d}" fill="none" stroke="${line}" stroke-width=".95" stroke-linejoin="round"/>`
  })
  return [
    `<path d="M-10 ${-belt * 0.6} C${n(length * 0.22)} ${-belt * 0.66} ${n(length * 0.5)} ${-belt * 0.56} ${length + 10} ${-belt * 0.66} L${length + 10} 0 L-10 0Z" fill="${INK}" opacity="${isLight ? 0.045 : 0.13}"/>`,
    `<g transform="translate(0 2.2)">${stroke(crease, INK, 2.6, isLight ? 0.16 : 0.3)}</g>`,
    stroke(crease, highlight, 1.3, isLight ? 1 : 0.55),
    stroke(
      `M${front + half + 8} ${-sill - 13} C${n(length * 0.42)} ${-sill - 9.6} ${n(length * 0.56)} ${-sill - 10} ${rear - half - 6} ${-sill - 15}`,
      highlight,
      1.5,
      0.3,
    ),
    stroke(toSvg(body.outline, body.stretch), highlight, 2.6, 0.5),
    `<path d="M0 ${-sill - 5} L${length} ${-sill - 5} L${length} 0 L0 0Z" fill="${body.cladding ? '#22272c' : '#12161a'}"${body.cladding ? '' : ' opacity=".82"'}/>`,
    ...arches,
    `<path d="M-2 ${n(-sill - 9)} L17 ${n(-sill - 8)} C21 ${n(-sill - 11)} 20 ${n(-sill - 19)} 15 ${n(-sill - 21)} L-2 ${n(-sill - 22)}Z" fill="#14181c"/>`,
    `<path d="M${n(length - 22)} ${n(-sill - 10)} L${length + 4} ${n(-sill - 11)} L${length + 4} ${n(-sill - 17)} L${n(length - 18)} ${n(-sill - 15)}Z" fill="#14181c" opacity=".8"/>`,
    ...doors,
    stroke(
      `M${n(front - radius - 1)} ${n(-wheelRadius - 15)} C${n(front - radius - 14)} ${n(-wheelRadius - 19)} ${n(front - radius - 24)} ${n(-wheelRadius - 24)} ${n(front - radius - 30)} ${n(-wheelRadius - 31)}`,
      line,
      0.85,
      0.8,
    ),
    stroke(
      `M${n(rear + radius + 1)} ${n(-wheelRadius - 13)} C${n(rear + radius + 20)} ${n(-wheelRadius - 17)} ${n(length - 22)} ${n(-wheelRadius - 20)} ${length} ${n(-wheelRadius - 21)}`,
      line,
      0.85,
      0.8,
    ),
    `<path d="M-2 ${n(-belt * 0.66)} L6.6 ${n(-belt * 0.64)} C9 ${n(-belt * 0.56)} 9 ${n(-belt * 0.48)} 7 ${n(-belt * 0.44)} L-2 ${n(-belt * 0.43)}Z" fill="#14181c"/>`,
    body.fuelFlap
      ? `<circle cx="${n(body.fuelFlap[0])}" cy="${-body.fuelFlap[1] + 3}" r="6.2" fill="none" stroke="${line}" stroke-width=".7" stroke-opacity=".7"/>`
      : '',
  ].join('\n')
}

function windows(body: Body, id: string): string {
  const { belt, height, stretch = 1 } = body
  const parts: string[] = []
  if (body.windscreen) {
    const look = body.open
      ? 'fill="#8fa0ad" fill-opacity=".55" stroke="#1a1e23" stroke-width="2.4" stroke-linejoin="round"'
      : 'fill="#2c353d"'
    parts.push(`<path d="${toSvg(body.windscreen, stretch)}" ${look}/>`)
  }
  if (body.rearWindow) parts.push(`<path d="${toSvg(body.rearWindow, stretch)}" fill="#262e35"/>`)
  if (!body.glass) return parts.join('')
  const glass = toSvg(body.glass, stretch)
  const pillar = body.pillars[0]![0] * stretch
  const reflection = (from: number, to: number, width: number, back: number, opacity: number) =>
    `<path d="M${n(pillar + from)} ${-belt + 8} L${n(pillar + to)} ${-height - 4} l${width} 0 L${n(pillar + back)} ${-belt + 8}Z" fill="#fff" opacity="${opacity}"/>`
  const pillars = body.pillars.map(
    ([x, width, lean]) =>
      `<path d="M${n(x * stretch - width / 2)} ${-belt + 6} L${n(x * stretch - width / 2 + lean)} ${-height} l${width} 0 L${n(x * stretch + width / 2)} ${-belt + 6}Z" fill="#101419"/>`,
  )
  const seat = `<path d="M${n((body.pillars[0]![0] - 34) * stretch)} ${-belt + 6} c1 -12 4 -19 10 -21 c6 -1.4 9 4 8.6 10 l-1 12Z" fill="#0e1216" opacity=".55"/>`
  parts.push(
    `<path d="${glass}" fill="none" stroke="${body.cladding ? '#20262b' : '#c9d0d6'}" stroke-width="3.6" stroke-linejoin="round"/>`,
    `<path d="${glass}" fill="url(#${id}g)" stroke="#12161a" stroke-width="1.7" stroke-linejoin="round"/>`,
    `<g clip-path="url(#${id}d)">${reflection(-62, -20, 24, -34, 0.1)}${reflection(22, 60, 14, 40, 0.08)}${seat}${pillars.join('')}</g>`,
  )
  return parts.join('')
}

function trim(body: Body, { line }: Shades): string {
  return [
    body.rails
      ? `<path d="${toSvg(body.rails, body.stretch)}" fill="none" stroke="#2a3036" stroke-width="1.8" stroke-linecap="round"/>`
      : '',
    body.bed ? '<path d="M358 -122.6 L516 -121.8" stroke="#1a1e22" stroke-width="2.4"/>' : '',
    body.lip
      ? `<path d="${toSvg(body.lip, body.stretch)}" fill="none" stroke="${line}" stroke-width="1.4" stroke-linecap="round"/>`
      : '',
  ].join('')
}

function lights(body: Body, { line }: Shades): string {
  const tailStretch = body.fixedTail ? 1 : body.stretch
  return `<path d="${toSvg(body.headlight, body.stretch)}" fill="#2a323a" stroke="${line}" stroke-width=".6"/><path d="${toSvg(body.daylight, body.stretch)}" fill="none" stroke="#f4f8fb" stroke-width="2" stroke-linecap="round"/>
<path d="${toSvg(body.tailLight, tailStretch)}" fill="#8f1219" stroke="#4c070b" stroke-width=".6"/><path d="${toSvg(body.tailLine, tailStretch)}" fill="none" stroke="#ff5a4d" stroke-width="1.5" stroke-linecap="round"/>`
}

function handles(body: Body, { line, lighter }: Shades): string {
  return body.handles
    .map(
      ([x, y]) =>
        `<rect x="${n(x - 9)}" y="${n(-y)}" width="18" height="3.2" rx="1.6" fill="${lighter(0.2)}" stroke="${line}" stroke-width=".6"/><path d="M${n(x - 8)} ${n(-y + 4.4)} h16" stroke="${INK}" stroke-opacity=".25"/>`,
    )
    .join('')
}

function mirror(body: Body, { line, lighter }: Shades): string {
  return `<g transform="translate(${n(body.mirror[0] * (body.stretch ?? 1))} ${-body.mirror[1]})"><path d="M2 1 L10 -2 L11 1.6 L5 3Z" fill="#14181c"/>
<path d="M-7.6 -.6 C-8.6 -7.4 -3.6 -10 4 -10 C9 -10 11 -8 10.8 -3.6 C10.6 -.6 9 .6 5 .6 L-5.4 .6 C-6.8 .6 -7.4 .2 -7.6 -.6Z" fill="${lighter(0.1)}" stroke="${line}" stroke-width=".7"/>
<path d="M-7 -1.2 L10.6 -2.6 C10.4 -.4 8.8 .6 5 .6 L-5.4 .6 C-6.6 .6 -7 0 -7 -1.2Z" fill="#14181c"/></g>`
}
