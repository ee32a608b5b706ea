import { z } from 'zod'
import { BODY_TYPES, type BodyType, DRIVES, type Drive, FUELS, GEARBOXES } from '#domain/vehicle/vocabulary.ts'

/** A micro · B small · C compact · D mid-size · E upper · F luxury · J off-road · S sports · M van · P pick-up · T transporter. */
export const SEGMENTS = ['A', 'B', 'C', 'D', 'E', 'F', 'J', 'S', 'M', 'P', 'T'] as const
export type Segment = (typeof SEGMENTS)[number]

const positive = z.number().positive()
const name = z.string().min(1)
/** 9999 while it is still built. */
const to = z.number().int().default(9999)

/** Figures are rounded and only as accurate as a demo needs. */
export const engineSchema = z
  .strictObject({
    name,
    fuel: z.enum(FUELS),
    /** kW */
    power: positive,
    /** cm³ */
    cubicCapacity: positive.nullable().default(null),
    gearboxes: z.array(z.enum(GEARBOXES)).min(1),
    /** Litres (gas: kilograms) per 100 km, of a plug-in hybrid the weighted value. */
    consumption: positive.nullable().default(null),
    /** kWh per 100 km. */
    powerConsumption: positive.nullable().default(null),
    /** Litres per 100 km with an empty battery. */
    dischargedConsumption: positive.nullable().default(null),
    /** kWh */
    batteryCapacity: positive.nullable().default(null),
    /** kW of direct current, as far as it is one figure for all years. */
    chargingPower: positive.nullable().default(null),
    /** km */
    electricRange: positive.nullable().default(null),
    from: z.number().int(),
    to,
    /** Set where it differs from the make's usual drive. */
    drive: z.enum(DRIVES).nullable().default(null),
  })
  .transform(({ from, to: last, ...engine }) => ({ ...engine, years: { from, to: last } }))

export type DemoEngine = Readonly<z.output<typeof engineSchema>>
export const enginesSchema = z.record(z.string(), engineSchema)

const modelSchema = z.strictObject({
  name,
  segment: z.enum(SEGMENTS),
  bodies: z.array(z.enum(BODY_TYPES)).min(1),
  from: z.number().int(),
  to,
  /** Lowest and highest list price today, in thousand euros. */
  price: z.tuple([positive, positive]),
  /** Names of engines of the make or of the file. */
  engines: z.array(z.string()).min(1),
})

const makeSchema = z.strictObject({
  name,
  /** The first three characters of the make's vehicle identification numbers. */
  wmi: z.string().length(3),
  hsn: z.string().regex(/^\d{4}$/),
  /** Sales of the make relative to the others. */
  weight: positive,
  drive: z.enum(DRIVES).default('FRONT'),
  /** The make's names for all-wheel drive, an estate and an automatic gearbox. */
  words: z
    .strictObject({ allWheel: name, estate: name, automatic: name })
    .default({ allWheel: '4x4', estate: 'Kombi', automatic: 'Automatik' }),
  /** From the simplest to the best. */
  trims: z.array(name).min(1),
  /** The make's names for engines it shares with others. */
  engineNames: z.record(z.string(), name).default({}),
  engines: enginesSchema.default({}),
  /** The most popular first. */
  models: z.array(modelSchema).min(1),
})

/** Makes that share engines are in one file. */
export const makesSchema = z.strictObject({ engines: enginesSchema.default({}), makes: z.array(makeSchema).min(1) })

export interface DemoModel {
  readonly name: string
  readonly segment: Segment
  readonly bodies: readonly BodyType[]
  readonly years: DemoEngine['years']
  readonly price: readonly [number, number]
  readonly engines: readonly DemoEngine[]
}

export interface DemoMake {
  readonly name: string
  readonly wmi: string
  readonly hsn: string
  readonly drive: Drive
  readonly words: { readonly allWheel: string; readonly estate: string; readonly automatic: string }
  readonly trims: readonly string[]
  readonly weight: number
  readonly models: readonly DemoModel[]
}

/** The makes of a file, each model with its engines. */
export function assembleMakes(file: z.output<typeof makesSchema>): DemoMake[] {
  return file.makes.map(({ engines: own, engineNames, models, ...make }) => {
    const engines: Readonly<Record<string, DemoEngine>> = { ...file.engines, ...own }
    const engineOf = (id: string, model: string): DemoEngine => {
      const engine = engines[id]
      if (!engine) throw new Error(`content/demo/makes: ${make.name} ${model} has an unknown engine "${id}"`)
      return { ...engine, name: engineNames[id] ?? engine.name }
    }
    return {
      ...make,
      models: models.map(({ from, to: last, engines: ids, ...model }) => ({
        ...model,
        years: { from, to: last },
        engines: ids.map((id) => engineOf(id, model.name)),
      })),
    }
  })
}
