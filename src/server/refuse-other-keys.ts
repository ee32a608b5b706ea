import type { SelectHandle } from '#database/handles.ts'
import { readSealingKeys } from '#database/sealing-keys.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { keyIdsOf } from '#services/secret-box/aes.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import { dataKeys } from './secrets.ts'

/**
 * Refuses (StartRefusal) to start over a database whose values none of the shop's keys opens, as after a restore without them: logins of
 * staff would fail, and new values would be sealed with yet another key. Where only some cannot be opened, the log says so.
 */
export async function refuseOtherKeys(
  config: Pick<Config, 'dataKeys' | 'dataFolder'>,
  read: SelectHandle,
  log: Log,
): Promise<void> {
  const known = keyIdsOf(await dataKeys(config))
  const used = await readSealingKeys(read)
  const unknown = used.filter((key) => !known.includes(key))
  if (unknown.length === 0) return
  if (unknown.length === used.length)
    throw new StartRefusal(
      `The database has values sealed with another DATA_KEY than this shop's: set the former one (kept with the backup, or the file data-key of the former folder) as DATA_KEY, or put that file into ${config.dataFolder}.`,
    )
  log.error({ keys: unknown }, 'DATA_KEY lacks a former key: what was sealed with it cannot be read')
}
