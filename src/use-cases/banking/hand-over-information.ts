import type { Writer } from '#database/handles.ts'
import { INFORMATION_VERSION } from '#domain/banking/consents.ts'

/** Records that the customer has got the information before the contract: the first time counts. */
export async function recordInformation(writer: Writer, orderId: number): Promise<void> {
  await writer.transaction((handle) =>
    handle
      .insertInto('pre_contract_hand_overs')
      .values({ order_id: orderId, version: INFORMATION_VERSION })
      .onConflict((on) => on.column('order_id').doNothing())
      .execute(),
  )
}
