import type { DrawnBody, DrawnRim } from '#domain/vehicle/symbol-pictures.ts'
import { type Body, bodyOf } from './body.ts'
import type { Scope } from './drawing.ts'
import { INK, mix, type PaintName, shadesOf } from './paints.ts'
import { n, toSvg } from './path.ts'
import { readParts } from './read-drawings.ts'
import { wheel } from './wheel.ts'

/** The side view's own canvas; the car stands on y 252. */
export const SIDE_CANVAS = { width: 600, height: 300, ground: 252 }

let parts: ReturnType<typeof readParts> | undefined

/** Cars keep their relative sizes, slightly evened out so that a small car is still large enough. */
export function sideScale(body: Body): number {
  return (520 / body.length) ** 0.62 * (body.length > 500 ? 0.98 : 1)
}

/** A car from the side, facing left, on a canvas of 600 × 300. Ids begin with `id`, for several drawings in one document. */
export function sideView(name: DrawnBody, paint: PaintName, rim: DrawnRim, id: string): string {
  parts ??= readParts('side-view')
  const part = parts
  const body = bodyOf(name)
  const scope = measuresOf(body, paint, id)
  const draw = (of: string, more: Scope = {}) => part(of)({ ...scope, ...more })
  const line = (d: string | undefined, of: string) => (d === undefined ? '' : draw(of, { d: toSvg(d, body.stretch) }))
  const scale = sideScale(body)
  return draw('view', {
    left: SIDE_CANVAS.width / 2 - (body.length * scale) / 2,
    ground: SIDE_CANVAS.ground,
    scale: scale.toFixed(3),
    definitions: draw('definitions', { glassClip: body.glass ? draw('glassClip') : '' }),
    shadow: draw('shadow'),
    wells: draw('wells'),
    seats: body.open ? draw('seats') : '',
    surface: draw('surface', {
      skirt: draw(body.cladding ? 'skirt of cladding' : 'skirt'),
      arches: [body.frontAxle, body.rearAxle]
        .map((x) => draw(body.cladding ? 'arch of cladding' : 'arch', { x }))
        .join('\n'),
      doors: body.doors.map((door) => line(door, 'door')).join('\n'),
      fuelFlap: body.fuelFlap ? draw('fuelFlap', { x: body.fuelFlap[0], y: body.fuelFlap[1] }) : '',
    }),
    windows: [
      line(body.windscreen, body.open ? 'windscreen of an open car' : 'windscreen'),
      line(body.rearWindow, 'rearWindow'),
      body.glass
        ? draw(
            'sideWindows',
            pillarsOf(body, (pillar) => draw('pillar', pillar)),
          )
        : '',
    ].join(''),
    trim: [line(body.rails, 'rails'), body.bed ? draw('bed') : '', line(body.lip, 'lip')].join(''),
    lights: draw('lights'),
    handles: body.handles.map(([x, y]) => draw('handle', { x, y })).join(''),
    mirror: draw('mirror', { x: body.mirror[0] * body.stretch, y: body.mirror[1] }),
    frontWheel: wheel(body.frontAxle, body.wheelRadius, rim, `${id}m`, 8),
    rearWheel: wheel(body.rearAxle, body.wheelRadius, rim, `${id}m`, 27),
  })
}

/** The values of the drawing's placeholders. */
function measuresOf(body: Body, paint: PaintName, id: string): Scope {
  const { length, height, belt, sill, wheelRadius, frontAxle: front, rearAxle: rear, stretch } = body
  const { base, isLight, line, highlight, lighter, darker } = shadesOf(paint)
  const radius = archRadius(body)
  const tailStretch = body.fixedTail ? 1 : stretch
  return {
    ...{ length, height, belt, sill, wheelRadius, front, rear, radius, half: archHalf(body) },
    ...{ id, base, line, highlight, lighter, darker, n, ink: INK, light: Number(isLight) },
    tint: mix('#222a32', base, 0.06),
    frame: body.cladding ? '#20262b' : '#c9d0d6',
    at: (y) => (1 - y / height).toFixed(3),
    shell: shellPath(body),
    outline: toSvg(body.outline, stretch),
    crease: toSvg(body.crease, stretch),
    glass: toSvg(body.glass ?? '', stretch),
    headlight: toSvg(body.headlight, stretch),
    daylight: toSvg(body.daylight, stretch),
    tailLight: toSvg(body.tailLight, tailStretch),
    tailLine: toSvg(body.tailLine, tailStretch),
  }
}

/** Pillars, and what is visible beside the first of them: reflections and a seat. */
function pillarsOf({ pillars, stretch }: Body, draw: (pillar: Scope) => string): Scope {
  const first = pillars[0]?.[0] ?? 0
  return {
    pillar: first * stretch,
    seat: (first - 34) * stretch,
    pillars: pillars.map(([x, width, lean]) => draw({ x: x * stretch, width, lean })).join(''),
  }
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
