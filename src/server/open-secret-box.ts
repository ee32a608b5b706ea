import type { SelectHandle } from '#database/handles.ts'
import { readSealingKeys } from '#database/sealing-keys.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { aesSecretBox, keyIdsOf } from '#services/secret-box/aes.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import { dataKeys, hasDataKeys } from './secrets.ts'

/**
 * What seals and opens values of the database, for every program of the shop. Refuses (StartRefusal) a database whose values none of the
 * shop's keys opens, as after a restore without them: logins of staff would fail, and new values would be sealed with yet another key.
 * Where only some cannot be opened, the log says so.
 */
export async function openSecretBox(
  config: Pick<Config, 'dataKeys' | 'dataFolder'>,
  read: SelectHandle,
  log: Pick<Log, 'error'>,
): Promise<SecretBox> {
  const used = await readSealingKeys(read)
  // No key is made where one is missing: it would lie where the former one belongs.
  if (used.length > 0 && !hasDataKeys(config)) throw otherKeyRefusal(config)
  const keys = await dataKeys(config)
  const known = keyIdsOf(keys)
  const unknown = used.filter((key) => !known.includes(key))
  if (unknown.length > 0) {
    if (unknown.length === used.length) throw otherKeyRefusal(config)
    log.error({ keys: unknown }, 'DATA_KEY lacks a former key: what was sealed with it cannot be read')
  }
  return aesSecretBox(keys)
}

function otherKeyRefusal({ dataFolder }: Pick<Config, 'dataFolder'>): StartRefusal {
  return new StartRefusal(
    `The database has values sealed with another DATA_KEY than this shop's: set the former one (kept with the backup, or the file data-key of the former folder) as DATA_KEY, or put that file into ${dataFolder}.`,
  )
}
