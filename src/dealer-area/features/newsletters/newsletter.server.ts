import { data, redirect } from 'react-router'
import { formatInstant } from '#domain/format/dates.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerNewsletterTexts } from '#messages/dealer-newsletters.ts'
import { inLanguage } from '#messages/texts.ts'
import { formState, type FormValues, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import type { Refusal } from '#storefront/blocks/gateway-answer.ts'
import { type ChangedState, type ChangedView, whoChanged } from '../../blocks/changed-state.ts'
import {
  NewsletterIssueDocument,
  type NewsletterIssueQuery,
  NewsletterPreviewDocument,
  NewslettersDocument,
  SaveNewsletterDocument,
  SendNewsletterDocument,
  SendTestNewsletterDocument,
} from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import { mutateSteppedUp } from '../../step-up.server.ts'
import { senderOfPage, withFlag } from './sender.server.ts'

type Issue = NewsletterIssueQuery['newsletter']
const FIELDS = ['subject', 'text', 'locale', 'query', 'cars'] as const
type Field = (typeof FIELDS)[number]

export interface NewsletterView {
  readonly title: string
  readonly state: string
  /** What the form begins with. */
  readonly values: Readonly<Record<Field, string>>
  readonly fingerprint: string
  readonly isDraft: boolean
  /** Null before it is saved for the first time. */
  readonly preview: string | null
  readonly counts: readonly { readonly label: string; readonly value: string }[]
  /** The question whether to send, and to how many; null unless it is asked. */
  readonly sendTitle: string | null
  readonly done: string | null
  readonly isSteppedUp: boolean
  readonly back: string
  readonly here: string
  readonly toSend: string
}

export async function loadNewsletter({ url, params, context }: PageArgs): Promise<NewsletterView> {
  const { locale } = context.get(areaContext)
  const { issueId: id = 'new' } = params
  const { merchant, list, issue: addressOf, preview } = await senderOfPage(url, context)
  const texts = inLanguage(dealerNewsletterTexts, locale)
  const here = addressOf(id)
  const common = { back: list, here, toSend: withFlag(here, 'send') }
  if (id === 'new') {
    const { newsletters } = await query(context, NewslettersDocument, { merchant })
    if (!newsletters) throw data(null, 404)
    return {
      ...{ ...common, title: texts.create, state: texts.DRAFT, values: { ...NOTHING, locale }, fingerprint: '' },
      ...{ isDraft: true, preview: null, counts: [], sendTitle: null, done: null, isSteppedUp: false },
    }
  }
  const { me, newsletters, newsletter: issue } = await query(context, NewsletterIssueDocument, { merchant, id })
  const isDraft = issue.state === 'DRAFT'
  const readers = (issue.locale === 'en' ? newsletters?.readersEn : newsletters?.readersDe) ?? 0
  return {
    ...{ ...common, title: issue.subject, state: texts[issue.state], values: issue, isDraft },
    ...{ fingerprint: issue.fingerprint, preview: preview(id), counts: isDraft ? [] : countsOf(issue, locale) },
    sendTitle: isDraft && url.searchParams.has('send') ? texts.sendTitle(formatNumber(readers, locale)) : null,
    done: doneOf(url, locale),
    isSteppedUp: me?.isSteppedUp ?? false,
  }
}

const NOTHING = { subject: '', text: '', query: '', cars: '' }

function countsOf(issue: Issue, locale: Locale): NewsletterView['counts'] {
  const texts = inLanguage(dealerNewsletterTexts, locale)
  return [
    { label: texts.at, value: formatInstant(issue.sendingSince ?? issue.createdAt, locale) },
    { label: texts.recipients, value: formatNumber(issue.recipients, locale) },
    { label: texts.sent, value: formatNumber(issue.sent, locale) },
    { label: texts.bounced, value: formatNumber(issue.bounced, locale) },
    { label: texts.unsubscribed, value: formatNumber(issue.unsubscribed, locale) },
  ]
}

function doneOf({ searchParams }: URL, locale: Locale): string | null {
  const texts = inLanguage(dealerNewsletterTexts, locale)
  if (searchParams.has('tested')) return texts.tested(searchParams.get('tested')?.slice(0, 254) ?? '')
  if (searchParams.has('started')) return texts.started
  return searchParams.has('saved') ? texts.saved : null
}

/** The mail alone, for the frame beside the form; its headers allow no script and no form in it. */
export async function loadNewsletterPreview({ url, params, context }: PageArgs): Promise<Response> {
  const { merchant } = await senderOfPage(url, context)
  const { newsletter: issue } = await query(context, NewsletterIssueDocument, { merchant, id: params.issueId ?? '' })
  const { newsletterPreview } = await query(context, NewsletterPreviewDocument, { merchant, input: inputOf(issue) })
  return new Response(newsletterPreview, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox; frame-ancestors 'self'",
      'X-Frame-Options': 'SAMEORIGIN',
    },
  })
}

function inputOf(values: Readonly<Partial<Record<Field, string>>>): Record<Field, string> {
  const { subject = '', text = '', locale = 'de', query: search = '', cars = '' } = values
  return { subject, text, locale, query: search, cars }
}

/**
 * Saves the form and, where that is requested, mails it as a test or asks whether to send it; or sends the issue once that is confirmed.
 */
export async function actOnNewsletter(args: ActionArgs) {
  const { request, url, params, context } = args
  const { locale } = context.get(areaContext)
  const { issueId: id = 'new' } = params
  const sender = await senderOfPage(url, context)
  const values = await formValues(request)
  const here = sender.issue(id)
  const fingerprint = values.fingerprint ?? ''
  if (values.intent === 'send') {
    const issue = { merchant: sender.merchant, id, fingerprint }
    const answer = await mutateSteppedUp(context, values, SendNewsletterDocument, issue)
    if ('result' in answer) return redirect(withFlag(here, 'started'))
    return refusedAgain(values, answer.refusals, locale)
  }
  const change = { merchant: sender.merchant, id: id === 'new' ? null : id, input: inputOf(values), fingerprint }
  const answer = await mutate(context, SaveNewsletterDocument, change)
  if ('result' in answer) {
    const saved = answer.result.saveNewsletter
    if (values.intent === 'to-send') return redirect(withFlag(sender.issue(saved), 'send'))
    if (values.intent !== 'test') return redirect(withFlag(sender.issue(saved), 'saved'))
    const test = await mutate(context, SendTestNewsletterDocument, { merchant: sender.merchant, id: saved })
    if ('refusals' in test) return refusedAgain(values, test.refusals, locale)
    const address = new URL(sender.issue(saved), url)
    address.searchParams.set('tested', test.result.sendTestNewsletter)
    return redirect(address.pathname + address.search)
  }
  if (!answer.refusals.some(({ code }) => code === 'CHANGED')) return refusedAgain(values, answer.refusals, locale)
  const { newsletter } = await query(context, NewsletterIssueDocument, { merchant: sender.merchant, id })
  const state = formState(values, answer.refusals, locale)
  const changed = changedView(newsletter, values, locale)
  return data<ChangedState>(
    { values: state.values, errors: {}, changed, fingerprint: newsletter.fingerprint },
    { status: 409 },
  )
}

function refusedAgain(values: FormValues, refusals: readonly Refusal[], locale: Locale) {
  const texts = inLanguage(dealerNewsletterTexts, locale)
  const state = formState(values, refusals, locale, { query: texts.queryInvalid })
  const codes = refusals.map(({ code }) => code)
  const notice = codes.includes('UNAVAILABLE')
    ? texts.notNow
    : codes.includes('CONFLICT')
      ? texts.alreadySent
      : undefined
  return data<ChangedState>(notice === undefined ? state : { ...state, notice }, refusedAs(refusals))
}

/** Both versions of each field that differs. */
function changedView(now: Issue, entered: FormValues, locale: Locale): ChangedView {
  const texts = inLanguage(dealerNewsletterTexts, locale)
  const { lastChange } = now
  return {
    who: whoChanged(lastChange, locale),
    differences: FIELDS.map((field) => ({
      ...{ label: texts[field], now: now[field], entered: entered[field] ?? '' },
    })).filter((each) => each.now !== each.entered),
  }
}
