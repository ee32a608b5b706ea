import { type Body, BODIES, type BodyName } from './bodies.ts'
import { INK, type PaintName, type Shades, shadesOf } from './paints.ts'
import { n, stop } from './path.ts'

/** The canvas of the front and rear view; the car stands on y 252. */
export const END_CANVAS = { width: 400, height: 300, ground: 252 }

/** One half of the car is drawn and mirrored; `x` is a share of half its width, `y` centimetres above the ground. */
interface Half {
  readonly body: Body
  readonly x: (share: number) => string
  readonly y: (height: number) => string
  /** Height of the lower edge. */
  readonly low: number
  /** Where the roof ends, as a share of half the width. */
  readonly roof: number
}

const ROOFS: Partial<Record<BodyName, number>> = { van: 0.72, pickup: 0.72, coupe: 0.58 }

/** A car from the front or from behind on a canvas of 400 × 300. Ids begin with `id`. */
export function endView(name: BodyName, paint: PaintName, end: 'front' | 'rear', id: string): string {
  const body: Body = BODIES[name]
  const shades = shadesOf(paint)
  const halfWidth = body.width / 2
  const half: Half = {
    body,
    x: (share) => n(halfWidth * share),
    y: (height) => n(-height),
    low: body.sill - 3,
    roof: ROOFS[name] ?? 0.62,
  }
  const scale = Math.min(1.5 * (150 / body.height) ** 0.3, 236 / body.height)
  const drawn = [
    shell(half, shades, id),
    end === 'rear' ? rearFace(half, shades) : frontFace(half, shades),
    mirror(half, shades, end),
    glass(half, end, id),
  ]
  const plateY = half.y(end === 'rear' ? body.nose - 8 : half.low + 26.4)
  return `${definitions(half, shades, id)}<g transform="translate(${END_CANVAS.width / 2} ${END_CANVAS.ground}) scale(${scale.toFixed(3)})">
<ellipse cy="1" rx="${n(halfWidth * 1.16)}" ry="9" fill="url(#${id}s)" opacity=".45"/><g id="${id}h">${drawn.join('\n')}</g><use href="#${id}h" transform="scale(-1 1)"/>
<rect x="-26" y="${plateY}" width="52" height="11" rx="1" fill="#f7f8f9" stroke="#7c858d" stroke-width=".7"/><rect x="-26" y="${plateY}" width="4.6" height="11" fill="#1c4e9b"/></g>`
}

function definitions({ body, y, low }: Half, { base, isLight, lighter, darker }: Shades, id: string): string {
  const paint = [
    stop(0, lighter(isLight ? 0.8 : 0.34)),
    stop(0.3, lighter(0.2)),
    stop(0.42, lighter(isLight ? 0.6 : 0.26)),
    stop(0.56, base),
    stop(0.78, darker(0.2)),
    stop(1, darker(0.48)),
  ]
  return `<defs><linearGradient id="${id}p" x1="0" y1="${y(body.height)}" x2="0" y2="${y(low)}" gradientUnits="userSpaceOnUse">${paint.join('')}</linearGradient>
<linearGradient id="${id}g" x1="0" y1="${y(body.height)}" x2="0" y2="${y(body.belt)}" gradientUnits="userSpaceOnUse">${stop(0, '#65727d')}${stop(0.45, '#39434c')}${stop(1, '#232b32')}</linearGradient>
<radialGradient id="${id}s">${stop(0, '#1a2129')}${stop(1, '#1a2129', 0)}</radialGradient></defs>`
}

function shell({ body, x, y, low, roof }: Half, { line, isLight }: Shades, id: string): string {
  const { height, belt, open } = body
  const top = open ? belt + 4 : height
  const shoulder = open ? '' : `C${x(roof + 0.07)} ${y(top - 20)} ${x(0.76)} ${y(belt + 14)} ${x(0.82)} ${y(belt + 1)}`
  const lower = `C${x(0.97)} ${y(low + 4)} ${x(0.93)} ${y(low)} ${x(0.86)} ${y(low)}`
  const outline = `M-1 ${y(top)} C${x(roof * 0.6)} ${y(top)} ${x(roof * 0.9)} ${y(top - 2)} ${x(roof)} ${y(top - (open ? 2 : 9))} ${shoulder} C${x(0.92)} ${y(belt - 3)} ${x(0.97)} ${y(belt - 12)} ${x(0.985)} ${y(belt - 24)} C${x(1.005)} ${y(belt * 0.55)} ${x(1.005)} ${y(belt * 0.42)} ${x(0.985)} ${y(low + 14)} ${lower} L-1 ${y(low)}`
  return `<rect x="${x(0.7)}" y="-34" width="${x(0.25)}" height="34" rx="5" fill="#15171a"/><path d="M0 ${y(low + 6)} H${x(0.84)} L${x(0.8)} ${y(low - 5)} H0Z" fill="#0b0d10"/>
<path d="${outline}" fill="url(#${id}p)" stroke="${line}" stroke-width=".7"/>
<path d="M0 ${y(belt * 0.52)} L${x(0.99)} ${y(belt * 0.56)} L${x(0.985)} ${y(low + 14)} ${lower} L0 ${y(low)}Z" fill="${INK}" opacity="${isLight ? 0.05 : 0.14}"/>
${body.cladding ? `<path d="M0 ${y(low + 12)} L${x(0.985)} ${y(low + 14)} ${lower} L0 ${y(low)}Z" fill="#22272c"/>` : ''}
<path d="M${x(0.8)} ${y(belt - 1)} C${x(0.9)} ${y(belt - 5)} ${x(0.95)} ${y(belt - 13)} ${x(0.965)} ${y(belt - 22)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.8"/>`
}

function frontFace({ body, x, y, low }: Half, { line }: Shades): string {
  const { nose, belt } = body
  const grille = [12, 16, 20].map(
    (down) => `<path d="M0 ${y(nose - down)} L${x(0.445)} ${y(nose - down)}" stroke="#3d464e" stroke-width="1.1"/>`,
  )
  const lamp = (share: number, down: number) =>
    `<circle cx="${x(share)}" cy="${y(nose - down)}" r="2.8" fill="#c6d0d8"/>`
  return `<path d="M${x(0.5)} ${y(nose - 6)} C${x(0.62)} ${y(nose - 1)} ${x(0.8)} ${y(nose + 5)} ${x(0.95)} ${y(nose + 7)} C${x(0.965)} ${y(nose)} ${x(0.95)} ${y(nose - 7)} ${x(0.92)} ${y(nose - 10)} C${x(0.78)} ${y(nose - 13)} ${x(0.62)} ${y(nose - 14)} ${x(0.52)} ${y(nose - 13)}Z" fill="#222a31" stroke="${line}" stroke-width=".7"/>
<path d="M${x(0.54)} ${y(nose - 7)} C${x(0.64)} ${y(nose - 3)} ${x(0.8)} ${y(nose + 2)} ${x(0.93)} ${y(nose + 4)}" fill="none" stroke="#f6fafc" stroke-width="2.2" stroke-linecap="round"/>${lamp(0.66, 8.4)}${lamp(0.8, 6)}
<path d="M-2 ${y(nose - 8)} L${x(0.44)} ${y(nose - 8)} C${x(0.47)} ${y(nose - 12)} ${x(0.46)} ${y(nose - 20)} ${x(0.42)} ${y(nose - 24)} L-2 ${y(nose - 25)}Z" fill="#13171b" stroke="#8d969e" stroke-width="1.1"/>${grille.join('')}
<path d="M0 ${y(low + 16)} L${x(0.5)} ${y(low + 16)} L${x(0.56)} ${y(low + 5)} L0 ${y(low + 4)}Z" fill="#13171b"/><path d="M${x(0.66)} ${y(low + 20)} L${x(0.93)} ${y(low + 24)} L${x(0.92)} ${y(low + 12)} L${x(0.7)} ${y(low + 9)}Z" fill="#13171b"/>
<path d="M${x(0.42)} ${y(nose - 3)} C${x(0.44)} ${y(nose + 8)} ${x(0.5)} ${y(belt - 10)} ${x(0.56)} ${y(belt - 3)}" fill="none" stroke="${line}" stroke-width=".9"/>
<path d="M0 ${y(nose - 3)} L${x(0.42)} ${y(nose - 3)} C${x(0.6)} ${y(nose + 2)} ${x(0.8)} ${y(nose + 9)} ${x(0.955)} ${y(nose + 11)}" fill="none" stroke="${line}" stroke-width=".9"/>`
}

function rearFace({ body, x, y, low }: Half, { line }: Shades): string {
  const { nose, belt } = body
  return `<path d="M${x(0.56)} ${y(nose + 17)} C${x(0.7)} ${y(nose + 18)} ${x(0.86)} ${y(nose + 17)} ${x(0.965)} ${y(nose + 12)} L${x(0.975)} ${y(nose)} C${x(0.86)} ${y(nose + 3)} ${x(0.7)} ${y(nose + 4)} ${x(0.54)} ${y(nose + 4)}Z" fill="#8f1219" stroke="#4c070b" stroke-width=".7"/>
<path d="M${x(0.6)} ${y(nose + 11)} C${x(0.72)} ${y(nose + 12)} ${x(0.86)} ${y(nose + 11)} ${x(0.955)} ${y(nose + 6)}" fill="none" stroke="#ff5a4d" stroke-width="2" stroke-linecap="round"/>
<path d="M0 ${y(nose + 13)} L${x(0.54)} ${y(nose + 12)} L${x(0.53)} ${y(nose + 8)} L0 ${y(nose + 9)}Z" fill="#5d0c11"/>
<path d="M${x(0.71)} ${y(belt + 3)} C${x(0.74)} ${y(nose + 6)} ${x(0.74)} ${y(nose - 12)} ${x(0.7)} ${y(nose - 26)} L0 ${y(nose - 27)}" fill="none" stroke="${line}" stroke-width=".9"/>
<path d="M0 ${y(low + 13)} L${x(0.8)} ${y(low + 12)} L${x(0.88)} ${y(low + 1)} L0 ${y(low)}Z" fill="#171b20"/><path d="M${x(0.56)} ${y(low + 8)} h${x(0.2)} v3.4 h-${x(0.2)}Z" fill="#6b737b"/><path d="M${x(0.8)} ${y(low + 24)} h${x(0.14)} v3 h-${x(0.14)}Z" fill="#8f1219"/>`
}

function mirror({ body: { belt }, x, y }: Half, { line, lighter }: Shades, end: 'front' | 'rear'): string {
  return `<path d="M${x(0.8)} ${y(belt + 1)} L${x(0.9)} ${y(belt + 3)} C${x(0.92)} ${y(belt - 2)} ${x(1.1)} ${y(belt - 2)} ${x(1.11)} ${y(belt + 4)} C${x(1.12)} ${y(belt + 11)} ${x(1.04)} ${y(belt + 11)} ${x(0.97)} ${y(belt + 10)} C${x(0.9)} ${y(belt + 9)} ${x(0.89)} ${y(belt + 6)} ${x(0.8)} ${y(belt + 4)}Z" fill="${end === 'rear' ? '#171b20' : lighter(0.1)}" stroke="${line}" stroke-width=".7"/>`
}

function glass({ body, x, y, roof }: Half, end: 'front' | 'rear', id: string): string {
  const { height, belt, open } = body
  const unroofed = `M-1 ${y(height)} L${x(0.6)} ${y(height - 3)} L${x(0.74)} ${y(belt + 1)} L-1 ${y(belt + 3)}`
  const behind = `M-1 ${y(height - 11)} L${x(roof * 0.8)} ${y(height - 13)} C${x(roof * 0.9)} ${y(height - 14)} ${x(0.7)} ${y(belt + 14)} ${x(0.72)} ${y(belt + 5)} L-1 ${y(belt + 3)}`
  const ahead = `M-1 ${y(height - 7)} C${x(0.3)} ${y(height - 7)} ${x(roof * 0.8)} ${y(height - 8)} ${x(roof * 0.92)} ${y(height - 11)} C${x(roof + 0.02)} ${y(height - 22)} ${x(0.73)} ${y(belt + 12)} ${x(0.77)} ${y(belt + 1)} C${x(0.5)} ${y(belt - 4)} ${x(0.25)} ${y(belt - 5)} -1 ${y(belt - 5)}`
  const outline = open ? unroofed : end === 'rear' ? behind : ahead
  return `<path d="${outline}" fill="url(#${id}g)"${open ? ' fill-opacity=".75"' : ''} stroke="#12161a" stroke-width="1.4" stroke-linejoin="round"/>`
}
