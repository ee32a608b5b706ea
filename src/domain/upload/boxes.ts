/** A rectangle over a number plate or a face; parts of the picture's width and height, from 0 to 1. */
export interface PictureBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export const MAX_BOXES = 10
const MIN_SIDE = 0.01

/** The boxes as they are drawn: cut off at the picture's edges. Undefined where there are too many, or one covers nothing. */
export function drawableBoxes(boxes: readonly PictureBox[]): PictureBox[] | undefined {
  if (boxes.length > MAX_BOXES) return undefined
  const cut = boxes.map(({ left, top, width, height }) => {
    const [x, y] = [between(left), between(top)]
    return { left: x, top: y, width: between(left + width) - x, height: between(top + height) - y }
  })
  const isDrawable = cut.every(({ width, height }) => width >= MIN_SIDE && height >= MIN_SIDE)
  return isDrawable ? cut : undefined
}

/** Limits a part to 0 to 1. NaN stays NaN, and such a box is refused because no comparison with NaN is true. */
function between(part: number): number {
  return Math.min(1, Math.max(0, part))
}
