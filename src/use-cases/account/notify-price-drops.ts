import { sql } from 'kysely'
import type { Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import type { MailContent, MailSite } from '#domain/mail.ts'

/** The mail about those whose price is still lower than was told. */
export type PriceDropMail = (stillLower: ReadonlySet<number>) => {
  readonly site: MailSite
  readonly recipient: string
  readonly content: MailContent
}

/** Asks for the mail about lower prices and remembers these cars as told; nothing where another worker was faster. */
export async function notifyPriceDrops(
  writer: Writer,
  customerId: number,
  vehicleIds: readonly number[],
  mail: PriceDropMail,
): Promise<void> {
  await writer.transaction(async (handle) => {
    const { rows } = await sql<{ id: number }>`
      update favourites f set alerted_price_cents = v.price_cents from vehicles v
      where v.id = f.vehicle_id and f.customer_id = ${customerId} and f.vehicle_id = any(${[...vehicleIds]}::bigint[])
        and v.price_cents < f.alerted_price_cents
      returning f.vehicle_id as id`.execute(handle)
    if (rows.length === 0) return
    const { site, recipient, content } = mail(new Set(rows.map(({ id }) => id)))
    await requestMail(handle, site, recipient, content)
  })
}
