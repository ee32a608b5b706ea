import type { Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { setLeadingMerchant } from '../../brand/set-leading-merchant.ts'
import { audited } from '../audited.ts'
import { leadingFingerprint } from './shared-brands.ts'

interface LeadingChoice {
  /** Of the storefront. */
  readonly brand: string
  /** Slug of one of the dealers it shows. */
  readonly merchant: string
  /** Of who led it when the form was shown. */
  readonly fingerprint: string
}

/**
 * `setLeadingMerchant` by an administrator. Refused: as by `authorize`; CHANGED where another was chosen meanwhile; NOT_FOUND where the
 * storefront does not show that dealer.
 */
export async function chooseLeadingMerchant(
  writer: Writer,
  actor: StaffActor,
  { brand, merchant, fingerprint }: LeadingChoice,
): Promise<{ readonly kind: 'done' } | Refused> {
  const refusal = authorize(actor, 'merchants.change', null, new Date())
  if (refusal) return refusal
  return audited(writer, actor, {
    allow: async (handle) => {
      const row = await handle
        .selectFrom('brands')
        .select(['leading_merchant_id as leadingId', 'merchant_uuids as shown'])
        .where('slug', '=', brand)
        .forNoKeyUpdate()
        .executeTakeFirst()
      // A statement of its own: one that has waited for the lock sees other tables as they were before.
      const leader = await handle
        .selectFrom('merchants')
        .select(['slug', 'uuid'])
        .where('id', '=', row?.leadingId ?? null)
        .executeTakeFirst()
      const leading = leader && row?.shown.includes(leader.uuid) ? leader.slug : null
      const chosen = await handle.selectFrom('merchants').select('id').where('slug', '=', merchant).executeTakeFirst()
      if (!row || !chosen) return refused('NOT_FOUND')
      if (leadingFingerprint(leading) !== fingerprint) return refused('CHANGED')
      // The row belongs to the log of the dealer who edits the storefront from now on.
      return { kind: 'allowed', merchantId: chosen.id, before: { leading }, after: { leading: merchant } }
    },
    entry: { operation: 'choose-leading-merchant', subject: `storefront ${brand}` },
    change: async (handle) => {
      const isShown = await setLeadingMerchant({ transaction: (work) => work(handle) }, brand, merchant)
      return isShown ? { kind: 'done' } : refused('NOT_FOUND')
    },
  })
}
