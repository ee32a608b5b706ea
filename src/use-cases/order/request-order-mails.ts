import type { Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import type { MailContent, MailSite } from '#domain/mail.ts'

export interface OrderMailToSend {
  readonly site: MailSite
  readonly recipient: string
  readonly content: MailContent
  /** What tells this mail from the others of its event. */
  readonly name: string
}

/** Asks for the mails that an event of an order gives rise to; asked again, nothing more goes out. */
export async function requestOrderMails(
  writer: Writer,
  eventId: number,
  mails: readonly OrderMailToSend[],
): Promise<void> {
  if (mails.length === 0) return
  await writer.transaction(async (handle) => {
    for (const { site, recipient, content, name } of mails)
      await requestMail(handle, site, recipient, content, `order-event-${eventId}-${name}`)
  })
}
