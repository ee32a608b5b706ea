import { deleteDraft, putDraft } from '#database/drafts.ts'
import type { WriteHandle, Writer } from '#database/handles.ts'
import type { CheckoutDraft } from '#domain/checkout/draft.ts'
import type { Refused } from '#domain/refused.ts'
import type { Shopper } from '#domain/shopper.ts'
import { type CheckoutDeps, readCheckoutDraft } from './checkout.ts'
import { fetchForCheckout, type LockedCheckout, lockCheckout } from './lock-checkout.ts'
import type { Unavailable } from '../reservation/reserve-vehicles.ts'

export type StepOutcome = { readonly kind: 'done' } | Unavailable | Refused

/** What the customer answered in a step, as it goes into the draft; or why it cannot be accepted. */
type StepAnswer = { readonly kind: 'answered'; readonly draft: Partial<CheckoutDraft> } | Refused

export interface ChangeDeps extends CheckoutDeps {
  readonly writer: Writer
}

/**
 * One step of the checkout, in one transaction: locks cart and cars, reads the checkout, lets `decide` look at it, writes the answers into
 * the draft. Two steps at once wait for each other, so that neither loses its answers. Refused as `lockCheckout`, and as `decide` refuses.
 */
export async function changeCheckout(
  deps: ChangeDeps,
  shopper: Shopper,
  decide: (locked: LockedCheckout & { readonly handle: WriteHandle }) => StepAnswer | Promise<StepAnswer>,
): Promise<StepOutcome> {
  const fetched = await fetchForCheckout(deps, shopper)
  return deps.writer.transaction(async (handle) => {
    const locked = await lockCheckout(handle, fetched, shopper)
    if (locked.kind !== 'done') return locked
    const answer = await decide({ ...locked, handle })
    if (answer.kind === 'refused') return answer
    const { customerId } = shopper
    await putDraft(handle, { kind: 'CUSTOMER', customerId }, 'checkout', {
      ...(await readCheckoutDraft(handle, customerId)),
      ...answer.draft,
    })
    return { kind: 'done' }
  })
}

/** Deletes what was entered and ends the customer's reservations. Part of the order's transaction. */
export async function endCheckout(handle: WriteHandle, customerId: number): Promise<void> {
  await deleteDraft(handle, { kind: 'CUSTOMER', customerId }, 'checkout')
  await handle.deleteFrom('vehicle_holds').where('customer_id', '=', customerId).execute()
}
