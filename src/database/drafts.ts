import { type RawBuilder, sql } from 'kysely'
import type { CartOwner } from '#domain/cart/cart.ts'
import type { DraftName } from '#domain/routes/flows.ts'
import type { Screen } from '#domain/routes/screens.ts'
import type { LeftForm } from '#domain/session/pending-form.ts'
import type { SelectHandle, WriteHandle } from './handles.ts'

/** A customer, or the visitor that a cookie names: the same owner as of carts. */
export type DraftOwner = CartOwner

/** What the owner has entered in a flow so far; undefined where there is nothing. The flow's schema checks its shape. */
export async function readDraft(read: SelectHandle, owner: DraftOwner, flow: DraftName): Promise<object | undefined> {
  const row = await read
    .selectFrom('drafts')
    .select('data')
    .where(isOwnedBy(owner))
    .where('flow', '=', flow)
    .executeTakeFirst()
  return row?.data
}

export async function putDraft(handle: WriteHandle, owner: DraftOwner, flow: DraftName, draft: object): Promise<void> {
  const data = { data: JSON.stringify(draft), updated_at: new Date() }
  await handle
    .insertInto('drafts')
    .values({ ...ownerColumns(owner), flow, ...data })
    .onConflict((conflict) => conflict.columns(['customer_id', 'anonymous_id', 'flow']).doUpdateSet(data))
    .execute()
}

/** When the draft was last changed; undefined where there is none. */
export async function readDraftTime(read: SelectHandle, owner: DraftOwner, flow: DraftName): Promise<Date | undefined> {
  const row = await read
    .selectFrom('drafts')
    .select('updated_at')
    .where(isOwnedBy(owner))
    .where('flow', '=', flow)
    .executeTakeFirst()
  return row?.updated_at
}

/** The draft that a step is opened with, and what was entered when the step was left without being sent: null where nothing was. */
export interface OpenedDraft {
  readonly id: string
  readonly form: LeftForm | null
}

/** Undefined where the flow has no draft. */
export async function readOpenedDraft(
  read: SelectHandle,
  owner: DraftOwner,
  flow: DraftName,
  step: Screen,
): Promise<OpenedDraft | undefined> {
  return read
    .selectFrom('drafts')
    .select(['id', sql<LeftForm | null>`pending_forms -> ${step}::text`.as('form')])
    .where(isOwnedBy(owner))
    .where('flow', '=', flow)
    .executeTakeFirst()
}

/**
 * Whether a draft has not ended; until the end of the transaction only this one ends it. A draft is locked before everything else that its
 * changes lock: reservations, uploads, orders.
 */
export async function lockOpenedDraft(handle: WriteHandle, owner: DraftOwner, id: string): Promise<boolean> {
  const row = await handle
    .selectFrom('drafts')
    .select('id')
    .where(isOwnedBy(owner))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The same lock for whoever changes or ends the draft of a flow without naming it; locks nothing where there is none. */
export async function lockDraftOf(handle: WriteHandle, owner: DraftOwner, flow: DraftName): Promise<void> {
  await handle.selectFrom('drafts').select('id').where(isOwnedBy(owner)).where('flow', '=', flow).forUpdate().execute()
}

/** The customer whose draft this is; undefined where it has ended or is a visitor's. It authorises nothing. */
export async function readCustomerOfDraft(read: SelectHandle, id: string): Promise<number | undefined> {
  const row = await read.selectFrom('drafts').select('customer_id').where('id', '=', id).executeTakeFirst()
  return row?.customer_id ?? undefined
}

/**
 * Keeps what was entered in a step until the step is sent or the draft ends. Without a draft an account's form begins one; a visitor's
 * never does, as an empty one would take the place of the account's at login.
 */
export async function putPendingForm(
  handle: WriteHandle,
  owner: DraftOwner,
  flow: DraftName,
  { step, form }: { readonly step: Screen; readonly form: LeftForm },
): Promise<void> {
  const added = JSON.stringify({ [step]: form })
  const change = { pending_forms: sql<string>`drafts.pending_forms || ${added}::jsonb`, updated_at: new Date() }
  if (owner.kind === 'VISITOR') {
    await handle.updateTable('drafts').set(change).where(isOwnedBy(owner)).where('flow', '=', flow).execute()
    return
  }
  await handle
    .insertInto('drafts')
    .values({ customer_id: owner.customerId, flow, data: '{}', pending_forms: added, updated_at: new Date() })
    .onConflict((conflict) => conflict.columns(['customer_id', 'anonymous_id', 'flow']).doUpdateSet(change))
    .execute()
}

/** Forgets what was kept of a step; changes nothing where nothing was. */
export async function deletePendingForm(
  handle: WriteHandle,
  owner: DraftOwner,
  flow: DraftName,
  step: Screen,
): Promise<void> {
  await handle
    .updateTable('drafts')
    .set({ pending_forms: sql<string>`pending_forms - ${step}::text` })
    .where(isOwnedBy(owner))
    .where('flow', '=', flow)
    .where(sql<boolean>`pending_forms ? ${step}`)
    .execute()
}

/** Forgets what was kept of all steps, because the flow is about something else now. */
export async function deletePendingForms(handle: WriteHandle, owner: DraftOwner, flow: DraftName): Promise<void> {
  await handle
    .updateTable('drafts')
    .set({ pending_forms: '{}' })
    .where(isOwnedBy(owner))
    .where('flow', '=', flow)
    .execute()
}

/** Ends a draft. Its uploads expire: what is to remain of them was moved elsewhere before. */
export async function deleteDraft(handle: WriteHandle, owner: DraftOwner, flow: DraftName): Promise<void> {
  await handle.deleteFrom('drafts').where(isOwnedBy(owner)).where('flow', '=', flow).execute()
  await expireUploads(handle, owner, flow)
}

/** Detaches the uploads of a draft, which ends or is about something else now. A job deletes them. */
export async function expireUploads(handle: WriteHandle, owner: DraftOwner, flow: DraftName): Promise<void> {
  await handle
    .updateTable('uploads')
    .set({ attached_to: null, expires_at: new Date() })
    .where('attached_to', '=', `draft:${flow}`)
    .where(isOwnedBy(owner))
    .execute()
}

/** Makes a draft with its uploads another owner's, in place of a draft of theirs. */
export async function moveDraft(handle: WriteHandle, from: DraftOwner, to: DraftOwner, flow: DraftName): Promise<void> {
  await deleteDraft(handle, to, flow)
  const columns = ownerColumns(to)
  await handle.updateTable('drafts').set(columns).where(isOwnedBy(from)).where('flow', '=', flow).execute()
  await handle
    .updateTable('uploads')
    .set(columns)
    .where('attached_to', '=', `draft:${flow}`)
    .where(isOwnedBy(from))
    .execute()
}

/**
 * Makes what a visitor has entered the customer's, at login. Where both have a draft of a flow the visitor's counts, because it is the one
 * in front of them.
 */
export async function adoptDrafts(handle: WriteHandle, anonymousId: string, customerId: number): Promise<void> {
  await adoptUploads(handle, anonymousId, customerId)
  await sql`
    delete from drafts own using drafts new
    where own.customer_id = ${customerId} and new.anonymous_id = ${anonymousId} and new.flow = own.flow`.execute(handle)
  await handle
    .updateTable('drafts')
    .set({ customer_id: customerId, anonymous_id: null })
    .where('anonymous_id', '=', anonymousId)
    .execute()
}

/** Uploads go with their draft. Those of a draft that is replaced have expired; a visitor's first upload is there before their draft. */
async function adoptUploads(handle: WriteHandle, anonymousId: string, customerId: number): Promise<void> {
  await sql`
    update uploads own set attached_to = null, expires_at = now()
    where own.customer_id = ${customerId} and own.attached_to in (
      select 'draft:' || flow from drafts where anonymous_id = ${anonymousId}
      union select attached_to from uploads where anonymous_id = ${anonymousId} and attached_to like 'draft:%')`.execute(
    handle,
  )
  await handle
    .updateTable('uploads')
    .set({ customer_id: customerId, anonymous_id: null })
    .where('anonymous_id', '=', anonymousId)
    .execute()
}

function ownerColumns(owner: DraftOwner) {
  return owner.kind === 'CUSTOMER'
    ? { customer_id: owner.customerId, anonymous_id: null }
    : { customer_id: null, anonymous_id: owner.anonymousId }
}

/** Rows of this owner, in a table with the columns `customer_id` and `anonymous_id`. */
export function isOwnedBy(owner: DraftOwner): RawBuilder<boolean> {
  return owner.kind === 'CUSTOMER'
    ? sql<boolean>`customer_id = ${owner.customerId}`
    : sql<boolean>`(customer_id is null and anonymous_id = ${owner.anonymousId})`
}
