import { createHash } from 'node:crypto'
import type { Writer } from './handles.ts'

/** Records that a solution was used; false where it had been before. A job deletes old records. */
export async function spendBotCheck(writer: Writer, key: string, expiresAt: Date): Promise<boolean> {
  const hash = createHash('sha256').update(key).digest()
  return writer.transaction(async (handle) => {
    const row = await handle
      .insertInto('spent_bot_checks')
      .values({ hash, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('hash')
      .executeTakeFirst()
    return row !== undefined
  })
}
