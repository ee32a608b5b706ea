import { redirect, type RouterContextProvider } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { currentStep, isReached, stepBeside, type StepOf } from '#domain/routes/flows.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { loginPath } from '#domain/session/access.ts'
import { DRAFT_PARAMETER, ENDED_PARAMETER, withDraft, withEndedDraft } from '#domain/widget/widget-address.ts'
import { flowTexts } from '#messages/flow.ts'
import { inLanguage } from '#messages/texts.ts'
import { tradeInFlowTexts } from '#messages/trade-in-flow.ts'
import { ResetTradeInDocument, type TradeInFieldsFragment, TradeInPageDocument } from '#storefront/generated/graphql.ts'
import { flowSteps, redirectFromClosedStep, stepNamed } from '../../blocks/flow-steps.server.ts'
import { type FormValues, refusedForm } from '../../blocks/form.server.ts'
import type { Answer, Refusal } from '../../blocks/gateway-answer.ts'
import { mutate, query } from '../../gateway.server.ts'
import { redirectWithNotice } from '../../blocks/notice-redirect.server.ts'
import { laterPath } from '../../blocks/later-path.server.ts'
import { carFacts } from '../../blocks/traded-car.server.ts'
import { hasErrorsContext, siteContext } from '../../request.server.ts'
import { cartCookie } from '../../set-cookie.server.ts'
import type { TradeInFrameView } from './trade-in-view.ts'

export interface PageArgs {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}
export type Step = StepOf<'trade-in'>
export type TradeIn = TradeInFieldsFragment

export interface OpenStep {
  readonly tradeIn: TradeIn
  readonly step: Step
  readonly locale: Locale
  readonly restoredForm: FormValues | undefined
  /** Whether there is a draft; without one `restoredForm` is not saved. */
  readonly hasDraft: boolean
  /** The draft of a trade-in in a frame on a dealer's website. */
  readonly draft: string | undefined
}

/** Parameter of a step that was opened from the estimate to change an answer. */
const CHECK_PARAMETER = 'check'

/** Parameter of the address to which the login leads back: the page then goes on to the estimate. */
export const GO_ON = 'weiter'

const TITLES = {
  'tradein-vehicle': 'vehicle',
  'tradein-condition': 'condition',
  'tradein-dealer': 'dealer',
  'tradein-offer': 'offer',
} as const satisfies Record<Step, keyof typeof tradeInFlowTexts>

/** A step of the trade-in that is open for this visitor; otherwise it redirects to the step that is open. */
export async function openStep(args: PageArgs): Promise<OpenStep> {
  return openStepOf(args, (await query(args.context, TradeInPageDocument)).tradeIn)
}

/** The same for a page that has read more of the trade-in itself. */
export function openStepOf({ url, context }: PageArgs, tradeIn: TradeIn): OpenStep {
  const { locale, restoredForm, widget, draftId } = context.get(siteContext)
  if (widget && widget.draft === undefined) throw redirect(expiredHref(url, locale))
  const step = currentStep('trade-in', url.pathname)
  const open = stepNamed('trade-in', tradeIn.openStep)
  if (!isReached('trade-in', step, open)) {
    const href = stepHref(context, open)
    throw redirectFromClosedStep(context, url.searchParams.has(ENDED_PARAMETER) ? withEndedDraft(href) : href)
  }
  // Only the step itself waits for a login: a question beside it is answered for visitors too, and what was answered is not entered again.
  const entered = restoredForm?.intent === undefined ? restoredForm : undefined
  return { tradeIn, step, locale, restoredForm: entered, hasDraft: draftId !== undefined, draft: widget?.draft }
}

/** The page that says that the draft has expired, and begins again. */
function expiredHref({ searchParams }: URL, locale: Locale): string {
  return withDraft(pathFor('tradein-widget', locale), searchParams.get(DRAFT_PARAMETER) ?? '')
}

/** The frame around the questions of a step. */
export function frameOf({ tradeIn, step, locale, restoredForm, hasDraft, draft }: OpenStep): TradeInFrameView {
  const texts = inLanguage(tradeInFlowTexts, locale)
  const flow = inLanguage(flowTexts, locale)
  const titles = Object.fromEntries(Object.entries(TITLES).map(([each, key]) => [each, texts[key]])) as Record<
    Step,
    string
  >
  const [before, after] = [stepBeside('trade-in', step, -1), stepBeside('trade-in', step, 1)]
  return {
    steps: flowSteps('trade-in', { step, open: stepNamed('trade-in', tradeIn.openStep), titles, locale }).map(
      ({ href, ...each }) => ({ ...each, ...(href ? { href: hrefInFrame(href, draft, locale) } : {}) }),
    ),
    ...(draft === undefined ? {} : { widgetDraft: draft }),
    next: flow.on(titles[after]),
    later: laterPath(step, null, locale),
    ...(before === step
      ? {}
      : { back: { label: flow.back(titles[before]), href: hrefInFrame(pathFor(before, locale), draft, locale) } }),
    isBegun: (hasDraft && restoredForm !== undefined) || isBegun(tradeIn),
    facts: tradeIn.vehicle ? carFacts(tradeIn.vehicle, locale) : [],
    ...(tradeIn.acceptedTradeIn ? { accepted: linkTo(tradeIn.acceptedTradeIn, locale) } : {}),
    // Of a car that is sold, requests to other dealers no longer matter.
    openTradeIns: (tradeIn.acceptedTradeIn ? [] : tradeIn.openTradeIns).map(
      ({ merchantId, merchantName, requestId }) => ({
        ...{ merchantId, text: texts.alreadyRequested(merchantName) },
        link: linkTo({ requestId }, locale),
      }),
    ),
    ...(restoredForm ? { restored: { values: restoredForm, errors: {} } } : {}),
  }
}

/** Whether anything of the car is saved. */
export function isBegun({ vehicle, vin, hsn, tsn, garageId, steps }: TradeIn): boolean {
  const isAnswered = steps.some(({ selectedOption, isAutomatic }) => selectedOption && !isAutomatic)
  return isAnswered || [vehicle, vin, hsn, tsn, garageId].some((value) => value != null)
}

/** To the request of a trade-in, or to the garage where it was made without one. */
function linkTo({ requestId }: { readonly requestId: string | null }, locale: Locale) {
  const texts = inLanguage(tradeInFlowTexts, locale)
  return requestId
    ? { label: texts.seeRequest, href: pathFor('tradein-price-offer', locale, { requestId }) }
    : { label: texts.seeGarage, href: pathFor('garage', locale) }
}

/** Goes on to the next step, or back to the estimate where the answer was changed from there; shows the step again where it was refused. */
export function afterStep(
  { url, context }: PageArgs,
  values: FormValues,
  answer: Answer<unknown>,
  sentences: Readonly<Record<string, string>> = {},
) {
  const step = currentStep('trade-in', url.pathname)
  if (!('result' in answer)) {
    // Earlier steps have no answers. Where the session has ended they belong to the account, so the customer logs in and comes back.
    const { sessionLost } = context.get(siteContext)
    if (sessionLost || answer.refusals.some(({ code }) => code === 'CONFLICT'))
      throw stepAfterLogin({ url, context }, step)
    return refusedStep(context, values, answer.refusals, sentences)
  }
  if (!url.searchParams.has(CHECK_PARAMETER)) return goTo({ url, context }, stepBeside('trade-in', step, 1))
  const { session, widget } = context.get(siteContext)
  return session || widget
    ? redirect(stepHref(context, 'tradein-offer'), { headers: draftCookie(context) })
    : redirectToLoginThenEstimate(context)
}

/** To the estimate by way of the log-in; the page before it, which everybody may open, leads on. */
export function redirectToLoginThenEstimate(context: PageArgs['context']): Response {
  const { locale } = context.get(siteContext)
  return redirect(loginPath(locale, `${pathFor('tradein-dealer', locale)}?${GO_ON}=1`), {
    headers: draftCookie(context),
  })
}

/** Keeps the parameter that leads back to the estimate, over the login too. */
function stepAfterLogin({ url, context }: PageArgs, step: Step): Response {
  const { locale, session, sessionLost } = context.get(siteContext)
  const search = new URLSearchParams(checkOf(url)).toString()
  const path = pathFor(step, locale) + (search && `?${search}`)
  if (session) return redirect(path)
  const login = loginPath(locale, path)
  return sessionLost ? redirectWithNotice(login, 'SESSION_EXPIRED') : redirect(login)
}

/** Goes to a step; where an answer is changed from the estimate, the address keeps the parameter that leads back there. */
export function goTo(
  { url, context }: PageArgs,
  step: Step,
  parameters: Readonly<Record<string, string>> = {},
  hash = '',
) {
  const search = new URLSearchParams({ ...checkOf(url), ...parameters }).toString()
  return redirect(stepHref(context, step, (search && `?${search}`) + hash), { headers: draftCookie(context) })
}

/** The parameter that leads back to the estimate, where the address has it. */
export function checkOf({ searchParams }: URL): Record<string, string> {
  return searchParams.has(CHECK_PARAMETER) ? { [CHECK_PARAMETER]: '1' } : {}
}

/** The page of a step that leads back to the estimate. */
export function changePath(step: Step, locale: Locale): string {
  return `${pathFor(step, locale)}?${CHECK_PARAMETER}=1`
}

function stepHref(context: PageArgs['context'], step: Step, search = ''): string {
  const { locale, widget } = context.get(siteContext)
  return hrefInFrame(pathFor(step, locale) + search, widget?.draft, locale)
}

/** The address of a step. Inside a frame it names the draft, and in place of the last step it is the page that leads out of the frame. */
export function hrefInFrame(href: string, draft: string | undefined, locale: Locale): string {
  const isLast = draft !== undefined && href === pathFor('tradein-offer', locale)
  return withDraft(isLast ? pathFor('tradein-widget', locale) : href, draft)
}

/** The step again, with what was wrong; the title says so. */
export function refusedStep(
  context: PageArgs['context'],
  values: FormValues,
  refusals: readonly Refusal[],
  sentences: Readonly<Record<string, string>> = {},
) {
  context.set(hasErrorsContext, true)
  return refusedForm(values, refusals, context.get(siteContext).locale, sentences)
}

/** A visitor's draft gets its cookie with the first answer, never before. */
export function draftCookie(context: PageArgs['context']): Record<string, string> {
  const { session, anonymousId, secureCookies, widget } = context.get(siteContext)
  return session || widget || !anonymousId ? {} : { 'Set-Cookie': cartCookie(anonymousId, secureCookies) }
}

/** Discards everything where the pressed button says so. */
export async function discardIfRequested(context: PageArgs['context'], { intent }: FormValues): Promise<void> {
  if (intent !== 'reset') return
  await mutate(context, ResetTradeInDocument)
  const { locale, widget } = context.get(siteContext)
  throw redirect(pathFor(widget ? 'tradein-widget' : 'tradein', locale))
}
