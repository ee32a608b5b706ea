import { createHash, randomBytes } from 'node:crypto'
import type { SelectHandle, WriteHandle } from '#database/handles.ts'
import type { RequestSide } from '#domain/request/request.ts'

/** Makes a key that opens one request for one side. Only its hash is stored; earlier keys stay valid. */
export async function issueRequestKey(handle: WriteHandle, requestId: number, holder: RequestSide): Promise<string> {
  const key = randomBytes(16).toString('base64url')
  await handle
    .insertInto('request_keys')
    .values({ hash: hashOf(key), request_id: requestId, holder })
    .execute()
  return key
}

/** The side that a key opens this request for; undefined for any other text. */
export async function sideOfKey(
  handle: SelectHandle,
  requestId: number,
  key: string,
): Promise<RequestSide | undefined> {
  const row = await handle
    .selectFrom('request_keys')
    .select('holder')
    .where('hash', '=', hashOf(key))
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row?.holder
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
