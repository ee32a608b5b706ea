import type { Writer } from '#database/handles.ts'
import type { BounceMailbox } from '#services/mail/bounce-mailbox.ts'
import { readBounce } from '#services/mail/read-bounce.ts'
import { takeBounce } from '#use-cases/newsletter/take-bounce.ts'

/** Takes the reports on delivery that have come into a mailbox; other mails are read there and change nothing. */
export async function fetchBounces({
  writer,
  mailbox,
}: {
  readonly writer: Writer
  readonly mailbox: BounceMailbox | undefined
}): Promise<void> {
  await mailbox?.readNew(async (raw) => {
    const bounce = await readBounce(raw)
    if (bounce) await takeBounce(writer, bounce)
  })
}
