import { createHash } from 'node:crypto'
import { checkRateLimit } from '#use-cases/session/check-rate-limit.ts'
import { emailKey } from '#domain/account/fields.ts'
import type { Attempt } from '#domain/account/attempts.ts'
import type { CustomerActor } from '#domain/actor.ts'
import type { MailSite } from '#domain/mail.ts'
import { parseRowId } from '#domain/row-id.ts'
import type { Shopper } from '#domain/shopper.ts'
import type { GatewayContext } from '../context.ts'
import { unwrapOrThrow } from '../outcome.ts'
import { Refusal } from '../refusal.ts'

/** The requesting customer. Refused for visitors (UNAUTHENTICATED) and for invalid tokens (INVALID_ACCESS_TOKEN). */
export function requireCustomer({ actor }: GatewayContext): CustomerActor {
  if (actor.kind === 'CUSTOMER') return actor
  if (actor.kind === 'INVALID') throw new Refusal('INVALID_ACCESS_TOKEN', 'Invalid access token')
  throw new Refusal('UNAUTHENTICATED', 'This needs a customer who is logged in.')
}

/** The requesting customer, in the shop of the request. Refused as by `requireCustomer`. */
export function shopperOf(context: GatewayContext): Shopper {
  return { customerId: requireCustomer(context).customerId, scope: context.scope }
}

/** The site that mails caused by this request link to. */
export function mailSite({ mailOrigin: origin, brand, locale }: GatewayContext): MailSite {
  return { origin, brandSlug: brand.slug, locale }
}

/** Counts an attempt, on an account where one is named by its address, id or key; refused (RATE_LIMITED) where it is one too many. */
export async function countAttempt(context: GatewayContext, attempt: Attempt, account = ''): Promise<void> {
  const { deps, deviceToken, clientNetwork: network } = context
  const key = emailKey(account)
  const device = deviceToken ? await deps.tokens.deviceOf(deviceToken, key) : undefined
  const tooMany = await checkRateLimit(deps.writer, attempt, { account: key, network, device })
  if (tooMany) unwrapOrThrow(tooMany)
}

/** What attempts with the key of a mailed link are counted under, so that the key itself is not stored. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** Parses the id of a row: a positive integer (specification, section 5). Anything else is NOT_FOUND. */
export function rowId(id: string): number {
  const number = parseRowId(id)
  if (number !== undefined) return number
  throw new Refusal('NOT_FOUND', 'There is no such thing.')
}
