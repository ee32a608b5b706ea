import { IMAGE_RATIOS, type ImageRatio } from '#domain/images.ts'
import type { DrawnView } from '#domain/vehicle/symbol-pictures.ts'
import { front } from './cars/front.ts'
import { headlampCloseUp } from './cars/headlamp-close-up.ts'
import { interior } from './cars/interior.ts'
import { type Look, lookOf } from './cars/look.ts'
import { type Shades, shadesOf } from './cars/paint.ts'
import { portCloseUp } from './cars/port-close-up.ts'
import { type Profile, profileOf } from './cars/profile.ts'
import { rear } from './cars/rear.ts'
import { seatCloseUp } from './cars/seat-close-up.ts'
import { side } from './cars/side.ts'
import { taillampCloseUp } from './cars/taillamp-close-up.ts'
import { wheelCloseUp } from './cars/wheel-close-up.ts'
import type { DrawnCar } from './drawn-key.ts'

const MIST = '#f3f5f7'

/** A view: its canvas, the part of it that must be visible, and whether it fills the picture or stands on the background. */
interface View {
  readonly draw: (car: Profile, paint: Shades, look: Look) => string
  readonly window: readonly [x: number, y: number, width: number, height: number]
  readonly fills?: true
}

/** Cars stand on one line and to one scale: the windows suit the longest and the tallest car. */
const SIDE: View['window'] = [22, 110, 536, 248]
const END: View['window'] = [22, 4, 276, 222]
const CLOSE_UP: View['window'] = [0, 0, 320, 240]

const VIEWS: Record<DrawnView, View> = {
  side: { draw: side, window: SIDE },
  closed: { draw: side, window: SIDE },
  front: { draw: front, window: END },
  rear: { draw: rear, window: END },
  interior: { draw: interior, window: [0, 0, 800, 600], fills: true },
  seat: { draw: seatCloseUp, window: CLOSE_UP },
  wheel: { draw: wheelCloseUp, window: CLOSE_UP, fills: true },
  headlamp: { draw: headlampCloseUp, window: CLOSE_UP, fills: true },
  taillamp: { draw: taillampCloseUp, window: CLOSE_UP, fills: true },
  port: { draw: portCloseUp, window: CLOSE_UP, fills: true },
}

/** The picture as an SVG document of the given width, the car on a plain background. */
export function drawPicture(car: DrawnCar, ratio: ImageRatio, width: number): string {
  const height = Math.round(width / IMAGE_RATIOS[ratio])
  const { draw, window, fills } = VIEWS[car.view]
  const profile = profileOf(car.profile, Math.floor(car.seed / 10))
  const look = lookOf(profile, car)
  const [x, y, w, h] = window
  const fit = fills ? 'slice' : 'meet'
  const contents = draw(profile, shadesOf(car.paint, look.metallic), look)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${MIST}"/><svg width="${width}" height="${height}" viewBox="${x} ${y} ${w} ${h}" preserveAspectRatio="xMidYMid ${fit}">${contents}</svg></svg>`
}
