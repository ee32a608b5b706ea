import { data, redirect } from 'react-router'
import { formatKilometres } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { dealerTradeInTexts } from '#messages/dealer-trade-ins.ts'
import { inLanguage } from '#messages/texts.ts'
import { formState, type FormValues, refusedAs } from '#storefront/blocks/form.server.ts'
import type { Refusal } from '#storefront/blocks/gateway-answer.ts'
import { conditionText } from '#storefront/blocks/trade-in-differences.server.ts'
import { type ChangedState, whoChanged } from '../../blocks/changed-state.ts'
import {
  BookInspectionDocument,
  type ClosingReason,
  DeclineTradeInDocument,
  InspectTradeInDocument,
  OfferTradeInDocument,
  RemoveInspectionPictureDocument,
  StaffTradeInDocument,
} from '../../generated/graphql.ts'
import { addFiles } from '../../add-files.server.ts'
import { readFilesForm } from '../../files-form.server.ts'
import { mutate, query } from '../../gateway.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import { type Findings, findingsOf } from './findings.server.ts'
import type { TradeInPageView } from './trade-in-view.ts'
import { type StaffTradeIn, viewOf } from './trade-in-words.server.ts'
import { parseKilometres } from '#domain/format/parse-whole-number.ts'

export async function loadTradeIn({
  params: { requestId: request = '' },
  context,
}: PageArgs): Promise<TradeInPageView> {
  const { staffTradeIn } = await query(context, StaffTradeInDocument, { request })
  return viewOf(staffTradeIn, context.get(areaContext).locale)
}

/** Records the inspection, adds its pictures, makes the offer, declines, or records that an inspection is arranged. */
export async function changeTradeIn(args: ActionArgs) {
  const { context, params } = args
  const { requestId = '' } = params
  const { locale } = context.get(areaContext)
  const form = await readFilesForm(args)
  const { values } = form
  if (form.problem || values.step === 'proofs') {
    const state = await addFiles(args, { kind: 'INSPECTION', id: requestId }, form)
    if (state) return data<ChangedState>({ ...state, values: { ...state.values, step: 'proofs' } }, { status: 400 })
    return redirect(`${dealerPaths.pathFor('trade-in', locale, { requestId })}#proofs`)
  }
  const { staffTradeIn } = await query(context, StaffTradeInDocument, { request: requestId })
  const findings = values.step === 'inspect' ? findingsOf(values, staffTradeIn) : undefined
  if (findings && 'wrong' in findings) {
    const errors = Object.fromEntries(findings.wrong.map((field) => [field, sentenceOf(field, locale)]))
    return data<ChangedState>({ values, errors }, { status: 400 })
  }
  const answer = await run(context, requestId, values, findings)
  if ('result' in answer) return redirect(dealerPaths.pathFor('trade-in', locale, { requestId }))
  return data<ChangedState>(stateOf(values, answer.refusals, staffTradeIn, locale), refusedAs(answer.refusals))
}

function run(
  context: ActionArgs['context'],
  request: string,
  { step, fingerprint = '', validUntil = '', reason = '', key = '' }: FormValues,
  findings: Findings | undefined,
) {
  const shown = { request, fingerprint }
  if (findings) return mutate(context, InspectTradeInDocument, { ...shown, ...findings })
  if (step === 'remove-proof') return mutate(context, RemoveInspectionPictureDocument, { request, key })
  if (step === 'offer') return mutate(context, OfferTradeInDocument, { ...shown, validUntil })
  if (step === 'decline') return mutate(context, DeclineTradeInDocument, { ...shown, reason: reason as ClosingReason })
  return mutate(context, BookInspectionDocument, shown)
}

function stateOf(
  values: FormValues,
  refusals: readonly Refusal[],
  tradeIn: StaffTradeIn,
  locale: Locale,
): ChangedState {
  const texts = inLanguage(dealerTradeInTexts, locale)
  const { errors, ...state } = formState(values, refusals, locale)
  const code = refusals[0]?.code
  if (code === 'CHANGED')
    return {
      ...{ values: { ...values, fingerprint: tradeIn.fingerprint }, errors: {} },
      changed: {
        who: whoChanged(tradeIn.lastChange, locale),
        differences: values.step === 'inspect' ? differencesOf(values, tradeIn, locale) : [],
      },
    }
  return {
    ...state,
    errors: Object.fromEntries(
      Object.keys(errors).map((field) => [fieldOf(field, tradeIn), sentenceOf(field, locale)]),
    ),
    ...(code === 'CONFLICT' ? { notice: texts.movedOn } : {}),
  }
}

/** What stands now beside what was entered. */
function differencesOf(values: FormValues, { rows, foundMileage, statedMileage }: StaffTradeIn, locale: Locale) {
  const texts = inLanguage(dealerTradeInTexts, locale)
  const wordsOf = (line: string, answer: string) => (answer ? conditionText(`${line}.${answer}`, locale) : '')
  const answers = rows
    .filter(({ isExtra }) => !isExtra)
    .map(({ line, found }) => ({ line, now: found ?? '', entered: values[`q.${line}`] ?? '' }))
  const mileage = parseKilometres(values.mileage ?? '')
  const kilometres = {
    now: formatKilometres(foundMileage ?? statedMileage, locale),
    entered: mileage === undefined ? (values.mileage ?? '') : formatKilometres(mileage, locale),
  }
  return [
    ...answers
      .filter(({ now, entered }) => now !== entered)
      .map(({ line, now, entered }) => ({
        ...{ label: conditionText(line, locale), now: wordsOf(line, now), entered: wordsOf(line, entered) },
      })),
    ...(kilometres.now === kilometres.entered ? [] : [{ label: texts.mileage, ...kilometres }]),
  ]
}

/** A line of the table is named by its question, `paint`, or by its answer where the amount is wrong, `paint.MANY`. */
export function fieldOf(field: string, tradeIn: PricedTradeIn): string {
  if (field === 'price') return fieldOfPrice(tradeIn)
  if (field === 'validUntil' || field === 'market' || field === 'mileage' || /^[aq]\./.test(field)) return field
  return field.includes('.') ? `a.${field.split('.')[0]}` : `q.${field}`
}

type PricedTradeIn = Pick<StaffTradeIn, 'hasValuation' | 'rows'>

/** The price follows from the lines: the market value where it is entered, else the line that takes most away, else the mileage. */
function fieldOfPrice({ hasValuation, rows }: PricedTradeIn): string {
  if (!hasValuation) return 'market'
  const amountOf = ({ options, found, ownAmount }: PricedTradeIn['rows'][number]) =>
    ownAmount ?? options.find(({ answer }) => answer === found)?.amount ?? 0
  const [heaviest] = rows
    .filter((row) => !row.isExtra && amountOf(row) < 0)
    .toSorted((one, other) => amountOf(one) - amountOf(other))
  return heaviest ? `q.${heaviest.line}` : 'mileage'
}

/** What is wrong with an entry. */
export function sentenceOf(field: string, locale: Locale): string {
  const texts = inLanguage(dealerTradeInTexts, locale)
  if (field === 'validUntil') return texts.badDay
  if (field === 'mileage') return texts.badMileage
  if (field === 'market') return texts.badMarket
  if (field === 'price') return texts.badPrice
  return field.includes('.') ? texts.badAmount : texts.checkLine
}
