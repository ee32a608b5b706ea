import type { ReadHandle, WriteHandle } from '#database/handles.ts'
import { enqueue, type PassedOnSubscription } from '#database/jobs.ts'
import { UNSUBSCRIBE_CODE } from '#domain/newsletter/sources.ts'
import type { NewsletterList } from '#services/newsletter/port.ts'
import { ofBrand } from './of-brand.ts'

interface PassOnDeps {
  readonly read: ReadHandle
  /** Undefined where the shop has no list but its own. */
  readonly list: NewsletterList | undefined
}

/**
 * Has the outside list learn of a subscription that was put in force or has ended. Jobs of one address run one after another, and each
 * reads what is in force by then, so the list ends as the shop's own. Addresses share a few queues, because the names of queues stay.
 */
export async function requestPassOn(
  handle: WriteHandle,
  { id, email, email_hash }: { readonly id: number; readonly email: string; readonly email_hash: string },
): Promise<void> {
  const queue = `newsletter list ${email_hash.slice(0, 2)}`
  await enqueue(handle, 'pass-on-subscription', { subscriptionId: id, email }, { queue })
}

/** Passes on whether the address of this subscription gets the newsletter of its shop at present. */
export async function passOnSubscription(
  { read, list }: PassOnDeps,
  { subscriptionId, email }: PassedOnSubscription,
): Promise<void> {
  if (!list) return
  const passedOn = await read
    .selectFrom('newsletter_subscriptions')
    .select(['email_hash', 'brand_slug as brandSlug', 'locale'])
    .where('id', '=', subscriptionId)
    .executeTakeFirst()
  if (!passedOn) return
  const { brandSlug, locale } = passedOn
  const inForce = await read
    .selectFrom('newsletter_subscriptions')
    .select(['email', 'locale', 'source_code as sourceCode'])
    .where('email_hash', '=', passedOn.email_hash)
    .where(ofBrand(brandSlug))
    .where('state', '=', 'CONFIRMED')
    .executeTakeFirst()
  await list.put(
    inForce
      ? { ...inForce, email: inForce.email ?? email, brandSlug, isSubscribed: true }
      : { email, brandSlug, locale, sourceCode: UNSUBSCRIBE_CODE, isSubscribed: false },
  )
}
