import { sql } from 'kysely'
import type { Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import type { MailContent, MailSite } from '#domain/mail.ts'

/** Asks for the mail about lower prices and remembers them as told; nothing where another worker was faster. */
export async function tellOfPriceDrops(
  writer: Writer,
  customerId: number,
  vehicleIds: readonly number[],
  mail: { readonly site: MailSite; readonly recipient: string; readonly content: MailContent },
): Promise<void> {
  await writer.transaction(async (handle) => {
    const { rows } = await sql`
      update favourites f set alerted_price_cents = v.price_cents from vehicles v
      where v.id = f.vehicle_id and f.customer_id = ${customerId} and f.vehicle_id = any(${[...vehicleIds]}::bigint[])
        and v.price_cents < f.alerted_price_cents
      returning f.vehicle_id`.execute(handle)
    if (rows.length > 0) await requestMail(handle, mail.site, mail.recipient, mail.content)
  })
}
