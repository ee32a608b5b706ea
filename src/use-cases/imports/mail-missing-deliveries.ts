import type { ReadHandle, Writer } from '#database/handles.ts'
import { forEachSafely, type OnRowError } from '../for-each-safely.ts'
import { mailEveryOwner } from '../staff/staff-mail.ts'
import { type MerchantDelivery, readExpectedDeliveries } from '../dealer-area/expected-delivery.ts'

interface MissingDeps {
  readonly read: ReadHandle
  readonly writer: Writer
  /** Of the main site, where the dealer area is. */
  readonly mainOrigin: string
  readonly onError: OnRowError
}

/** Mails the owners of each merchant whose delivery has not come, once for each time it was expected. */
export async function mailMissingDeliveries(
  { read, writer, mainOrigin, onError }: MissingDeps,
  now: Date = new Date(),
): Promise<void> {
  const isNew = ({ missingSince, mailedFor }: MerchantDelivery) =>
    missingSince !== null && (mailedFor === null || mailedFor < missingSince)
  const missing = (await readExpectedDeliveries(read, now)).filter(isNew)
  const mail = ({ merchantId }: MerchantDelivery) =>
    writer.transaction(async (handle) => {
      await handle.selectFrom('merchants').select('id').where('id', '=', merchantId).forNoKeyUpdate().execute()
      const [found] = (await readExpectedDeliveries(handle, now, merchantId)).filter(isNew)
      if (!found?.missingSince) return
      const { missingSince, latest } = found
      const dates = { dueAt: missingSince.toISOString(), latest: latest?.toISOString() ?? null }
      await mailEveryOwner(handle, { origin: mainOrigin }, merchantId, (owner) => ({
        ...{ kind: 'delivery-missing', ...owner, ...dates },
      }))
      await handle
        .updateTable('merchants')
        .set({ feed_missing_mailed_for: missingSince })
        .where('id', '=', merchantId)
        .execute()
    })
  await forEachSafely(
    missing.map((delivery) => ({ ...delivery, id: delivery.merchantId })),
    mail,
    onError,
  )
}
