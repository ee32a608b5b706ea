import type { DrawnBody } from '#domain/vehicle/symbol-pictures.ts'
import { bodyOf } from './body.ts'
import type { Scope } from './drawing.ts'
import { INK, type PaintName, shadesOf } from './paints.ts'
import { n } from './path.ts'
import { readParts } from './read-drawings.ts'

/** The canvas of the front and rear view; the car stands on y 252. */
export const END_CANVAS = { width: 400, height: 300, ground: 252 }

let parts: ReturnType<typeof readParts> | undefined

/** A car from the front or from behind on a canvas of 400 × 300. Ids begin with `id`. */
export function endView(name: DrawnBody, paint: PaintName, end: 'front' | 'rear', id: string): string {
  parts ??= readParts('end-view')
  const part = parts
  const body = bodyOf(name)
  const { height, belt, nose, roof, open } = body
  const { base, isLight, line, lighter, darker } = shadesOf(paint)
  const low = body.sill - 3
  const scope: Scope = {
    ...{ height, belt, nose, roof, low, id, base, line, lighter, darker, ink: INK, light: Number(isLight) },
    // `x` is a share of half the width, `y` centimetres above the ground.
    x: (share) => n((body.width / 2) * share),
    y: (above) => n(-above),
    top: open ? belt + 4 : height,
    edge: open ? 2 : 9,
    housing: end === 'rear' ? '#171b20' : lighter(0.1),
  }
  const draw = (of: string, more: Scope = {}) => part(of)({ ...scope, ...more })
  const lower = draw('lower')
  return draw('view', {
    middle: END_CANVAS.width / 2,
    ground: END_CANVAS.ground,
    scale: Math.min(1.5 * (150 / height) ** 0.3, 236 / height).toFixed(3),
    plate: end === 'rear' ? nose - 8 : low + 26.4,
    definitions: draw('definitions'),
    shell: draw('shell', {
      lower,
      shoulder: open ? '' : draw('shoulder'),
      cladding: body.cladding ? draw('cladding', { lower }) : '',
    }),
    face: draw(end),
    mirror: draw('mirror'),
    glass: draw(open ? 'openGlass' : `${end}Glass`),
  })
}
