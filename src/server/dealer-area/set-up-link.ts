import type { Writer } from '#database/handles.ts'
import { staffLink } from '#domain/staff/links.ts'
import { issueSetUpKey } from '#use-cases/staff/set-up.ts'
import type { Config } from '../config.ts'
import { mainOriginOf } from '../public-addresses.ts'

/** A link that makes the first administrator, valid for a day; undefined once there is one. */
export async function setUpLink(writer: Writer, config: Config): Promise<string | undefined> {
  const key = await issueSetUpKey(writer)
  return key === undefined ? undefined : staffLink(mainOriginOf(config), 'invitation', 'de', key)
}
