import { data, redirect, type RouterContextProvider } from 'react-router'
import { formatAppointment, formatDate, formatDateOf, formatInstant } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { contactTexts } from '#messages/contact.ts'
import { requestTexts } from '#messages/requests.ts'
import { messageWarningTexts } from '#messages/private-sale.ts'
import { inLanguage } from '#messages/texts.ts'
import { tradeInRequestTexts } from '#messages/trade-in-request.ts'
import {
  AcceptProposedTimeDocument,
  type MessageWarning,
  RequestPageDocument,
  type RequestPageQuery,
  WithdrawRequestDocument,
  WriteRequestMessageDocument,
} from '#storefront/generated/graphql.ts'
import { formState, formValues, refusedAs } from '../../blocks/form.server.ts'
import { type ReceivedForm, receiveUploads } from '../../blocks/uploads.server.ts'
import { mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import type { Fact } from './contact-view.ts'
import { applicationLead, applicationOf, changeProofs, draftOf } from './application.server.ts'
import { bookedFacts } from './booked-facts.server.ts'
import { closeRequest, closingOf, reasonText } from './closing.server.ts'
import { carOf, financeFact } from './request-car.server.ts'
import { keyOf, requestPath, requestTimePath } from './request-path.server.ts'
import { changeContract, contractOf } from './sales-contract.server.ts'
import { sellerName } from './seller-name.server.ts'
import { tradeInFacts, tradeInLead, tradeInPart } from './trade-in.server.ts'
import type { RequestPageView } from './request-view.ts'

export interface RequestPageArgs {
  readonly url: URL
  readonly requestId: string
  readonly context: Readonly<RouterContextProvider>
}
type PageRequest = NonNullable<RequestPageQuery['requestById']>

/** The page of a request, for its owner or the holder of its link; 404 for everybody else. It is never cached. */
export async function loadRequest({ url, requestId, context }: RequestPageArgs) {
  const { locale } = context.get(siteContext)
  const answer = await mutate(context, RequestPageDocument, { id: requestId, key: keyOf(url) })
  const request = 'result' in answer ? answer.result.requestById : null
  if (!request) throw data(null, 404)
  // An offer is no enquiry: its seller has a page for all of them.
  if (request.kind === 'PRIVATE_SALE') {
    const { vehicle } = request
    const isShown = vehicle?.state === 'PUBLISHED' || vehicle?.state === 'RESERVED'
    throw redirect(vehicle && isShown ? vehicle.path : pathFor('private-sales', locale))
  }
  const view = { ...viewOf(request, keyOf(url), locale), ...(await applicationOf(request, context, locale)) }
  return data(view, { headers: { 'Cache-Control': 'no-store' } })
}

/** Writes a message, accepts the proposed time or withdraws the request, as `intent` says, and leads back to the page. */
export async function changeRequest({
  request,
  url,
  requestId: id,
  context,
}: RequestPageArgs & { readonly request: Request }) {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(requestTexts, locale)
  const key = keyOf(url)
  const received = await receivedForm(request, id, context)
  const { values } = received
  const changed =
    (await changeContract(values, { id, key, context, locale })) ?? (await changeProofs(received, id, context, locale))
  if (changed) return changed
  const answer =
    values.intent === 'withdraw'
      ? await mutate(context, WithdrawRequestDocument, { id, key })
      : values.intent === 'close'
        ? await closeRequest(context, values, { id, key })
        : values.intent === 'accept'
          ? await mutate(context, AcceptProposedTimeDocument, { id, key })
          : await mutate(context, WriteRequestMessageDocument, { id, key, text: values.text ?? '' })
  if ('result' in answer) return redirect(requestPath(id, key, locale))
  const { refusals } = answer
  const codes = refusals.map(({ code }) => code)
  if (codes.includes('NOT_FOUND')) throw data(null, 404)
  const isMissing = refusals.some(({ fields = [] }) => fields.some(({ code }) => code === 'REQUIRED'))
  const sentences = { text: texts.missingText, reason: texts.missingReason }
  const state = formState(values, refusals, locale, isMissing ? sentences : {})
  const notice = codes.includes('CONFLICT')
    ? { notice: texts.closedMeanwhile }
    : codes.includes('LIMIT_REACHED')
      ? { notice: texts.tooManyMessages }
      : {}
  return data({ ...state, ...notice }, refusedAs(refusals))
}

/** The form of an application may bring files; the others are plain. */
async function receivedForm(request: Request, id: string, context: RequestPageArgs['context']): Promise<ReceivedForm> {
  if (!request.headers.get('Content-Type')?.startsWith('multipart/'))
    return { values: await formValues(request), stored: [], errors: {} }
  const answer = await mutate(context, RequestPageDocument, { id, key: null })
  const financing = 'result' in answer ? answer.result.requestById?.financing : null
  if (!financing) throw data(null, 404)
  return receiveUploads(request, context, { flow: draftOf(financing.orderId), kind: 'DOCUMENT' })
}

function viewOf(request: PageRequest, key: string | null, locale: Locale): RequestPageView {
  const texts = inLanguage(requestTexts, locale)
  const { id, kind, side, isOpen, seller, vehicle, messages, deleteAfter } = request
  const isCustomer = side === 'CUSTOMER'
  // Giving an application up ends its order: for that one logs in.
  const mayWithdraw = request.mayWithdraw && (kind !== 'FINANCING' || request.financing != null)
  return {
    ...{ isOpen, mayWithdraw, isPrivateSale: seller.kind === 'PRIVATE' },
    number: texts.number(id),
    title: titleOf(request, locale),
    lead:
      kind === 'FINANCING' && isCustomer
        ? applicationLead(request, locale)
        : ((request.tradeIn && tradeInLead(request, locale)) ?? leadOf(request, locale)),
    ...timeOf(request, key, locale),
    ...tradeInPart(request, key, locale),
    withdraw: withdrawText(request, locale),
    closing: closingOf(request, locale),
    ...contractOf(request, key, locale),
    messages: messages.map(({ at, author, text, warnings }) => ({
      by:
        author === side
          ? texts.you
          : author === 'CUSTOMER'
            ? customerName(request, locale)
            : sellerName(request, locale),
      at: formatInstant(at, locale),
      text,
      isOwn: author === side,
      ...(seller.kind === 'PRIVATE' && author !== side ? warningOf(warnings, locale) : {}),
    })),
    course: courseOf(request, locale),
    ...(vehicle ? { car: carOf(vehicle) } : {}),
    facts: factsOf(request, locale),
    ...(deleteAfter ? { deleted: texts.deletedOn(formatDateOf(deleteAfter, locale)) } : {}),
  }
}

function titleOf(request: PageRequest, locale: Locale): string {
  const { kind, side, title } = request
  const texts = inLanguage(requestTexts, locale)
  const isCustomer = side === 'CUSTOMER'
  if (kind === 'TRADE_IN') return tradeInRequestTexts[isCustomer ? 'title' : 'sellerTitle'][locale](title)
  if (kind === 'HAND_OVER') return texts.handOverTitle(title)
  if (isComing(request)) return texts.timeTitle(title)
  if (isCustomer && kind === 'FINANCING') return texts.applicationTitle(title)
  return isCustomer ? texts.title(title) : texts.sellerTitle(title)
}

/** Whoever cancels the inspection of a trade-in ends all of it, and the button says so. */
function withdrawText(request: PageRequest, locale: Locale): string {
  if (request.kind === 'TRADE_IN')
    return request.state === 'OFFERED' ? tradeInRequestTexts.withdrawOffer[locale] : requestTexts.withdraw[locale]
  return isComing(request) ? requestTexts.cancelTime[locale] : requestTexts.withdraw[locale]
}

/** Its appointment while it is to come, and what its customer can do about it. */
function timeOf(request: PageRequest, key: string | null, locale: Locale): Pick<RequestPageView, 'time'> {
  const { id, side, state, appointment } = request
  if (!appointment || !isComing(request)) return {}
  const isCustomers = side === 'CUSTOMER'
  const isMovable = isCustomers && appointment.movableUntil != null && Date.parse(appointment.movableUntil) > Date.now()
  return {
    time: {
      text: formatAppointment(appointment.startsAt, locale),
      isProposed: isCustomers && state === 'ALTERNATIVE_PROPOSED',
      ...(isMovable ? { move: requestTimePath(id, key, locale) } : {}),
    },
  }
}

function isComing({ isOpen, appointment }: PageRequest): boolean {
  return isOpen && appointment != null && !appointment.isCancelled && Date.parse(appointment.startsAt) > Date.now()
}

/** Beside messages between private persons; nothing is blocked. */
function warningOf(warnings: readonly MessageWarning[], locale: Locale) {
  if (warnings.length === 0) return {}
  const texts = inLanguage(messageWarningTexts, locale)
  const reasons = warnings.map((warning) => texts[`${warning}Why`])
  const title = texts.title(warnings.map((warning) => texts[warning]).join(', '))
  return { warning: { title, text: [...reasons, texts.notBlocked].join(' ') } }
}

function customerName({ person }: PageRequest, locale: Locale): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || requestTexts.theCustomer[locale]
}

/** Who has to act. */
function leadOf(request: PageRequest, locale: Locale): string {
  const { side, isOpen, closedReason, messages, state, dueAt } = request
  const texts = inLanguage(requestTexts, locale)
  if (!isOpen) return closedReason ? `${texts.closed} ${reasonText(closedReason, side, locale)}` : texts.closed
  if (state === 'ALTERNATIVE_PROPOSED') return side === 'CUSTOMER' ? texts.proposed : texts.proposalWaits
  if (state === 'CONFIRMED') return texts.confirmed
  const isAnswered = messages.at(-1)?.author === 'MERCHANT'
  const until =
    (state === 'NEW' || state === 'REQUESTED') && dueAt && Date.parse(dueAt) > Date.now()
      ? formatInstant(dueAt, locale)
      : undefined
  if (side === 'CUSTOMER') {
    if (isAnswered) return texts.answered
    if (isComing(request)) return until ? texts.reservedUntil(until) : texts.reserved
    return until ? texts.waitingUntil(until) : texts.waiting
  }
  if (isAnswered) return texts.sellerWaits
  return until ? texts.sellerTurnUntil(until) : texts.sellerTurn
}

function courseOf({ events, isOpen, side }: PageRequest, locale: Locale): RequestPageView['course'] {
  const texts = inLanguage(requestTexts, locale)
  const done = events.map(({ at, to, reason, movedTo }, index) => ({
    label: movedTo && to !== 'ALTERNATIVE_PROPOSED' ? texts.moved : texts[to],
    note: [
      formatInstant(at, locale),
      movedTo ? texts.movedTo(formatInstant(movedTo, locale)) : '',
      reason ? reasonText(reason, side, locale) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    step: isOpen && index === events.length - 1 ? ('now' as const) : ('done' as const),
  }))
  return isOpen ? [...done, { label: texts.comes, step: 'next' }] : done
}

function factsOf(request: PageRequest, locale: Locale): Fact[] {
  const texts = inLanguage(requestTexts, locale)
  const words = inLanguage(contactTexts, locale)
  const { contact, side, person, appointment, booked } = request
  const customer =
    side === 'MERCHANT'
      ? [
          { label: texts.customer, value: customerName(request, locale) },
          ...(person.email ? [{ label: words.email, value: person.email }] : []),
          ...(person.phone ? [{ label: words.phone, value: person.phone }] : []),
        ]
      : [{ label: words.seller, value: sellerName(request, locale) }]
  const order = request.orderId ? [{ label: texts.order, value: request.orderId }] : []
  const about = [...order, ...bookedFacts(booked, locale), ...tradeInFacts(request, locale)]
  const time =
    appointment && !appointment.isCancelled
      ? [{ label: texts.appointment, value: formatInstant(appointment.startsAt, locale) }]
      : []
  if (!contact) return [...time, ...about, ...customer]
  const { price, day, timeOfDay, finance } = contact
  const wished = [day ? formatDate(day, locale) : '', timeOfDay ? words[timeOfDay] : ''].filter(Boolean).join(', ')
  return [
    { label: texts.wish, value: words[kindOf(contact)] },
    ...time,
    ...(wished ? [{ label: texts.wishedTime, value: wished }] : []),
    { label: words.price, value: formatEuros(price, locale) },
    ...financeFact(finance, locale),
    ...customer,
  ]
}

function kindOf({ requestType, contactType }: NonNullable<PageRequest['contact']>) {
  const kinds = {
    TEST_DRIVE: 'testDrive',
    TRADE_IN: 'tradeIn',
    CONFIGURED_VEHICLE_REQUEST: 'configured',
    ORDER_VEHICLE_REQUEST: 'order',
  } as const
  if (requestType !== 'CAR_REQUEST') return kinds[requestType]
  return ({ EMAIL: 'question', CALLBACK: 'callback', VIDEOCALL: 'video' } as const)[contactType]
}
