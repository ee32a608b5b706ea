import { sql } from 'kysely'
import type { WriteHandle } from '#database/handles.ts'

/** Deletes what the customer has entered into sales contracts, as buyer and as seller. Part of deleting the account. */
export async function leaveContracts(handle: WriteHandle, customerId: number): Promise<void> {
  await sql`
    delete from sales_contract_parties p using requests r, merchants m
    where r.id = p.request_id and m.id = r.merchant_id
      and case p.side when 'CUSTOMER' then r.customer_id else m.customer_id end = ${customerId}`.execute(handle)
}
