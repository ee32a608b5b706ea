import type { SimulatedDocumentsTable } from './banking-tables.ts'
import type { ReadHandle, Writer } from './handles.ts'

/** Notes that the embedded bank was given a document; once, however often it comes. */
export async function putSimulatedDocument(
  writer: Writer,
  document: Omit<SimulatedDocumentsTable, 'received_at'>,
): Promise<void> {
  await writer.transaction((handle) =>
    handle
      .insertInto('simulated_documents')
      .values(document)
      .onConflict((conflict) => conflict.columns(['reference', 'upload_key']).doNothing())
      .execute(),
  )
}

/** What the embedded bank was given with an application, the first first. */
export function simulatedDocumentsOf(read: ReadHandle, reference: string) {
  return read
    .selectFrom('simulated_documents')
    .select(['upload_key as key', 'file_name as fileName', 'bytes'])
    .where('reference', '=', reference)
    .orderBy('received_at')
    .orderBy('upload_key')
    .execute()
}
