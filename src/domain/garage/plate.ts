import { z } from 'zod'
import { emptyToNull } from '../account/fields.ts'

const PLATE = /^[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} \d{1,4}[EH]?$/

/** Separates district, letters and digits: `k ab1234` → `K-AB 1234`. Text that cannot be separated stays as it is. */
function normalizedPlate(text: string): string {
  const typed = text.trim().toUpperCase().replaceAll(/\s+/g, ' ')
  const parts = /^([A-ZÄÖÜ]{1,3})[ -]+([A-Z]{1,2})[ -]*(\d{1,4}) ?([EH]?)$/.exec(typed)
  return parts ? `${parts[1]}-${parts[2]} ${parts[3]}${parts[4]}` : typed
}

/** A German number plate as it is read, `K-AB 1234`, with E (electric) or H (historic) behind it; empty → null. */
export const plate = z
  .preprocess(
    (value) => (typeof value === 'string' ? emptyToNull(normalizedPlate(value)) : value),
    z.string({ error: 'INVALID_PLATE' }).regex(PLATE, { error: 'INVALID_PLATE' }).nullable(),
  )
  .default(null)
