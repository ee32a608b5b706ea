import { data, redirect, type RouterContextProvider } from 'react-router'
import { formatEuros } from '#domain/format/money.ts'
import { formatPercent } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { currentStep, isReached, stepBeside, type StepOf } from '#domain/routes/flows.ts'
import { matchPath, pathFor } from '#domain/routes/paths.ts'
import { bankingTexts } from '#messages/banking.ts'
import { inLanguage } from '#messages/texts.ts'
import { BankingRequestDocument, type BankingRequestFieldsFragment } from '#storefront/generated/graphql.ts'
import { flowSteps, stepNamed } from '../../blocks/flow-steps.server.ts'
import { type FormValues, refusedForm } from '../../blocks/form.server.ts'
import { storedText } from '../../blocks/stored-text.ts'
import { leaveRedirect } from '../../blocks/leave-step.server.ts'
import { laterPath } from '../../blocks/later-path.server.ts'
import type { Answer, Refusal } from '../../blocks/gateway-answer.ts'
import { mutate } from '../../gateway.server.ts'
import { hasErrorsContext, siteContext } from '../../request.server.ts'
import { sentencesOf } from './answers.server.ts'
import type { BankingFrameView, Row } from './banking-view.ts'

export interface PageArgs {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}
export type ActionArgs = PageArgs & { readonly request: Request }
export type Banking = BankingRequestFieldsFragment
type BankingStep = StepOf<'financing'>

export interface OpenStep {
  readonly banking: Banking
  readonly step: BankingStep
  readonly locale: Locale
  readonly restoredForm: FormValues | undefined
}

/** The number in the address, which is that of the order or of the application. */
export function slugOf({ url }: Pick<PageArgs, 'url'>): string {
  return matchPath(url.pathname.replace(/\.data$/, ''))?.params.orderId ?? ''
}

/**
 * A step of an application that is open for this customer. Otherwise it redirects: to the step that is open, to the request once it was
 * sent, or to the order where no application is needed any more. 404 for an order that is not theirs or not financed.
 */
export async function openStep({ url, context }: PageArgs): Promise<OpenStep> {
  const { locale, restoredForm } = context.get(siteContext)
  const step = currentStep('financing', url.pathname)
  const answer = await mutate(context, BankingRequestDocument, { id: slugOf({ url }) })
  if (!('result' in answer)) throw data(null, 404)
  const { bankingRequest: banking } = answer.result
  const { orderId, requestId, isOpen } = banking
  if (!isOpen)
    throw redirect(requestId ? pathFor('request', locale, { requestId }) : pathFor('order', locale, { orderId }))
  const open = stepNamed('financing', banking.openStep)
  if (!isReached('financing', step, open)) throw redirect(stepPath(open, orderId, locale))
  return { banking, step, locale, restoredForm }
}

const TITLES = {
  'banking-personal': 'personal',
  'banking-household': 'household',
  'banking-income': 'income',
  'banking-documents': 'documents',
  'banking-confirmation': 'check',
} as const satisfies Record<BankingStep, keyof typeof bankingTexts>

/** The frame around the questions of a step. */
export function frameOf({ banking, step, locale, restoredForm }: OpenStep): BankingFrameView {
  const texts = inLanguage(bankingTexts, locale)
  const { orderId } = banking
  const titles = Object.fromEntries(Object.entries(TITLES).map(([each, key]) => [each, texts[key]])) as Record<
    BankingStep,
    string
  >
  const before = stepBeside('financing', step, -1)
  const open = stepNamed('financing', banking.openStep)
  return {
    steps: flowSteps('financing', { step, open, titles, locale, params: { orderId } }),
    next: step === 'banking-confirmation' ? texts.send : step === 'banking-documents' ? texts.toCheck : texts.save,
    back: {
      label: texts.back,
      href: before === step ? pathFor('order', locale, { orderId }) : stepPath(before, orderId, locale),
    },
    later: laterPath(step, orderId, locale),
    contracts: banking.contracts.map(({ title, picture, lender, example, exampleLanguage, ...figures }) => ({
      ...{ title, picture, lender, rows: rowsOf(figures, locale) },
      example: storedText(example, exampleLanguage, locale),
    })),
    information: banking.informationPath,
    ...(restoredForm ? { restored: { values: restoredForm, errors: {} } } : {}),
  }
}

type Figures = Omit<Banking['contracts'][number], 'title' | 'picture' | 'lender' | 'example' | 'exampleLanguage'>

function rowsOf(figures: Figures, locale: Locale): Row[] {
  const texts = inLanguage(bankingTexts, locale)
  const money = (euros: number) => formatEuros(euros, locale, 2)
  const { isLeasing, downPayment, netLoanAmount, installments, monthlyInstallment, finalInstallment } = figures
  return [
    { label: isLeasing ? texts.special : texts.down, value: money(downPayment) },
    { label: texts.net, value: money(netLoanAmount) },
    { label: texts.rates(installments), value: money(monthlyInstallment) },
    ...(finalInstallment > 0 ? [{ label: texts.final, value: money(finalInstallment) }] : []),
    { label: texts.effective, value: formatPercent(figures.effectiveRate, locale, 2) },
    { label: texts.total, value: money(figures.total) },
  ]
}

/**
 * Goes on to the next step, back to the summary where the answer was changed from there, or to where “back” or “later” leads. Shows the
 * step again where it was refused.
 */
export function afterStep({ url, context }: PageArgs, values: FormValues, answer: Answer<unknown>) {
  const { locale } = context.get(siteContext)
  const step = currentStep('financing', url.pathname)
  if (!('result' in answer)) return refusedStep(context, values, answer.refusals)
  const of = slugOf({ url })
  const left = leaveRedirect(url, values)
  if (left) return left
  const next = url.searchParams.has('check') ? 'banking-confirmation' : stepBeside('financing', step, 1)
  return redirect(stepPath(next, of, locale))
}

/** The step again, with what was wrong; the title says so. */
export function refusedStep(context: PageArgs['context'], values: FormValues, refusals: readonly Refusal[]) {
  if (refusals.some(({ code }) => code === 'NOT_FOUND')) throw data(null, 404)
  context.set(hasErrorsContext, true)
  const { locale } = context.get(siteContext)
  return refusedForm(values, refusals, locale, sentencesOf(refusals, locale))
}

export function stepPath(step: BankingStep, orderId: string, locale: Locale): string {
  return pathFor(step, locale, { orderId })
}
