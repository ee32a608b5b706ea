import { z } from 'zod'
import { bareAmount } from '../format/bare-amount.ts'
import { problem } from './web-address.ts'

/** `1.500,50` as people write it, also `1.500,- €`. */
export const decimal = z
  .string(problem('REQUIRED'))
  .overwrite(bareAmount)
  .trim()
  .min(1, problem('REQUIRED'))
  .regex(/^\d{1,3}(\.?\d{3})*(,\d{1,2})?$/, problem('INVALID'))
  .transform((text) => Number(text.replaceAll('.', '').replace(',', '.')))

export const cents = decimal.transform((euros) => Math.round(euros * 100))

/** Kilometres or months. */
export const wholeNumber = decimal.refine((value) => Number.isInteger(value) && value <= 10_000_000, problem('INVALID'))

/** A stored number as it is entered. */
export function decimalText(value: number): string {
  return String(value).replace('.', ',')
}

export function eurosText(value: number): string {
  return (value / 100).toFixed(value % 100 === 0 ? 0 : 2).replace('.', ',')
}
