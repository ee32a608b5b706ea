import { markMailSent, noteMailFailure } from '#use-cases/mail/mail-delivery.ts'
import type { ReadHandle, Writer } from '#database/handles.ts'
import type { HostedBrand } from '#domain/brand-of-host.ts'
import { MAIN_BRAND } from '#domain/brand.ts'
import { renderMail } from '#mails/render-mail.ts'
import { readWaitingMail } from '#use-cases/mail/waiting-mails.ts'
import type { MailTransport } from '#services/mail/port.ts'

export interface MailParts {
  readonly read: ReadHandle
  readonly writer: Writer
  readonly transport: MailTransport
  /** Address mails come from; its name is the brand's. */
  readonly from: string
  readonly brands: () => Promise<readonly HostedBrand[]>
}

const PETROL = '#0b5d66'

/**
 * Sends one mail of the outbox, in the brand of its site. A mail that is sent is never sent again; where the process dies between the
 * server's yes and our note of it, the next try carries the same Message-ID. A failure is noted and thrown, so that it is tried again.
 */
export async function sendMail(parts: MailParts, { mailId }: { readonly mailId: string }): Promise<void> {
  const mail = await readWaitingMail(parts.read, mailId)
  if (!mail) return
  const brand = (await parts.brands()).find(({ slug }) => slug === mail.brandSlug) ?? MAIN_BRAND
  const frame = {
    locale: mail.locale,
    origin: mail.origin,
    brandName: brand.name,
    colour: brand.tokens.brand ?? PETROL,
  }
  try {
    const rendered = renderMail(mail.content, frame)
    const from = { name: brand.name, address: parts.from }
    await parts.transport.send({ id: mail.id, from, to: mail.recipient, ...rendered })
  } catch (error) {
    await noteMailFailure(parts.writer, mailId, error instanceof Error ? error.message : String(error))
    throw error
  }
  await markMailSent(parts.writer, mailId)
}
