import fc from 'fast-check'
import { expect, it } from 'vitest'
import { GERMANY } from './germany.ts'
import { clustered, MAP, onMap, partAround } from './map-projection.ts'

const TOWNS = {
  Flensburg: [9.44, 54.78],
  Köln: [6.96, 50.94],
  Berlin: [13.4, 52.52],
  Görlitz: [14.98, 51.15],
  Garmisch: [11.1, 47.49],
  Passau: [13.43, 48.57],
  Aachen: [6.09, 50.78],
} as const

/** Points of the drawn line: the ends of its curves and the middle of each. */
const BORDER = borderOf(GERMANY)

function borderOf(path: string): (readonly [number, number])[] {
  const numbers = path.match(/[\d.]+/g)!.map(Number)
  const curves = Array.from({ length: (numbers.length - 2) / 4 }, (_, index) => numbers.slice(4 * index, 4 * index + 6))
  return (curves as [number, number, number, number, number, number][]).flatMap(([x0, y0, cx, cy, x1, y1]) => [
    [x0, y0] as const,
    [(x0 + 2 * cx + x1) / 4, (y0 + 2 * cy + y1) / 4] as const,
  ])
}

/** Whether a point lies inside the outline: a ray from it crosses the border an odd number of times. */
function isInside({ x, y }: { x: number; y: number }): boolean {
  return (
    BORDER.filter(([ax, ay], index) => {
      const [bx, by] = BORDER[(index + 1) % BORDER.length]!
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
    }).length %
      2 ===
    1
  )
}

it.each(Object.entries(TOWNS))('%s lies in Germany', (_, [longitude, latitude]) => {
  expect(isInside(onMap({ longitude, latitude }))).toBe(true)
})

it.each(Object.entries({ Paris: [2.35, 48.86], Prag: [14.42, 50.09], Zürich: [8.54, 47.37], Breslau: [17.03, 51.1] }))(
  '%s does not',
  (_, [longitude, latitude]) => expect(isInside(onMap({ longitude: longitude!, latitude: latitude! }))).toBe(false),
)

it('draws the whole border on the map', () => {
  expect(BORDER.length).toBeGreaterThan(200)
  for (const [x, y] of BORDER) expect(x >= 0 && x <= MAP.width && y >= 0 && y <= MAP.height, `${x} ${y}`).toBe(true)
})

it('puts every point into exactly one cluster, and separates clusters', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 360 }), y: fc.integer({ min: 0, max: 480 }) })
  fc.assert(
    fc.property(fc.array(point, { maxLength: 60 }), (points) => {
      const clusters = clustered(points)
      expect(clusters.flatMap(({ members }) => members)).toHaveLength(points.length)
      for (const [index, a] of clusters.entries())
        for (const b of clusters.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(13)
    }),
  )
})

it('shows a part of the map that holds every point, in the map’s proportions, and never less than a region', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 360 }), y: fc.integer({ min: 0, max: 480 }) })
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 12 }), (points) => {
      const { x, y, width, height, scale } = partAround(points)
      expect(width).toBeGreaterThanOrEqual(60)
      expect(width).toBeLessThanOrEqual(MAP.width)
      expect(height / width).toBeCloseTo(MAP.height / MAP.width, 1)
      expect(scale).toBeCloseTo(width / MAP.width)
      for (const each of points) {
        expect(each.x >= x - 1 && each.x <= x + width + 1, 'across').toBe(true)
        expect(each.y >= y - 1 && each.y <= y + height + 1, 'down').toBe(true)
      }
    }),
  )
  expect(partAround([])).toEqual({ x: 0, y: 0, ...MAP, scale: 1 })
})
