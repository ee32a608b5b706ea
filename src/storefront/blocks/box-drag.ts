import type { BoxSide } from './box-sides.ts'

/** A box in per cent of the picture's width and height. */
export type PercentBox = Readonly<Record<BoxSide, number>>
/** A point of the picture, in per cent from its left and upper edge. */
export type Point = readonly [x: number, y: number]

/** What the first key puts in the middle: about a number plate. */
const FIRST_BOX: PercentBox = { left: 38, top: 46, width: 24, height: 8 }
/** The smallest side; a smaller box would be refused. */
const MIN_SIDE = 1

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
}

/** The box between two corners. */
export function boxBetween([x1, y1]: Point, [x2, y2]: Point): PercentBox {
  return {
    ...{ left: rounded(Math.min(x1, x2)), top: rounded(Math.min(y1, y2)) },
    ...{ width: rounded(Math.abs(x1 - x2)), height: rounded(Math.abs(y1 - y2)) },
  }
}

/** The box moved by a distance, as far as the picture's edges let it. */
export function movedBox(box: PercentBox, [x, y]: Point): PercentBox {
  return {
    ...box,
    left: rounded(between(box.left + x, 0, 100 - box.width)),
    top: rounded(between(box.top + y, 0, 100 - box.height)),
  }
}

/** Whether it covers enough to be taken: a click with an unsteady hand does not. */
export function isLargeEnough({ width, height }: PercentBox): boolean {
  return width >= MIN_SIDE && height >= MIN_SIDE
}

/** Whether a drag that begins here moves the box instead of drawing another one. */
export function isInside({ left, top, width, height }: PercentBox, [x, y]: Point): boolean {
  return x > left && x < left + width && y > top && y < top + height
}

/**
 * The box after a key: arrows move it by one per cent, with Shift they make it larger or smaller, and the first of them puts one in the
 * middle. Undefined for any other key.
 */
export function boxAfterKey(box: PercentBox, key: string, isShift: boolean): PercentBox | undefined {
  const direction = DIRECTIONS[key]
  if (!direction) return undefined
  if (box.width <= 0 || box.height <= 0) return FIRST_BOX
  if (!isShift) return movedBox(box, direction)
  return {
    ...box,
    width: rounded(between(box.width + direction[0], MIN_SIDE, 100 - box.left)),
    height: rounded(between(box.height + direction[1], MIN_SIDE, 100 - box.top)),
  }
}

function between(value: number, min: number, max: number): number {
  return Math.min(Math.max(min, max), Math.max(min, value))
}

function rounded(per: number): number {
  return Math.round(per * 10) / 10
}
