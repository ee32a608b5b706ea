import type { ReadHandle, Writer } from '#database/handles.ts'
import type { HostedBrand } from '#domain/brand-of-host.ts'
import { MAIN_BRAND } from '#domain/brand.ts'
import type { MailContent, MailFrame, RenderedMail } from '#domain/mail.ts'
import { type MailTransport, RecipientRefused } from '#services/mail/port.ts'
import { noteBounced, noteDelivered } from '../newsletter/note-delivery.ts'
import { brandColour } from './brand-colour.ts'
import { brandMark } from './brand-mark.ts'
import { readMailSender } from './mail-sender.ts'
import { readWaitingMail } from './waiting-mails.ts'

interface MailDeps {
  readonly read: ReadHandle
  readonly writer: Writer
  readonly transport: MailTransport
  readonly render: (content: MailContent, frame: MailFrame) => RenderedMail
  /** Address mails come from; its name is the brand's. */
  readonly from: string
  /** Name, address and register of the operator. */
  readonly operator: () => Promise<readonly string[]>
  readonly brands: () => Promise<readonly HostedBrand[]>
}

/**
 * Sends one mail of the outbox, in the brand of its site. A mail that is sent is never sent again; where the process dies between the
 * server's answer and our record of it, the next attempt has the same Message-ID. A failure is stored and thrown, so that the job retries.
 */
export async function sendMail(deps: MailDeps, { mailId }: { readonly mailId: string }): Promise<void> {
  const mail = await readWaitingMail(deps.read, mailId)
  if (!mail) return
  const brand = (await deps.brands()).find(({ slug }) => slug === mail.brandSlug) ?? MAIN_BRAND
  const frame = {
    locale: mail.locale,
    origin: mail.origin,
    brandName: brand.name,
    ...brandColour(brand),
    ...brandMark(brand, mail.origin),
    sender: await readMailSender(deps.read, brand, deps.operator),
  }
  try {
    const rendered = deps.render(mail.content, frame)
    const from = { name: brand.name, address: deps.from }
    await deps.transport.send({ id: mail.id, from, to: mail.recipient, ...rendered })
  } catch (error) {
    if (error instanceof RecipientRefused && (await endBounced(deps.writer, mailId, error))) return
    await noteMailFailure(deps.writer, mailId, error instanceof Error ? error.message : String(error))
    throw error
  }
  await markMailSent(deps.writer, mailId)
}

/** Marks a mail as sent and deletes its content, which may hold secrets. */
async function markMailSent(writer: Writer, mailId: string): Promise<void> {
  await writer.transaction(async (handle) => {
    await handle
      .updateTable('mails')
      .set((is) => ({ sent_at: new Date(), data: null, last_error: null, attempts: is('attempts', '+', 1) }))
      .where('id', '=', mailId)
      .execute()
    await noteDelivered(handle, mailId)
  })
}

/** A newsletter to an address that its server refuses is not tried again; answers false for any other mail. */
async function endBounced(writer: Writer, mailId: string, { message }: RecipientRefused): Promise<boolean> {
  return writer.transaction(async (handle) => {
    if (!(await noteBounced(handle, mailId))) return false
    await handle
      .updateTable('mails')
      .set((is) => ({ sent_at: new Date(), data: null, attempts: is('attempts', '+', 1) }))
      .set({ last_error: message.slice(0, 500) })
      .where('id', '=', mailId)
      .execute()
    return true
  })
}

/** Records that a mail could not be delivered, how often and why, for the operator. */
async function noteMailFailure(writer: Writer, mailId: string, reason: string): Promise<void> {
  await writer.transaction((handle) =>
    handle
      .updateTable('mails')
      .set((is) => ({ last_error: reason.slice(0, 500), attempts: is('attempts', '+', 1) }))
      .where('id', '=', mailId)
      .execute(),
  )
}
