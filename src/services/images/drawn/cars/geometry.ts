/**
 * Lines are lists of corners in centimetres: x from the front bumper backwards, y up from the ground. The radius rounds a corner, the bulge
 * bows the line that leaves it outwards (its sagitta). Lines run clockwise: nose, roof, tail.
 */
export type Corner = readonly [x: number, y: number, radius?: number, bulge?: number]
export type Line = readonly Corner[]
/** An outline of four corners. */
export type Four = readonly [Corner, Corner, Corner, Corner]
type Point = readonly [x: number, y: number, ...rest: (number | undefined)[]]
type Curve = readonly [start: Point, control: Point, end: Point]

export const n = (value: number): string => String(Math.round(value * 10) / 10)
export const xy = (x: number, y: number): string => `${n(x)} ${n(-y)}`

/** '16,18,3 3,25,5' → [[16, 18, 3, 0], …] */
export function corners(text: string): [number, number, number, number][] {
  return text.split(' ').map((corner) => {
    const [x = 0, y = 0, radius = 0, bulge = 0] = corner.split(',').map(Number)
    return [x, y, radius, bulge]
  })
}

export function at([start, control, end]: Curve, t: number): [number, number] {
  const on = (axis: 0 | 1) => (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * control[axis] + t * t * end[axis]
  return [on(0), on(1)]
}

export interface Edge {
  readonly curve: Curve
  readonly length: number
}

/** The edges of a line as quadratic curves, before the corners are rounded. */
export function edgesOf(line: Line, closed: boolean): Edge[] {
  return line.slice(0, closed ? undefined : -1).map((start, index) => {
    const end = line[(index + 1) % line.length]!
    const dx = end[0] - start[0]
    const dy = end[1] - start[1]
    const length = Math.hypot(dx, dy) || 1
    const bow = 2 * (start[3] ?? 0)
    const control = [
      (start[0] + end[0]) / 2 - (dy / length) * bow,
      (start[1] + end[1]) / 2 + (dx / length) * bow,
    ] as const
    return { curve: [start, control, end], length }
  })
}

/** The height of the upper side of a line at x, read from its edges (corner radii make little difference there). */
export function heightAt(line: Line, x: number): number {
  let best = 0
  for (const { curve } of edgesOf(line, false)) {
    const [start, , end] = curve
    if (start[0] === end[0] || (x - start[0]) * (x - end[0]) > 0) continue
    best = Math.max(best, at(curve, (x - start[0]) / (end[0] - start[0]))[1])
  }
  return best
}

/** Part of a line between two x, as corners, moved down by `drop`: for rails and edges that follow the roof. */
export function follow(line: Line, from: number, to: number, drop: number, steps = 8): Corner[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / steps
    return [x, heightAt(line, x) - drop, 20, 0]
  })
}
