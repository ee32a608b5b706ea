import { data, redirect } from 'react-router'
import { formatInstant } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { noticeTexts } from '#messages/dealer-reviews.ts'
import { reportTexts } from '#messages/report-offer.ts'
import { inLanguage } from '#messages/texts.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { formState, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import {
  AnswerOfferReportDocument,
  OfferReportDocument,
  type OfferReportQuery,
  type ReportDecision,
} from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'

type Report = OfferReportQuery['offerReport']

export interface NoticeView {
  readonly title: string
  readonly reason: string
  readonly back: string
  readonly done: string | undefined
  readonly text: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly hasReporter: boolean
  readonly offer: string
  /** The page of a private person's listing. */
  readonly listing: string | null
  /** Null while it is open. */
  readonly decided: { readonly decision: string; readonly on: string; readonly statement: string } | null
}

export async function loadNotice({ url, params: { reportId = '' }, context }: PageArgs): Promise<NoticeView> {
  const { locale } = context.get(areaContext)
  const { offerReport } = await query(context, OfferReportDocument, { id: reportId })
  const isDone = url.searchParams.has('sent')
  return { ...viewOf(offerReport, locale), done: isDone ? noticeTexts.sent[locale] : undefined }
}

function viewOf(report: Report, locale: Locale): Omit<NoticeView, 'done'> {
  const texts = inLanguage(noticeTexts, locale)
  const { title, reason, text, email, url, listingId, decision, statement, decidedAt } = report
  return {
    ...{ title, text, offer: url, reason: reportTexts[reason][locale], hasReporter: email != null },
    back: dealerPaths.pathFor('notices', locale),
    facts: factsOf(report, locale),
    listing: listingId == null ? null : dealerPaths.pathFor('listing', locale, { listingId }),
    decided:
      decision == null
        ? null
        : {
            ...{ decision: texts[decision], statement: statement ?? '' },
            on: texts.decidedOn(decidedAt ? formatInstant(decidedAt, locale) : ''),
          },
  }
}

function factsOf({ id, receivedAt, name, email, seller }: Report, locale: Locale): NoticeView['facts'] {
  const texts = inLanguage(noticeTexts, locale)
  return [
    { label: texts.number, value: id },
    { label: texts.received, value: formatInstant(receivedAt, locale) },
    { label: texts.seller, value: seller ?? texts.sellerGone },
    { label: texts.reporter, value: name ?? texts.noName },
    ...(email == null ? [] : [{ label: texts.email, value: email }]),
  ]
}

/** Sends the decision; one that somebody else has made meanwhile is shown. */
export async function answerNotice({ request, params: { reportId: id = '' }, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const values = await formValues(request)
  const { decision = '', statement = '' } = values
  const answer = await mutate(context, AnswerOfferReportDocument, {
    ...{ id, statement, decision: decision === '' ? null : (decision as ReportDecision) },
  })
  if ('result' in answer) return redirect(`${dealerPaths.pathFor('notice', locale, { reportId: id })}?sent=1`)
  const { refusals } = answer
  const sentences = {
    ...(decision === '' ? { decision: noticeTexts.missingDecision[locale] } : {}),
    ...(statement.trim() === '' ? { statement: noticeTexts.missingStatement[locale] } : {}),
  }
  const isDecided = refusals.some(({ code }) => code === 'CONFLICT')
  const notice = isDecided ? { notice: noticeTexts.decidedAlready[locale] } : {}
  return data<FormState>({ ...formState(values, refusals, locale, sentences), ...notice }, refusedAs(refusals))
}
