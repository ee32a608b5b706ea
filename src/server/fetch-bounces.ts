import { DatabaseError } from 'pg'
import type { Writer } from '#database/handles.ts'
import type { BounceMailbox } from '#services/mail/bounce-mailbox.ts'
import { readBounce } from '#services/mail/read-bounce.ts'
import { takeBounce } from '#use-cases/newsletter/take-bounce.ts'

/**
 * Takes the reports on delivery that have come into a mailbox; other mails are marked as read and change nothing. A report whose values the
 * database can never store goes to `onError`, so that those after it do not wait for ever; any other failure ends this run.
 */
export async function fetchBounces({
  writer,
  mailbox,
  onError,
}: {
  readonly writer: Writer
  readonly mailbox: BounceMailbox | undefined
  readonly onError: (mailId: string, error: unknown) => void
}): Promise<void> {
  await mailbox?.readNew(async (raw) => {
    const bounce = await readBounce(raw)
    if (!bounce) return
    try {
      await takeBounce(writer, bounce)
    } catch (error) {
      if (!isDataError(error)) throw error
      onError(bounce.mailId, error)
    }
  })
}

/** Class 22 of SQLSTATE: a value that cannot be stored, now or later. */
function isDataError(error: unknown): boolean {
  return error instanceof DatabaseError && error.code?.startsWith('22') === true
}
