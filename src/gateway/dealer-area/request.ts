import { isDay } from '#domain/delivery/calendar-day.ts'
import type { StaffClient } from '#use-cases/staff/staff-deps.ts'
import type { StaffSite } from '#use-cases/staff/staff-mail.ts'
import { readMerchantId } from '#use-cases/staff/staff.ts'
import { Refusal } from '../refusal.ts'
import type { DealerContext } from './context.ts'
import { requireStaff } from './require-staff.ts'

export function clientOf({ clientNetwork: network, userAgent }: DealerContext): StaffClient {
  return { network, userAgent }
}

/** The site that mails caused by this request link to. */
export function siteOf({ mailOrigin: origin }: DealerContext): StaffSite {
  return { origin }
}

/** The id of the merchant with this UUID. Refused for everybody who is no staff (UNAUTHENTICATED), and for an unknown one (NOT_FOUND). */
export async function merchantIdOf(context: DealerContext, uuid: string): Promise<number> {
  requireStaff(context)
  const id = await readMerchantId(context.deps.read, uuid)
  if (id === undefined) throw new Refusal('NOT_FOUND', 'There is no such merchant.')
  return id
}

/** The first 300 characters: no password, address, code or key is longer, so that nobody can have a long text hashed. */
export function truncated(entered: string): string {
  return entered.slice(0, 300)
}

/** Returns a day, `YYYY-MM-DD`, as it is. Refused: INVALID_INPUT for any other text. */
export function dayArgument(text: string, field: string): string {
  if (isDay(text)) return text
  throw new Refusal('INVALID_INPUT', 'This is no day.', field, [{ field, code: 'INVALID_DATE' }])
}
