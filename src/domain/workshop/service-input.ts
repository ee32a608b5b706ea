import { z } from 'zod'
import { WORK_GROUPS } from '../appointments/calendar.ts'
import { problem } from '../merchant/web-address.ts'
import { MAX_SERVICE_DESCRIPTION, SERVICE_KINDS, SERVICE_PRICE_KINDS } from './service.ts'

const text = z.string(problem('REQUIRED')).trim().min(1, problem('REQUIRED')).max(200, problem('TOO_LONG'))
const inBoth = (each: z.ZodType<string>) => z.strictObject({ de: each, en: each })

/** What an operator says about a service of the workshops, without its prices. */
export const serviceFields = {
  sku: text,
  kind: z.enum(SERVICE_KINDS),
  title: inBoth(text),
  description: inBoth(text.max(MAX_SERVICE_DESCRIPTION, problem('TOO_LONG'))),
  /** Minutes of work. */
  work: z.partialRecord(z.enum(WORK_GROUPS), z.int().nonnegative()),
  priceKind: z.enum(SERVICE_PRICE_KINDS),
} as const

/** The services of an operator's file, each once; a range says what is in it, and nothing else does. */
export const ServicesInput = z
  .array(
    z
      .strictObject({ ...serviceFields, abstractProductSku: text, includes: inBoth(text).nullable().default(null) })
      .refine(({ priceKind, includes }) => (priceKind === 'RANGE') === (includes !== null), {
        ...{ path: ['includes'], error: 'REQUIRED' },
      }),
  )
  .superRefine((services, { addIssue }) => {
    const seen = new Set<string>()
    for (const [index, { sku }] of services.entries())
      if (seen.has(sku)) addIssue({ code: 'custom', path: [index, 'sku'], message: 'INVALID' })
      else seen.add(sku)
  })
