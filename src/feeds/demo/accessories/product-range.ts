import { z } from 'zod'
import { TAKE_BACKS } from '#domain/accessory/accessory.ts'

const text = z.string().min(1)
export const wordsSchema = z.strictObject({ de: text, en: text })
/** The value of a placeholder; numbers are formatted for each language. */
const valueSchema = z.union([text, z.number(), wordsSchema])
export type Value = z.output<typeof valueSchema>

const GRADES = ['A', 'B', 'C', 'D', 'E'] as const
const details = {
  /** From producers.json. */
  producer: text.optional(),
  /** From producers.json, for a producer outside the EU. */
  responsiblePerson: text.optional(),
  /** A drawing of `content/drawings/accessories` and a colour of words.json. */
  motif: text.optional(),
  colour: text.optional(),
  warnings: z.array(wordsSchema).min(1).optional(),
  typeApproval: wordsSchema.optional(),
  tyreLabel: z
    .strictObject({
      fuelEfficiency: z.enum(GRADES),
      wetGrip: z.enum(GRADES),
      noiseClass: z.enum(['A', 'B', 'C']),
      noiseDecibels: z.number().int(),
      snow: z.boolean(),
      ice: z.boolean(),
    })
    .optional(),
  takeBack: z.array(z.enum(TAKE_BACKS)).optional(),
  content: z.strictObject({ amount: z.number().positive(), unit: z.enum(['ml', 'l', 'g', 'kg', 'm']) }).optional(),
  topRated: z.boolean().optional(),
  guaranteeYears: z.number().int().optional(),
  /** Cents. */
  unitPrice: z.number().int().positive().optional(),
  articleNumber: text.optional(),
  values: z.record(z.string(), valueSchema).optional(),
}

const detailsSchema = z.strictObject(details)
/** Details of a range, one of its variants or one product; the most specific one wins. */
export type Details = z.output<typeof detailsSchema>

/** Texts shared by products of one kind, with placeholders such as `{name}`. */
const texts = {
  categoryId: text,
  title: wordsSchema,
  description: wordsSchema,
  /** A label, from words.json or its own, and a value, given once where it is the same in both languages. */
  specification: z.array(z.strictObject({ label: z.union([text, wordsSchema]), value: z.union([text, wordsSchema]) })),
}
const textsSchema = z.strictObject(texts)
export type RangeTexts = z.output<typeof textsSchema>

/** Products that suit any car. */
export const rangesSchema = z.array(
  z.strictObject({
    ...texts,
    ...details,
    variants: z.record(z.string(), detailsSchema).default({}),
    products: z.array(detailsSchema.extend({ variant: text.optional() })).min(1),
  }),
)

/** A value for each make in turn: from a list, or rising in steps. */
const cycleSchema = z.union([
  z.array(z.union([text, z.number()])).min(1),
  z.strictObject({ from: z.number(), step: z.number(), count: z.number().int().positive() }),
])
export type Cycle = z.output<typeof cycleSchema>

/** Products for a make's best-selling models. */
export const fittedRangesSchema = z.array(
  z.strictObject({
    ...texts,
    ...details,
    fits: z.enum(['FIRST_MODEL', 'SECOND_MODEL', 'BOTH_MODELS', 'MAKE']),
    cycles: z.record(z.string(), cycleSchema),
  }),
)
export type FittedRange = z.output<typeof fittedRangesSchema>[number]
