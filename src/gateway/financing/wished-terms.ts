import type { WishedTerms } from '#domain/financing/wished-terms.ts'
import { toCents } from '#domain/format/money.ts'

/** Arguments of a rate, in euros and months; undefined where none is given. */
export function wishedTerms(wished: { downPayment?: number | null; months?: number | null }): WishedTerms | undefined {
  const { downPayment, months } = wished
  if (downPayment == null && months == null) return undefined
  return {
    ...(downPayment == null ? {} : { downPayment: toCents(downPayment) }),
    ...(months == null ? {} : { months }),
  }
}
