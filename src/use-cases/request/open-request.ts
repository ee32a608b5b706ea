import { createHash, randomInt } from 'node:crypto'
import type { WriteHandle } from '#database/handles.ts'
import type { FederalState } from '#domain/delivery/federal-state.ts'
import type { MailPerson } from '#domain/account/mail-person.ts'
import type { MailSite } from '#domain/mail.ts'
import { afterOpenMinutes, DUE_OPEN_MINUTES, REMIND_OPEN_MINUTES } from '#domain/request/due-time.ts'
import { isAnsweredBySeller, type RequestData, type RequestKind } from '#domain/request/request.ts'
import { firstState } from '#domain/request/transitions.ts'
import { issueRequestKey } from './request-keys.ts'
import { writeRequestEvent } from './write-request-event.ts'

export interface NewRequest {
  readonly kind: RequestKind
  readonly merchantId: number
  readonly vehicleId: number | null
  /** Null: somebody without an account. */
  readonly customerId: number | null
  readonly person: MailPerson
  readonly email: string
  readonly phone: string | null
  /** Of the kind, checked by its schema. */
  readonly data: RequestData
  /** The first message; null without one. */
  readonly text: string | null
  /** The order it belongs to; left out: none. */
  readonly orderId?: number
  /** Where the merchant is, whose holidays are not counted; null: not known. */
  readonly federalState: FederalState | null
  /** Staff who enter it for somebody; left out: whoever it is from. */
  readonly openedBy?: 'MERCHANT'
}

interface OpenedRequest {
  readonly kind: 'done'
  readonly id: number
  /** The form has not been sent before. */
  readonly isNew: boolean
  /** Opens the request's page for the person who sent it. */
  readonly key: string
}

/**
 * Opens a request in the transaction of the use case that needs one, with its first message, its due time and the job that mails it. The
 * same form sent again answers with the request it has opened, and another key for it.
 */
export async function openRequest(
  handle: WriteHandle,
  site: MailSite,
  formKey: string,
  request: NewRequest,
): Promise<OpenedRequest> {
  const formHash = createHash('sha256')
    .update(JSON.stringify([formKey, request]))
    .digest('hex')
  const { id, isNew } = await insert(handle, site, formHash, request)
  if (isNew) {
    if (request.text !== null)
      await handle
        .insertInto('request_messages')
        .values({ request_id: id, author: 'CUSTOMER', text: request.text })
        .execute()
    const actor = request.openedBy ?? 'CUSTOMER'
    await writeRequestEvent(handle, { requestId: id, actor, from: null, to: firstState(request.kind) })
  }
  return { kind: 'done', id, isNew, key: await issueRequestKey(handle, id, 'CUSTOMER') }
}

async function insert(
  handle: WriteHandle,
  { origin, brandSlug, locale }: MailSite,
  formHash: string,
  { kind, merchantId, vehicleId, customerId, person, email, phone, data, federalState, orderId }: NewRequest,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const { opening_hours: openingHours } = await handle
    .selectFrom('merchants')
    .select('opening_hours')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow()
  const [now, business] = [new Date(), { openingHours, state: federalState }]
  const due = (minutes: number) => (isAnsweredBySeller(kind) ? afterOpenMinutes(now, minutes, business) : null)
  for (;;) {
    const inserted = await handle
      .insertInto('requests')
      .values({
        ...{ id: randomInt(1_000_000_000, 10_000_000_000), form_key: formHash, kind, state: firstState(kind) },
        ...{ merchant_id: merchantId, vehicle_id: vehicleId, customer_id: customerId, order_id: orderId ?? null },
        ...{ salutation: person.salutation, first_name: person.firstName, last_name: person.lastName, email, phone },
        ...{ locale, origin, brand_slug: brandSlug, data: JSON.stringify(data), federal_state: federalState },
        remind_at: due(REMIND_OPEN_MINUTES),
        due_at: due(DUE_OPEN_MINUTES),
      })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted) return { ...inserted, isNew: true }
    const known = await handle.selectFrom('requests').select('id').where('form_key', '=', formHash).executeTakeFirst()
    if (known) return { ...known, isNew: false }
    // Its number was another request's: another one is drawn.
  }
}
