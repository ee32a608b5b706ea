import type { Writer } from '#database/handles.ts'
import { STAFF_TIMING } from '#domain/staff/timing.ts'
import type { PasskeyQuestion } from '#services/second-factor/port.ts'

/** A question to somebody's authenticator; `options` is JSON for the browser. */
export interface PasskeyOptions {
  readonly kind: 'done'
  readonly id: string
  readonly options: string
}

type Purpose = 'LOG_IN' | 'ADD_PASSKEY'

/** Stores a question until it is answered. Without staff anybody may answer it. */
export async function storeChallenge(
  writer: Writer,
  purpose: Purpose,
  staffId: number | null,
  { challenge, options }: PasskeyQuestion,
): Promise<PasskeyOptions> {
  const expiresAt = new Date(Date.now() + STAFF_TIMING.passkeyQuestion)
  const { id } = await writer.transaction((handle) =>
    handle
      .insertInto('staff_challenges')
      .values({ purpose, staff_id: staffId, challenge, expires_at: expiresAt })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return { kind: 'done', id, options }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Takes a question out, so that it is answered once; undefined where it is unknown, somebody else's or too old. */
export async function takeChallenge(
  writer: Writer,
  purpose: Purpose,
  staffId: number | null,
  id: string,
): Promise<string | undefined> {
  if (!UUID.test(id)) return undefined
  const row = await writer.transaction((handle) =>
    handle
      .deleteFrom('staff_challenges')
      .where('id', '=', id)
      .where('purpose', '=', purpose)
      .where('staff_id', staffId === null ? 'is' : '=', staffId)
      .where('expires_at', '>', new Date())
      .returning('challenge')
      .executeTakeFirst(),
  )
  return row?.challenge
}
