import { deleteDraft, putDraft, readDraft } from '#database/drafts.ts'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { CheckoutDraft, EMPTY_DRAFT } from '#domain/checkout/draft.ts'
import { existingCart } from '../cart/cart-row.ts'
import { type HoldOutcome, renewHolds, type ShopScope } from './hold-vehicles.ts'

/** Writes down what a step of checkout was answered with, and keeps the cars for as long again. Refused as `holdVehicles`. */
export async function saveCheckoutStep(
  writer: Writer,
  customerId: number,
  shop: ShopScope,
  answers: Partial<CheckoutDraft>,
): Promise<HoldOutcome> {
  return writer.transaction(async (handle) => {
    await existingCart(handle, { kind: 'CUSTOMER', customerId }) // two steps at once would lose one's answers
    const held = await renewHolds(handle, customerId, shop)
    if (held.kind !== 'done') return held
    await putDraft(handle, customerId, 'checkout', { ...(await readCheckoutDraft(handle, customerId)), ...answers })
    return held
  })
}

async function readCheckoutDraft(handle: WriteHandle, customerId: number): Promise<CheckoutDraft> {
  const kept = CheckoutDraft.safeParse(await readDraft(handle, customerId, 'checkout'))
  return kept.data ?? EMPTY_DRAFT
}

/** Forgets what was entered, and lets the cars go. Part of the order's transaction. */
export async function endCheckout(handle: WriteHandle, customerId: number): Promise<void> {
  await deleteDraft(handle, customerId, 'checkout')
  await handle.deleteFrom('vehicle_holds').where('customer_id', '=', customerId).execute()
}
