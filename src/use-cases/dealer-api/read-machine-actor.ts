import type { ReadHandle, Writer } from '#database/handles.ts'
import type { MachineActor } from '#domain/dealer-api/machine-actor.ts'
import { secretKeyHash } from '../staff/secret-key.ts'

/** How exactly the list of keys says when one was last used. */
const LAST_USED_MS = 60_000

/** The program whose key this is; undefined where it is unknown or has ended. */
export async function readMachineActor(
  { read, writer }: { readonly read: ReadHandle; readonly writer: Writer },
  key: string,
): Promise<MachineActor | undefined> {
  const row = await read
    .selectFrom('api_keys')
    .select(['id', 'merchant_id', 'purposes', 'last_used_at'])
    .where('key_hash', '=', secretKeyHash(key))
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const now = new Date()
  if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() > LAST_USED_MS)
    await writer.transaction((handle) =>
      handle.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', row.id).execute(),
    )
  return { kind: 'MACHINE', keyId: row.id, merchantId: row.merchant_id, purposes: row.purposes }
}
