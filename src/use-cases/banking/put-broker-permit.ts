import type { Writer } from '#database/handles.ts'
import type { BrokerPermit } from '#domain/banking/broker-permit.ts'

export async function putBrokerPermit(writer: Writer, merchantId: number, permit: BrokerPermit): Promise<void> {
  await writer.transaction((handle) =>
    handle
      .updateTable('merchants')
      .set({ broker_permit: JSON.stringify(permit) })
      .where('id', '=', merchantId)
      .execute(),
  )
}
