import type { Writer } from '#database/handles.ts'
import type { AccessoriesProvider } from '#domain/merchant.ts'

/** Sets the providers of a merchant's accessories by make (`*`: every make). */
export async function putAccessoriesProviders(
  writer: Writer,
  merchantId: number,
  providers: readonly AccessoriesProvider[],
): Promise<void> {
  await writer.transaction((tx) =>
    tx
      .updateTable('merchants')
      .set({ accessories_providers: JSON.stringify(providers) })
      .where('id', '=', merchantId)
      .execute(),
  )
}
