import { IMAGE_RATIOS, type ImageRatio } from '#domain/images.ts'
import {
  DRAWN_BODIES,
  DRAWN_RIMS,
  DRAWN_VIEWS,
  type DrawnBody,
  type DrawnRim,
  type DrawnView,
} from '#domain/vehicle/symbol-pictures.ts'
import { bodyOf } from './body.ts'
import { END_CANVAS, endView } from './end-view.ts'
import { isPaintName, type PaintName } from './paints.ts'
import { type Frame, nested } from './path.ts'
import { SIDE_CANVAS, sideScale, sideView } from './side-view.ts'

interface DrawnCar {
  readonly body: DrawnBody
  readonly paint: PaintName
  readonly rim: DrawnRim
  readonly view: DrawnView
}

const MIST = '#f3f5f7'
const KEY = /^drawn\/([^.]*)\.([^.]*)\.([^.]*)\.([^.]*)$/
/** The visible part of each canvas: the longest car with a small margin. */
const SIDE_WINDOW = { x: 24, width: 552, height: SIDE_CANVAS.height }
const END_WINDOW = { x: 0, width: END_CANVAS.width, height: END_CANVAS.height }

/** The drawing that a key stands for; undefined for any other key. */
export function readDrawnKey(key: string): DrawnCar | undefined {
  const [, body = '', paint = '', rim = '', view = ''] = KEY.exec(key) ?? []
  return isOneOf(DRAWN_BODIES, body) && isPaintName(paint) && isOneOf(DRAWN_RIMS, rim) && isOneOf(DRAWN_VIEWS, view)
    ? { body, paint, rim, view }
    : undefined
}

/** The picture as an SVG document of the given width, the car on a plain background. */
export function drawPicture(car: DrawnCar, ratio: ImageRatio, width: number): string {
  const height = Math.round(width / IMAGE_RATIOS[ratio])
  const frame: Frame = { x: 0, y: 0, width, height }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${MIST}"/>${drawView(car, frame)}</svg>`
}

function drawView({ body, paint, rim, view }: DrawnCar, frame: Frame): string {
  if (view === 'front' || view === 'rear') return fitted(frame, END_WINDOW, endView(body, paint, view, 'e'))
  const side = sideView(body, paint, rim, 'c')
  return view === 'side' ? fitted(frame, SIDE_WINDOW, side) : nested(frame, closeUp(body, view, frame), side)
}

/** The whole canvas inside the frame, a little below its middle. */
function fitted(frame: Frame, canvas: { x: number; width: number; height: number }, contents: string): string {
  const scale = Math.min(frame.width / canvas.width, (frame.height * 1.06) / canvas.height)
  const width = canvas.width * scale
  const height = canvas.height * scale
  const place = { x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) * 0.62, width, height }
  return nested(place, [canvas.x, 0, canvas.width, canvas.height], contents)
}

/** The part of the side view that a detail shows. */
function closeUp(name: DrawnBody, view: DrawnView, frame: Frame): readonly [number, number, number, number] {
  const body = bodyOf(name)
  const scale = sideScale(body)
  const left = SIDE_CANVAS.width / 2 - (body.length * scale) / 2
  const isWheel = view === 'wheel'
  const x = isWheel ? body.frontAxle + 4 : view === 'tail' ? body.length - 52 : 62
  const y = isWheel ? body.wheelRadius * 1.2 : body.belt * 0.74
  const width = isWheel ? 124 : 158
  const height = (width * frame.height) / frame.width
  return [left + x * scale - width / 2, SIDE_CANVAS.ground - y * scale - height / 2, width, height]
}

function isOneOf<T extends string>(values: readonly T[], value: string): value is T {
  return values.some((known) => known === value)
}
