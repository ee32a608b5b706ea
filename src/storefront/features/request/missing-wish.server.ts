import { blankToUndefined, type FormValues } from '../../blocks/form.server.ts'
import type { Refusal } from '../../blocks/gateway-answer.ts'

/**
 * Adds what is missing of the time for a test drive to the other errors of the form. The use case checks the time only once all else is
 * right; here the field for a wished day tells whether a wish or a free time is needed: the form has it where no times are given online.
 */
export function withMissingWish(refusals: readonly Refusal[], values: FormValues): readonly Refusal[] {
  const [first, ...others] = refusals
  if (first?.code !== 'INVALID_INPUT' || values.requestType !== 'TEST_DRIVE') return refusals
  const needed = values.day === undefined ? ['time'] : ['day', 'timeOfDay']
  const named = new Set(refusals.flatMap(({ fields = [] }) => fields.map(({ field }) => field)))
  const missing = needed.filter((field) => !named.has(field) && blankToUndefined(values[field]) === undefined)
  const fields = [...missing.map((field) => ({ field, code: 'REQUIRED' as const })), ...(first.fields ?? [])]
  return [{ ...first, fields }, ...others]
}
