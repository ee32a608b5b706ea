import { z } from 'zod'
import { emptyToNull } from '../account/fields.ts'

function keyNumber(pattern: RegExp, code: 'INVALID_HSN' | 'INVALID_TSN') {
  return z
    .preprocess(
      (value) => (typeof value === 'string' ? emptyToNull(value.toUpperCase().replaceAll(/\s/g, '')) : value),
      z.string({ error: code }).regex(pattern, { error: code }).nullable(),
    )
    .default(null)
}

/** The maker's key number, field 2.1 of the registration document: four digits. Empty → null. */
export const hsn = keyNumber(/^\d{4}$/, 'INVALID_HSN')

/** The type's key number: the first three characters of field 2.2. Empty → null. */
export const tsn = keyNumber(/^[A-Z0-9]{3}$/, 'INVALID_TSN')
