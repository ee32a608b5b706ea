import type { Selectable } from 'kysely'
import type { WriteHandle } from '#database/handles.ts'
import type { Tables } from '#database/tables.ts'
import { emailKey } from '#domain/account/fields.ts'

export type StaffRow = Selectable<Tables['staff']>

/** The account with this id, locked for the rest of the transaction. */
export function lockStaff(handle: WriteHandle, id: number): Promise<StaffRow | undefined> {
  return handle.selectFrom('staff').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The account with this address, locked for the rest of the transaction. */
export function lockStaffOfEmail(handle: WriteHandle, email: string): Promise<StaffRow | undefined> {
  return handle.selectFrom('staff').selectAll().where('email_key', '=', emailKey(email)).forUpdate().executeTakeFirst()
}
