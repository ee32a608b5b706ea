import { data, redirect, type RouterContextProvider } from 'react-router'
import { formatDate, formatDateOf, formatInstant } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import type { Locale } from '#domain/locale.ts'
import { closingReasonTexts } from '#messages/request-reasons.ts'
import { contactTexts } from '#messages/contact.ts'
import { requestTexts } from '#messages/requests.ts'
import { messageWarningTexts } from '#messages/private-sale.ts'
import { inLanguage } from '#messages/texts.ts'
import {
  type MessageWarning,
  RequestPageDocument,
  type RequestPageQuery,
  WithdrawRequestDocument,
  WriteRequestMessageDocument,
} from '#storefront/generated/graphql.ts'
import { formState, formValues, refusedAs } from '../../blocks/form.server.ts'
import { mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import type { Fact } from './contact-view.ts'
import { bookedFacts } from './booked-facts.server.ts'
import { carOf, financeFact } from './request-car.server.ts'
import { requestPath } from './request-path.server.ts'
import type { RequestPageView } from './request-view.ts'

interface PageArgs {
  readonly url: URL
  readonly requestId: string
  readonly context: Readonly<RouterContextProvider>
}
type PageRequest = NonNullable<RequestPageQuery['requestById']>

const keyOf = (url: URL) => url.searchParams.get('key')

/** The page of a request, for its owner or the holder of its link; 404 for everybody else. It is never cached. */
export async function loadRequest({ url, requestId, context }: PageArgs) {
  const { locale } = context.get(siteContext)
  const answer = await mutate(context, RequestPageDocument, { id: requestId, key: keyOf(url) })
  const request = 'result' in answer ? answer.result.requestById : null
  if (!request) throw data(null, 404)
  return data(viewOf(request, locale), { headers: { 'Cache-Control': 'no-store' } })
}

/** Writes a message or withdraws the request, as `intent` says, and leads back to the page. */
export async function changeRequest({
  request,
  url,
  requestId: id,
  context,
}: PageArgs & { readonly request: Request }) {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(requestTexts, locale)
  const values = await formValues(request)
  const key = keyOf(url)
  const answer =
    values.intent === 'withdraw'
      ? await mutate(context, WithdrawRequestDocument, { id, key })
      : await mutate(context, WriteRequestMessageDocument, { id, key, text: values.text ?? '' })
  if ('result' in answer) return redirect(requestPath(id, key, locale))
  const { refusals } = answer
  const codes = refusals.map(({ code }) => code)
  if (codes.includes('NOT_FOUND')) throw data(null, 404)
  const isMissing = refusals.some(({ fields = [] }) => fields.some(({ code }) => code === 'REQUIRED'))
  const state = formState(values, refusals, locale, isMissing ? { text: texts.missingText } : {})
  const notice = codes.includes('CONFLICT')
    ? { notice: texts.closedMeanwhile }
    : codes.includes('LIMIT_REACHED')
      ? { notice: texts.tooManyMessages }
      : {}
  return data({ ...state, ...notice }, refusedAs(refusals))
}

function viewOf(request: PageRequest, locale: Locale): RequestPageView {
  const texts = inLanguage(requestTexts, locale)
  const { id, side, title, isOpen, mayWithdraw, seller, vehicle, messages, deleteAfter } = request
  const isCustomer = side === 'CUSTOMER'
  return {
    ...{ isOpen, mayWithdraw, isPrivateSale: seller.kind === 'PRIVATE' },
    number: texts.number(id),
    title: isCustomer ? texts.title(title) : texts.sellerTitle(title),
    lead: leadOf(request, locale),
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

/** Beside messages between private persons; nothing is blocked. */
function warningOf(warnings: readonly MessageWarning[], locale: Locale) {
  if (warnings.length === 0) return {}
  const texts = inLanguage(messageWarningTexts, locale)
  const reasons = warnings.map((warning) => texts[`${warning}Why`])
  const title = texts.title(warnings.map((warning) => texts[warning]).join(', '))
  return { warning: { title, text: [...reasons, texts.notBlocked].join(' ') } }
}

function sellerName({ seller }: PageRequest, locale: Locale): string {
  return seller.kind === 'PRIVATE' ? `${requestTexts.theSeller[locale]}, ${seller.city}` : seller.name
}

function customerName({ person }: PageRequest, locale: Locale): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || requestTexts.theCustomer[locale]
}

/** Who has to act. */
function leadOf({ side, isOpen, closedReason, messages, state, dueAt }: PageRequest, locale: Locale): string {
  const texts = inLanguage(requestTexts, locale)
  if (!isOpen) return closedReason ? `${texts.closed} ${closingReasonTexts[closedReason][locale]}` : texts.closed
  const isAnswered = messages.at(-1)?.author === 'MERCHANT'
  const until = state === 'NEW' && dueAt && Date.parse(dueAt) > Date.now() ? formatInstant(dueAt, locale) : undefined
  if (side === 'CUSTOMER') {
    if (isAnswered) return texts.answered
    return until ? texts.waitingUntil(until) : texts.waiting
  }
  if (isAnswered) return texts.sellerWaits
  return until ? texts.sellerTurnUntil(until) : texts.sellerTurn
}

function courseOf({ events, isOpen }: PageRequest, locale: Locale): RequestPageView['course'] {
  const texts = inLanguage(requestTexts, locale)
  const done = events.map(({ at, to, reason }, index) => ({
    label: texts[to],
    note: [formatInstant(at, locale), reason ? closingReasonTexts[reason][locale] : ''].filter(Boolean).join(' · '),
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
  const about = bookedFacts(booked, locale)
  if (appointment && !appointment.isCancelled)
    return [{ label: texts.appointment, value: formatInstant(appointment.startsAt, locale) }, ...about, ...customer]
  if (!contact) return [...about, ...customer]
  const { price, day, timeOfDay, finance } = contact
  const wished = [day ? formatDate(day, locale) : '', timeOfDay ? words[timeOfDay] : ''].filter(Boolean).join(', ')
  return [
    { label: texts.wish, value: words[kindOf(contact)] },
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
