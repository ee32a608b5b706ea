import { data, redirect, type RouterContextProvider } from 'react-router'
import { formatAppointment, formatDateOf, formatInstant } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { applicationTexts } from '#messages/application.ts'
import { requestTexts } from '#messages/requests.ts'
import { messageWarningTexts } from '#messages/message-warnings.ts'
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
import { hasErrorsContext, siteContext } from '../../request.server.ts'
import { applicationLead, applicationOf, changeProofs, draftOf } from './application.server.ts'
import { closeRequest, closingOf } from './closing.server.ts'
import { carOf } from './request-car.server.ts'
import { courseOf, isComing, leadOf } from './request-course.server.ts'
import { customerName, factsOf } from './request-facts.server.ts'
import { keyOf, requestPath, requestTimePath } from './request-path.server.ts'
import { changeContract, contractOf } from './sales-contract.server.ts'
import { sellerName } from './seller-name.server.ts'
import { tradeInLead, tradeInPart } from './trade-in.server.ts'
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
  context.set(hasErrorsContext, true)
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
  // Withdrawing an application ends its order, so it needs a login: only its customer has `financing`.
  const mayWithdraw = request.mayWithdraw && (kind !== 'FINANCING' || request.financing != null)
  return {
    ...{ isOpen, mayWithdraw, isPrivateSale: seller.kind === 'PRIVATE' },
    number: (kind === 'FINANCING' ? inLanguage(applicationTexts, locale) : texts).number(id),
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
    linkNote: linkNoteOf(kind, key, locale),
    ...(vehicle ? { car: carOf(vehicle) } : {}),
    facts: factsOf(request, locale),
    ...(deleteAfter ? { deleted: texts.deletedOn(formatDateOf(deleteAfter, locale)) } : {}),
  }
}

/** Who else can read the page: its address opens it with a key for everybody, otherwise for whoever is logged in. */
function linkNoteOf(kind: PageRequest['kind'], key: string | null, locale: Locale): string {
  const { ownNote, linkNote } = kind === 'FINANCING' ? applicationTexts : requestTexts
  return (key === null ? ownNote : linkNote)[locale]
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

/** Label of the button that withdraws. Cancelling the inspection of a trade-in ends the whole request, so its button says so. */
function withdrawText(request: PageRequest, locale: Locale): string {
  if (request.kind === 'TRADE_IN')
    return request.state === 'OFFERED' ? tradeInRequestTexts.withdrawOffer[locale] : requestTexts.withdraw[locale]
  if (request.kind === 'FINANCING') return applicationTexts.withdraw[locale]
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

/** The warning beside a message between private persons; nothing is blocked. */
function warningOf(warnings: readonly MessageWarning[], locale: Locale) {
  if (warnings.length === 0) return {}
  const texts = inLanguage(messageWarningTexts, locale)
  const reasons = warnings.map((warning) => texts[`${warning}Why`])
  const title = texts.title(warnings.map((warning) => texts[warning]).join(', '))
  return { warning: { title, text: [...reasons, texts.notBlocked].join(' ') } }
}
