import type { DrawnProfile } from '#domain/vehicle/drawn-profiles.ts'
import { z } from 'zod'
import { readFigures } from '../read-drawings.ts'
import { type Corner, corners, type Line } from './geometry.ts'
import { PLAIN, type Proportions, proportioned, proportionsOf } from './proportions.ts'

const KINDS = ['city', 'hatch', 'saloon', 'estate', 'low', 'suv', 'van'] as const
export const WHEEL_SETS = ['small', 'family', 'upper', 'sport', 'tall', 'work', 'electric'] as const
export type WheelSet = (typeof WHEEL_SETS)[number]

/** Corners in centimetres, `x,y,radius,bulge`, separated by spaces. */
const line = z.string().regex(/^-?[\d.]+,[-\d.,]+( -?[\d.]+,[-\d.,]+)*$/)
const share = z.number().min(0).max(1).optional()
const flag = z.literal(true).optional()

const doors = z.tuple([z.number(), z.number(), z.number().optional()])

/** `content/drawings/README.md` explains the fields. */
const schema = z.strictObject({
  /** Millimetres; the rim in inches. */
  measures: z.strictObject({
    length: z.number(),
    width: z.number(),
    height: z.number(),
    wheelbase: z.number(),
    frontOverhang: z.number(),
    tyre: z.number(),
    rim: z.number(),
  }),
  kind: z.enum(KINDS),
  wheels: z.enum(WHEEL_SETS),
  sill: z.number(),
  nose: line,
  hood: line,
  roof: line,
  tail: line,
  glass: line.optional(),
  /** Between the side windows: x at the belt, width, lean. */
  pillars: z.array(z.tuple([z.number(), z.number(), z.number()])),
  /** Front edge, centre line and rear edge; a second row is the car with three doors. */
  doors: z.tuple([doors, doors.optional()]),
  headlamp: z.strictObject({ x: z.number(), y: z.number(), length: z.number(), height: z.number(), rise: z.number() }),
  taillamp: z.strictObject({
    ...{ x: z.number(), y: z.number(), length: z.number(), height: z.number() },
    shape: z.enum(['wedge', 'block', 'tall', 'slim']),
  }),
  handle: z.number(),
  /** The windscreen of an open car: foot and top. */
  screen: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  openSeats: z.union([z.literal(2), z.literal(4)]).optional(),
  softTop: flag,
  twoToneShare: share,
  railsShare: share,
  cladShare: share,
  squareArch: flag,
  bumpStrip: flag,
  round: flag,
  cladArch: flag,
  chrome: flag,
  low: flag,
  intake: flag,
  closed: flag,
  spare: flag,
  upright: flag,
  slide: flag,
  bed: flag,
})

export type Pillar = readonly [x: number, width: number, lean: number]
type Figures = z.output<typeof schema>

export interface Profile extends Omit<Figures, 'nose' | 'hood' | 'roof' | 'tail' | 'glass' | 'measures'> {
  readonly name: DrawnProfile
  /** Centimetres, as all that follows. */
  readonly length: number
  readonly width: number
  readonly height: number
  readonly frontAxle: number
  readonly rearAxle: number
  readonly tyreRadius: number
  readonly rimRadius: number
  readonly arch: number
  readonly archY: number
  readonly nose: Line
  readonly hood: Line
  readonly roof: Line
  readonly tail: Line
  readonly glass: Line
  readonly outline: Line
  /** The foot of the windscreen. */
  readonly cowl: Corner
  readonly tall: boolean
  /** Where the front edge of the side windows has risen. */
  readonly glassFront: Corner
  readonly beltY: number
  /** Height of the lower edge of the side windows at x. */
  belt(x: number): number
}

const figuresByName = new Map<DrawnProfile, Figures>()

/** A profile by its name, in the proportions of a model (0 for none); its file is read once. */
export function profileOf(name: DrawnProfile, model: number): Profile {
  const figures = figuresByName.get(name) ?? readFigures(`profiles/${name}`, schema)
  figuresByName.set(name, figures)
  const proportions = proportionsOf(name, model)
  // Beds and air intakes are drawn for one size, the seats of an open car for one length.
  if (figures.bed || figures.intake) return measured(name, figures, PLAIN)
  return measured(name, figures, figures.openSeats ? { ...proportions, length: 1, lean: 0 } : proportions)
}

function measured(name: DrawnProfile, figures: Figures, proportions: Proportions): Profile {
  const { measures } = figures
  const belt = corners(figures.hood)[1]![1]
  const lineOf = (text: string) => proportioned(corners(text), proportions, belt)
  const [nose, hood, roof, tail] = [
    lineOf(figures.nose),
    lineOf(figures.hood),
    lineOf(figures.roof),
    lineOf(figures.tail),
  ]
  const glass = figures.glass ? lineOf(figures.glass) : []
  const tyreRadius = measures.tyre / 20
  const along = (millimetres: number) => (millimetres / 10) * proportions.length
  const frontAxle = along(measures.frontOverhang)
  const tall = figures.kind === 'suv'
  const cowl = hood[1]!
  const first = glass[0] ?? cowl
  const last = glass.at(-1) ?? tail[0]!
  const slope = (last[1] - first[1]) / (last[0] - first[0])
  return {
    ...figures,
    ...partsOf(figures, proportions, belt),
    ...{ name, nose, hood, roof, tail, glass, cowl, tall, tyreRadius, frontAxle },
    length: along(measures.length),
    width: (measures.width / 10) * proportions.width,
    height: (measures.height / 10) * proportions.height,
    rearAxle: frontAxle + along(measures.wheelbase),
    rimRadius: measures.rim * 1.27 + 1.9,
    arch: tyreRadius + (tall ? 4.2 : 3),
    archY: tyreRadius + (tall ? 1.5 : 0.4),
    outline: [...nose, ...hood, ...roof, ...tail],
    belt: (x) => first[1] + (x - first[0]) * slope,
    glassFront: glass.find((corner) => corner[1] > first[1] + 12) ?? first,
    beltY: (first[1] + last[1]) / 2,
  }
}

/** What stands on the lines, moved with them. */
function partsOf(figures: Figures, proportions: Proportions, belt: number) {
  const {
    headlamp,
    taillamp,
    doors: [five, three],
  } = figures
  const { length, height, lean } = proportions
  const row = ([front, middle, rear]: Figures['doors'][0]): Figures['doors'][0] => {
    return rear === undefined ? [front * length, middle * length] : [front * length, middle * length, rear * length]
  }
  const taillampX = taillamp.x * length + lean * Math.max(0, taillamp.y - belt)
  return {
    headlamp: { ...headlamp, x: headlamp.x * length, y: headlamp.y * height },
    taillamp: { ...taillamp, x: taillampX, y: taillamp.y * height },
    handle: figures.handle * height,
    screen: figures.screen && screenOf(figures.screen, height),
    doors: [row(five), three && row(three)] as Figures['doors'],
    pillars: figures.pillars.map(([x, width, slant]): [number, number, number] => [
      x * length,
      width,
      slant + lean * (figures.measures.height / 10 - belt),
    ]),
  }
}

function screenOf([footX, footY, topX, topY]: NonNullable<Figures['screen']>, height: number): Figures['screen'] {
  return [footX, footY * height, topX, topY * height]
}
