import { checkRateLimit } from '#use-cases/session/check-rate-limit.ts'
import { emailKey } from '#domain/account/fields.ts'
import type { Attempt } from '#domain/account/attempts.ts'
import type { CustomerActor } from '#domain/actor.ts'
import type { MailSite } from '#domain/mail.ts'
import type { Shopper } from '#domain/shopper.ts'
import type { GatewayContext } from '../context.ts'
import { unwrapOrThrow } from '../outcome.ts'
import { Refusal } from '../refusal.ts'

/** The customer who asks. Refused for visitors (UNAUTHENTICATED) and for tokens that no longer hold (INVALID_ACCESS_TOKEN). */
export function requireCustomer({ actor }: GatewayContext): CustomerActor {
  if (actor.kind === 'CUSTOMER') return actor
  if (actor.kind === 'INVALID') throw new Refusal('INVALID_ACCESS_TOKEN', 'Invalid access token')
  throw new Refusal('UNAUTHENTICATED', 'This needs a customer who is logged in.')
}

/** The customer who asks, in the shop they ask in. Refused as by `requireCustomer`. */
export function shopperOf(context: GatewayContext): Shopper {
  return { customerId: requireCustomer(context).customerId, scope: context.scope }
}

/** Where the mails of this request lead. */
export function mailSite({ mailOrigin: origin, brand, locale }: GatewayContext): MailSite {
  return { origin, brandSlug: brand.slug, locale }
}

/** Counts an attempt on an account, named by its address or id; refused (RATE_LIMITED) where it is one too many. */
export async function countAttempt(context: GatewayContext, attempt: Attempt, account: string): Promise<void> {
  const subject = { account: emailKey(account), address: context.clientNetwork }
  const tooMany = await checkRateLimit(context.deps.writer, attempt, subject)
  if (tooMany) unwrapOrThrow(tooMany)
}

/** An id of one of our rows: numeric and above zero (specification, section 5). Anything else is nobody's: NOT_FOUND. */
export function rowId(id: string): number {
  const number = Number(id)
  if (/^[1-9]\d{0,15}$/.test(id) && Number.isSafeInteger(number)) return number
  throw new Refusal('NOT_FOUND', 'There is no such thing.')
}
