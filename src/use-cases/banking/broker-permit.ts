import type { ReadHandle } from '#database/handles.ts'
import { type BrokerPermit, NO_PERMIT } from '#domain/banking/broker-permit.ts'

/** With which right a dealer brokers loans and leases. */
export async function readBrokerPermit(read: ReadHandle, merchantId: number): Promise<BrokerPermit> {
  const row = await read.selectFrom('merchants').select('broker_permit').where('id', '=', merchantId).executeTakeFirst()
  return row?.broker_permit ?? NO_PERMIT
}
