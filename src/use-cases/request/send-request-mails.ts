import type { WriteHandle, Writer } from '#database/handles.ts'
import type { RequestNews } from '#database/jobs.ts'
import { requestMail } from '#database/mails.ts'
import type { Locale } from '#domain/locale.ts'
import { titleIn } from '#domain/request/request.ts'
import type { ClosingReason } from '#domain/request/closing-reasons.ts'
import { mailsOfMessage, mailsOfRequestEvent, type RequestMails } from '#domain/request/request-mails.ts'
import type { VehicleState } from '#domain/stock/stock-state.ts'
import { readAppointment } from '../appointment/appointment.ts'
import { mailVehicle } from '../vehicle/mail-vehicle.ts'
import { readVehicles } from '../vehicle/vehicle.ts'
import { appointmentForMail, readForMail, sellerName } from './request-for-mail.ts'
import { issueRequestKey } from './request-keys.ts'

interface RequestMailDeps {
  readonly writer: Writer
  /** Null: the operator has named none. */
  readonly operatorEmail: () => Promise<string | null>
}

/** Of a car that is gone nothing is shown but its name. */
const ON_OFFER: ReadonlySet<VehicleState> = new Set(['PUBLISHED', 'RESERVED'])

interface Cause extends RequestMails {
  readonly requestId: number
  readonly reason: ClosingReason | null
  /** The operator has to look at it. */
  readonly isOverdue?: true
}

/** Sends the mails about a request that its news cause, each once, however often the job runs. Each link has a key of its own. */
export async function sendRequestMails({ writer, operatorEmail }: RequestMailDeps, news: RequestNews): Promise<void> {
  const operator = 'escalation' in news && news.escalation === 2 ? await operatorEmail() : null
  await writer.transaction(async (handle) => {
    const cause = await causeOf(handle, news)
    const row = cause && (await readForMail(handle, cause.requestId))
    if (!row) return
    const { origin, brand_slug: brandSlug, locale } = row
    const [vehicle] = row.vehicleId === null ? [] : await readVehicles(handle, [row.vehicleId])
    const request = { number: String(row.id), title: titleIn(row.data, 'de'), seller: sellerName(row) }
    const about = (language: Locale) => ({
      ...{ ...request, title: titleIn(row.data, language) },
      ...(vehicle && ON_OFFER.has(vehicle.state) ? { vehicle: mailVehicle(vehicle, language) } : {}),
    })
    const once = `request-${Object.values(news).join('-')}-${Object.keys(news).join('-')}`
    const token = (holder: 'CUSTOMER' | 'MERCHANT') => issueRequestKey(handle, row.id, holder)
    // Sellers and the operator are in Germany: they are written to in German.
    const german = { origin, brandSlug, locale: 'de' } as const
    const appointment = appointmentForMail(row, await readAppointment(handle, row.id))
    const dueAt = row.answered_at ? null : (row.due_at?.toISOString() ?? null)
    // Somebody who was booked by telephone may have no address.
    if (cause.customer && row.email !== '')
      await requestMail(
        handle,
        { origin, brandSlug, locale },
        row.email,
        {
          ...{ kind: 'request-for-customer', news: cause.customer, reason: cause.reason, appointment },
          request: about(locale),
          token: await token('CUSTOMER'),
        },
        `${once}-customer`,
      )
    if (cause.merchant && row.merchantEmail)
      await requestMail(
        handle,
        german,
        row.merchantEmail,
        {
          ...{ kind: 'request-for-merchant', news: cause.merchant, dueAt, appointment },
          request: about('de'),
          ...{ isPrivateSeller: row.merchantKind === 'PRIVATE', token: await token('MERCHANT') },
        },
        `${once}-merchant`,
      )
    if (cause.isOverdue && operator)
      await requestMail(handle, german, operator, { kind: 'request-overdue', request, dueAt }, `${once}-operator`)
  })
}

async function causeOf(handle: WriteHandle, news: RequestNews): Promise<Cause | undefined> {
  if ('escalation' in news) {
    const { requestId, escalation } = news
    const nothing = { customer: null, reason: null, requestId } as const
    return escalation === 1 ? { ...nothing, merchant: 'REMINDER' } : { ...nothing, merchant: null, isOverdue: true }
  }
  if ('appointmentId' in news) {
    const booked = await handle
      .selectFrom('appointments')
      .select('request_id as requestId')
      .where('id', '=', news.appointmentId)
      .where('state', '=', 'BOOKED')
      .executeTakeFirst()
    if (!booked?.requestId) return undefined
    return { requestId: booked.requestId, customer: 'REMINDER', merchant: null, reason: null }
  }
  if ('messageId' in news) {
    const message = await handle
      .selectFrom('request_messages')
      .select(['request_id as requestId', 'author'])
      .where('id', '=', news.messageId)
      .executeTakeFirst()
    return message && { requestId: message.requestId, reason: null, ...mailsOfMessage(message.author) }
  }
  const event = await handle
    .selectFrom('request_events as e')
    .innerJoin('requests as r', 'r.id', 'e.request_id')
    .select(['r.id as requestId', 'r.kind', 'e.actor', 'e.from_state as from', 'e.to_state as to', 'e.reason'])
    .select('e.moved_to as movedTo')
    .where('e.id', '=', news.eventId)
    .executeTakeFirst()
  if (!event) return undefined
  const { requestId, reason, movedTo, ...facts } = event
  return { requestId, reason, ...mailsOfRequestEvent({ ...facts, isMove: movedTo !== null }) }
}
