import type { SelectHandle, WriteHandle } from '#database/handles.ts'
import { maskedIban } from '#domain/payment/iban.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { mailEveryOwner, type StaffSite } from '../staff/staff-mail.ts'
import { readRow } from './business-parts.ts'

/** The account customers pay into; null: none. */
export async function readAccount(handle: SelectHandle, merchantId: number): Promise<string | null> {
  return (await readRow(handle, merchantId)).iban
}

/** Mails every owner that the account is another one now, by the ends of both: whoever redirects payments is noticed. */
export async function mailAccountChange(
  handle: WriteHandle,
  site: StaffSite,
  actor: StaffActor,
  { merchantId, before }: { readonly merchantId: number; readonly before: string | null },
): Promise<void> {
  const after = await readAccount(handle, merchantId)
  if (after === before) return
  const ends = { before: before && maskedIban(before), after: after && maskedIban(after) }
  const change = { ...ends, by: actor.name, at: new Date().toISOString() }
  await mailEveryOwner(handle, site, merchantId, (names) => ({ kind: 'bank-account-changed', ...names, ...change }))
}
