import { z } from 'zod'
import type { ContactData } from '#domain/request/contact.ts'
import { tradeInDetails } from '#domain/trade-in/trade-in-data.ts'
import { STATE_ACTORS } from '#domain/order/transitions.ts'
import { CLOSING_REASONS } from '#domain/request/closing-reasons.ts'
import { RequestMessage } from '#domain/request/contact.ts'
import { MESSAGE_WARNINGS, warningsOf } from '#domain/request/message-warnings.ts'
import { REQUEST_KINDS, REQUEST_SIDES } from '#domain/request/request.ts'
import { REQUEST_STATES, type RequestState } from '#domain/request/transitions.ts'
import { inLanguage } from '#messages/texts.ts'
import { dealerTexts } from '#messages/dealer.ts'
import { APPOINTMENT_KINDS } from '#domain/appointments/calendar.ts'
import { isDay } from '#domain/delivery/calendar-day.ts'
import { readMovableUntil } from '#use-cases/appointment/movable-until.ts'
import { readSlots } from '#use-cases/appointment/slots.ts'
import { acceptProposedTime } from '#use-cases/request/accept-proposed-time.ts'
import { closeRequest } from '#use-cases/request/close-request.ts'
import { moveOwnRequestTime } from '#use-cases/request/move-request-time.ts'
import { type Appointment, readAppointment } from '#use-cases/appointment/appointment.ts'
import { readInspected } from '#use-cases/trade-in/inspect-trade-in.ts'
import { uploadsOf } from '#use-cases/upload/uploads.ts'
import { readMerchants } from '#use-cases/merchant/merchants.ts'
import { readAnswerTime } from '#use-cases/request/answer-time.ts'
import { type RequestAccess, type RequestView, readRequest } from '#use-cases/request/request.ts'
import { changeAnyRequest } from '#use-cases/banking/change-any-request.ts'
import { withdrawRequest } from '#use-cases/request/withdraw-request.ts'
import { writeFromSide } from '#use-cases/request/write-from-side.ts'
import { readVehicle } from '#use-cases/vehicle/vehicle-by-id.ts'
import { SalutationType } from '../account/customer.ts'
import { AppointmentDayType, daysBetween, unwrapSlot } from '../appointment/days.ts'
import { builder } from '../builder.ts'
import { typeOfPayment, PaymentTypeRef } from '../cart/payment.ts'
import type { GatewayContext } from '../context.ts'
import { SellerKind } from '../merchant/seller-kind.ts'
import { MerchantType } from '../merchant/merchant.ts'
import { Refusal } from '../refusal.ts'
import { readInput, unwrapOrThrow } from '../outcome.ts'
import { countAttempt, rowId } from '../session/actor.ts'
import { ShownTradeInType } from '../trade-in/valuation.ts'
import { UploadType } from '../upload/uploads.ts'
import { VehicleType } from '../vehicle/vehicle.ts'
import { BookedServicesType } from './booked.ts'
import { ContactTypeRef, RequestTypeRef, TimeOfDayRef } from './contact.ts'

export const RequestKindRef = builder.enumType('RequestKind', { values: REQUEST_KINDS })
const RequestSideRef = builder.enumType('RequestSide', { values: REQUEST_SIDES })
export const RequestStateRef = builder.enumType('RequestState', {
  values: [...new Set(Object.values(REQUEST_STATES).flat())] as readonly RequestState[],
})
export const ClosingReasonRef = builder.enumType('ClosingReason', { values: CLOSING_REASONS })
const MessageWarningRef = builder.enumType('MessageWarning', { values: MESSAGE_WARNINGS })
const RequestActorRef = builder.enumType('RequestActor', { values: STATE_ACTORS })

const RequestEventType = builder.objectRef<RequestView['events'][number]>('RequestEvent').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    actor: t.expose('actor', { type: RequestActorRef }),
    to: t.expose('to', { type: RequestStateRef }),
    movedTo: t.expose('movedTo', {
      type: 'DateTime',
      nullable: true,
      description: 'The time that its appointment got with it.',
    }),
    reason: t.expose('reason', { type: ClosingReasonRef, nullable: true }),
  }),
})

const RequestMessageType = builder.objectRef<RequestView['messages'][number]>('RequestMessage').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    author: t.expose('author', { type: RequestSideRef }),
    text: t.exposeString('text'),
    warnings: t.field({
      type: [MessageWarningRef],
      description: 'What it asks for that frauds ask for.',
      resolve: ({ text }) => warningsOf(text),
    }),
  }),
})

export const RequestSellerType = builder
  .objectRef<{ readonly name: string; readonly kind: 'COMPANY' | 'PRIVATE'; readonly city: string }>('RequestSeller')
  .implement({
    fields: (t) => ({
      name: t.string({
        description: 'Of private sellers only that they are private.',
        resolve: ({ kind, name }, _, { locale }) =>
          kind === 'PRIVATE' ? inLanguage(dealerTexts, locale).privateSeller : name,
      }),
      kind: t.expose('kind', { type: SellerKind }),
      city: t.exposeString('city'),
    }),
  })

const RequestPersonType = builder.objectRef<Partial<RequestView['person']>>('RequestPerson').implement({
  description: 'Who sent the request. Private sellers only learn the first name.',
  fields: (t) => ({
    salutation: t.expose('salutation', { type: SalutationType, nullable: true }),
    firstName: t.exposeString('firstName', { nullable: true }),
    lastName: t.exposeString('lastName', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
  }),
})

const RequestFinanceType = builder.objectRef<NonNullable<ContactData['finance']>>('RequestFinance').implement({
  description: 'The loan or lease the customer had before them; what is null has its default.',
  fields: (t) => ({
    paymentType: t.field({ type: PaymentTypeRef, resolve: ({ kind }) => typeOfPayment(kind) }),
    downPayment: t.expose('downPayment', { type: 'Euro', nullable: true }),
    duration: t.exposeInt('duration', { nullable: true }),
    mileage: t.exposeInt('mileage', { nullable: true }),
    finalInstallment: t.expose('finalInstallment', { type: 'Euro', nullable: true }),
  }),
})

const ContactDetailsType = builder.objectRef<ContactData>('ContactDetails').implement({
  fields: (t) => ({
    requestType: t.expose('requestType', { type: RequestTypeRef }),
    contactType: t.expose('contactType', { type: ContactTypeRef }),
    day: t.exposeString('day', { nullable: true }),
    timeOfDay: t.expose('timeOfDay', { type: TimeOfDayRef, nullable: true }),
    price: t.expose('price', { type: 'Euro', description: 'When the request was sent.' }),
    finance: t.expose('finance', { type: RequestFinanceType, nullable: true }),
  }),
})

/** Days that can be looked at in one answer. */
const MAX_DAYS = 62

const RequestAppointmentType = builder.objectRef<Appointment>('RequestAppointment').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: builder.enumType('AppointmentKind', { values: APPOINTMENT_KINDS }) }),
    day: t.exposeString('day', { description: 'YYYY-MM-DD.' }),
    minute: t.exposeInt('minute', { description: 'After midnight in Berlin.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    isCancelled: t.exposeBoolean('isCancelled'),
    movableUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the customer can choose another time; null once it is cancelled.',
      resolve: (appointment, _, { deps }) => readMovableUntil(deps.read, appointment),
    }),
    days: t.field({
      type: [AppointmentDayType],
      description: `Times it could have instead, of at most ${MAX_DAYS} days.`,
      args: { from: t.arg.string({ required: true }), to: t.arg.string({ required: true }) },
      resolve: ({ id, merchantId, vehicleId, kind, work }, { from, to }, { deps }) =>
        readSlots(
          deps.read,
          { merchantId, kind, work, appointmentId: id, ...(vehicleId === null ? {} : { vehicleId }) },
          daysBetween(from, to, MAX_DAYS),
        ),
    }),
  }),
})

export const RequestType = builder.objectRef<RequestView>('Request').implement({
  fields: (t) => ({
    appointment: t.field({
      type: RequestAppointmentType,
      nullable: true,
      resolve: async ({ id }, _, { deps }) => (await readAppointment(deps.read, id)) ?? null,
    }),
    id: t.id({ resolve: ({ id }) => String(id) }),
    side: t.expose('side', { type: RequestSideRef, description: 'On which side the reader is.' }),
    kind: t.expose('kind', { type: RequestKindRef }),
    state: t.expose('state', { type: RequestStateRef }),
    isOpen: t.exposeBoolean('isOpen'),
    mayWithdraw: t.exposeBoolean('mayWithdraw'),
    closingReasons: t.field({
      type: [ClosingReasonRef],
      description: 'With which reasons its seller can close it, see `closeRequest`.',
      resolve: ({ closingReasons }) => [...closingReasons],
    }),
    closedReason: t.expose('closedReason', { type: ClosingReasonRef, nullable: true }),
    title: t.string({ resolve: ({ data }) => data.title }),
    contact: t.field({
      type: ContactDetailsType,
      nullable: true,
      description: 'Of a request of the kind CONTACT.',
      resolve: ({ kind, data }) => (kind === 'CONTACT' ? (data as ContactData) : null),
    }),
    tradeIn: t.field({
      type: ShownTradeInType,
      nullable: true,
      description: 'Of a request of the kind TRADE_IN.',
      resolve: async ({ id, kind, data }, _, { deps }) => {
        const details = kind === 'TRADE_IN' ? tradeInDetails(data) : null
        return details && { details, ...(await readInspected(deps.read, id)) }
      },
    }),
    pictures: t.field({
      type: [UploadType],
      description:
        'Of a trade-in, for both sides. With a key, the path of a picture takes it too. Documents are never among them.',
      resolve: async ({ id, kind }, _, { deps }) => {
        const uploads =
          kind === 'TRADE_IN' ? await uploadsOf(deps.read, { attachedTo: `request:${id}`, owner: null }) : []
        return uploads.filter((upload) => upload.kind === 'PICTURE')
      },
    }),
    booked: t.expose('booked', {
      type: BookedServicesType,
      nullable: true,
      description: 'Of a booking of workshop services.',
    }),
    seller: t.field({
      type: RequestSellerType,
      resolve: async ({ merchantId }, _, { deps }) => (await readMerchants(deps.read, [merchantId])).get(merchantId)!,
    }),
    vehicle: t.field({
      type: VehicleType,
      nullable: true,
      description: 'Null where it is not shown any more.',
      resolve: async ({ vehicleId }, _, { deps, scope }) => {
        const vehicle = vehicleId === null ? undefined : await readVehicle(deps.read, String(vehicleId), scope)
        return vehicle ? { ...vehicle, distance: null } : null
      },
    }),
    person: t.field({
      type: RequestPersonType,
      resolve: async ({ side, person, merchantId }, _, { deps }) => {
        const merchant = (await readMerchants(deps.read, [merchantId])).get(merchantId)
        return side === 'MERCHANT' && merchant?.kind === 'PRIVATE' ? { firstName: person.firstName } : person
      },
    }),
    orderId: t.id({
      nullable: true,
      description: 'Of a request of the kind HAND_OVER.',
      resolve: ({ kind, orderId }) => (kind === 'HAND_OVER' && orderId !== null ? String(orderId) : null),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    dueAt: t.expose('dueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the seller should have answered.',
    }),
    deleteAfter: t.expose('deleteAfter', { type: 'DateTime', nullable: true }),
    events: t.field({ type: [RequestEventType], resolve: ({ events }) => [...events] }),
    messages: t.field({ type: [RequestMessageType], resolve: ({ messages }) => [...messages] }),
  }),
})

const AnswerTimeType = builder.objectRef<{ minutes: number; requests: number }>('AnswerTime').implement({
  fields: (t) => ({
    minutes: t.exposeInt('minutes', { description: 'Within so many open minutes half of the requests were answered.' }),
    requests: t.exposeInt('requests', { description: 'Of the last three months.' }),
  }),
})

builder.objectField(MerchantType, 'answerTime', (t) =>
  t.field({
    type: AnswerTimeType,
    nullable: true,
    description: 'Measured in opening hours; null with fewer than 20 requests.',
    resolve: ({ id }, _, { deps }) => readAnswerTime(deps.read, id),
  }),
)

export const ID_AND_KEY = 'The key of a mailed link; the owner needs none.'

builder.queryField('requestById', (t) =>
  t.field({
    type: RequestType,
    nullable: true,
    description: 'A request for its owner or the holder of a key; null for everybody else.',
    args: { id: t.arg.id({ required: true }), key: t.arg.string({ description: ID_AND_KEY }) },
    resolve: async (_, { id, key }, context) =>
      (await readRequest(context.deps.read, rowId(id), accessOf(context, key))) ?? null,
  }),
)

builder.mutationFields((t) => ({
  writeRequestMessage: t.boolean({
    description:
      'Writes to the other side. Refused: NOT_FOUND, CONFLICT where it is closed, LIMIT_REACHED, RATE_LIMITED.',
    args: {
      id: t.arg.id({ required: true }),
      key: t.arg.string({ description: ID_AND_KEY }),
      text: t.arg.string({ required: true, description: 'At most 500 characters.' }),
    },
    resolve: async (_, { id, key, text: entered }, context) => {
      const { text } = readInput(RequestMessage, { text: entered })
      const requestId = rowId(id)
      await countAttempt(context, 'request-message', String(requestId))
      unwrapOrThrow(await writeFromSide(context.deps.writer, accessOf(context, key), { requestId, text }))
      return true
    },
  }),
  moveRequestTime: t.boolean({
    description:
      'Gives the appointment of a request of one’s own another time, which the seller confirms. Refused: NOT_FOUND, CONFLICT where it is ' +
      'closed or too near, UNAVAILABLE with `extensions.alternatives` where the time is taken.',
    args: {
      id: t.arg.id({ required: true }),
      key: t.arg.string({ description: ID_AND_KEY }),
      day: t.arg.string({ required: true }),
      minute: t.arg.int({ required: true }),
    },
    resolve: async (_, { id, key, day, minute }, context) => {
      if (!isDay(day)) throw new Refusal('INVALID_INPUT', 'A day is YYYY-MM-DD.', 'day')
      const requestId = rowId(id)
      await countAttempt(context, 'request-message', String(requestId))
      const change = { requestId, slot: { day, minute } }
      unwrapSlot(await moveOwnRequestTime(context.deps.writer, accessOf(context, key), change))
      return true
    },
  }),
  acceptProposedTime: t.boolean({
    description:
      'Agrees to the time the seller has proposed. Refused: NOT_FOUND, CONFLICT where none waits for an answer.',
    args: { id: t.arg.id({ required: true }), key: t.arg.string({ description: ID_AND_KEY }) },
    resolve: async (_, { id, key }, context) => {
      const requestId = rowId(id)
      await countAttempt(context, 'request-message', String(requestId))
      unwrapOrThrow(await acceptProposedTime(context.deps.writer, accessOf(context, key), requestId))
      return true
    },
  }),
  closeRequest: t.boolean({
    description:
      'Closes a contact for its seller, who names a reason of `closingReasons`. Refused: NOT_FOUND, CONFLICT where it is closed or the reason ' +
      'is none of them.',
    args: {
      id: t.arg.id({ required: true }),
      key: t.arg.string({ description: ID_AND_KEY }),
      reason: t.arg({ type: ClosingReasonRef, required: true }),
    },
    resolve: async (_, { id, key, reason }, context) => {
      const requestId = rowId(id)
      await countAttempt(context, 'request-message', String(requestId))
      unwrapOrThrow(await closeRequest(context.deps.writer, accessOf(context, key), { requestId, reason }))
      return true
    },
  }),
  withdrawRequest: t.boolean({
    description: 'Withdraws a request of one’s own. Refused: NOT_FOUND, CONFLICT where it is closed.',
    args: { id: t.arg.id({ required: true }), key: t.arg.string({ description: ID_AND_KEY }) },
    resolve: async (_, { id, key }, context) => {
      const requestId = rowId(id)
      await countAttempt(context, 'request-message', String(requestId))
      unwrapOrThrow(await withdrawRequest(context.deps.writer, accessOf(context, key), requestId, changeAnyRequest))
      return true
    },
  }),
}))

const Key = z.string().max(200)

export function accessOf({ actor, scope }: GatewayContext, key: string | null | undefined): RequestAccess {
  return {
    customerId: actor.kind === 'CUSTOMER' ? actor.customerId : null,
    key: Key.safeParse(key).data ?? null,
    scope,
  }
}
