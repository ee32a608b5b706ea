import type { SelectHandle, WriteHandle } from './handles.ts'

/** Flows whose answers are stored between their steps. */
type DraftFlow = 'checkout'

/** A customer's answers in a flow so far; undefined where there are none. The flow's schema checks their shape. */
export async function readDraft(read: SelectHandle, customerId: number, flow: DraftFlow): Promise<object | undefined> {
  const row = await read
    .selectFrom('drafts')
    .select('data')
    .where('customer_id', '=', customerId)
    .where('flow', '=', flow)
    .executeTakeFirst()
  return row?.data
}

export async function putDraft(handle: WriteHandle, customerId: number, flow: DraftFlow, draft: object): Promise<void> {
  const data = { data: JSON.stringify(draft), updated_at: new Date() }
  await handle
    .insertInto('drafts')
    .values({ customer_id: customerId, flow, ...data })
    .onConflict((conflict) => conflict.columns(['customer_id', 'anonymous_id', 'flow']).doUpdateSet(data))
    .execute()
}

export async function deleteDraft(handle: WriteHandle, customerId: number, flow: DraftFlow): Promise<void> {
  await handle.deleteFrom('drafts').where('customer_id', '=', customerId).where('flow', '=', flow).execute()
}
