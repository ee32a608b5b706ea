import { at, type Edge, edgesOf, type Line, xy } from './geometry.ts'

type Place = readonly [x: number, y: number]

/** An edge between its rounded corners; `lead` and `trail` are the lengths that the corners take from it. */
interface Piece {
  readonly from: Place
  readonly control: Place
  readonly to: Place
  readonly isBowed: boolean
  readonly lead: number
  readonly trail: number
}

/** SVG path data through the corners of a line. */
export function path(line: Line, { closed = false } = {}): string {
  const edges = edgesOf(line, closed)
  const pieces = edges.map((edge, index) => {
    const start = closed || index > 0 ? shareOf(edge, line[index]?.[2]) : 0
    const end = closed || index < edges.length - 1 ? shareOf(edge, line[(index + 1) % line.length]?.[2]) : 0
    return pieceOf(edge, start, 1 - end, Boolean(line[index]?.[3]))
  })
  const [first] = pieces
  if (!first) return ''
  let data = `M${xy(...first.from)}`
  for (const [index, piece] of pieces.entries()) {
    data += piece.isBowed ? `Q${xy(...piece.control)} ${xy(...piece.to)}` : `L${xy(...piece.to)}`
    const next = pieces[index + 1] ?? (closed ? first : undefined)
    if (!next || piece.trail + next.lead < 0.1) continue
    const leaving = beyond(piece.to, piece.control, piece.from, piece.trail)
    const arriving = beyond(next.from, next.control, next.to, next.lead)
    data += `C${xy(...leaving)} ${xy(...arriving)} ${xy(...next.from)}`
  }
  return closed ? `${data}Z` : data
}

function shareOf({ length }: Edge, radius = 0): number {
  return Math.min(radius / length, 0.49)
}

/** The part of an edge between two shares of its length. */
function pieceOf({ curve, length }: Edge, start: number, end: number, isBowed: boolean): Piece {
  const [a, control, b] = curve
  const middle = (axis: 0 | 1) =>
    (1 - start) * (1 - end) * a[axis] + ((1 - start) * end + start * (1 - end)) * control[axis] + start * end * b[axis]
  return {
    ...{ from: at(curve, start), control: [middle(0), middle(1)], to: at(curve, end), isBowed },
    ...{ lead: start * length, trail: (1 - end) * length },
  }
}

/** A handle of 0.6 × reach beyond `end`, in the direction in which the curve arrives there. */
function beyond(end: Place, control: Place, start: Place, reach: number): Place {
  let dx = end[0] - control[0]
  let dy = end[1] - control[1]
  if (Math.hypot(dx, dy) < 0.01) {
    dx = end[0] - start[0]
    dy = end[1] - start[1]
  }
  const length = Math.hypot(dx, dy) || 1
  return [end[0] + (dx / length) * reach * 0.6, end[1] + (dy / length) * reach * 0.6]
}
