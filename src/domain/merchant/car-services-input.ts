import { z } from 'zod'
import { emptyToNull } from '../account/fields.ts'
import { cents } from './number-input.ts'
import { problem } from './web-address.ts'

/** The services with a car that the shop knows, by the field of their price. */
export const CAR_SERVICES = {
  registration: 'registration',
  warranty12: 'warranty-12',
  warranty24: 'warranty-24',
} as const

const price = z.preprocess(emptyToNull, cents.refine((value) => value > 0, problem('INVALID')).nullable())

/** Prices; null: not offered. */
export const CarServicesInput = z.object({ registration: price, warranty12: price, warranty24: price })
