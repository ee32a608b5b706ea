import { sql } from 'kysely'
import type { WriteHandle } from '#database/handles.ts'

interface BankView {
  readonly requestId: number
  /** Who received or saw it. */
  readonly recipient: string
  /** Of a proof; undefined: the answers. */
  readonly fileName?: string
}

/** Records that a bank sees the answers or a proof, as `viewAnswers` does for others; the applicant reads it. */
export async function recordBankView(handle: WriteHandle, view: BankView): Promise<void> {
  await handle
    .insertInto('financing_views')
    .values({ request_id: view.requestId, viewer: 'BANK', name: nameOf(view) })
    .execute()
}

/** The same, unless it was recorded within a day: repeated sights must not fill what the applicant reads. */
export async function recordBankViewOfDay(handle: WriteHandle, view: BankView): Promise<void> {
  const recorded = await handle
    .selectFrom('financing_views')
    .select('id')
    .where('request_id', '=', view.requestId)
    .where('viewer', '=', 'BANK')
    .where('name', '=', nameOf(view))
    .where('at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirst()
  if (!recorded) await recordBankView(handle, view)
}

function nameOf({ recipient, fileName }: BankView): string {
  return fileName === undefined ? recipient : `${recipient} (${fileName})`
}
