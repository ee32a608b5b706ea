import { formatDate } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { UNKNOWN } from '#domain/trade-in/sequence.ts'
import { inLanguage } from '#messages/texts.ts'
import { tradeInConditionTexts } from '#messages/trade-in-condition.ts'
import { tradeInFlowTexts } from '#messages/trade-in-flow.ts'
import { SetTradeInConditionDocument, type TradeInAnswerFieldsFragment } from '#storefront/generated/graphql.ts'
import { COVERING_PARAMETER, coveringView, coverUpload } from '../../blocks/cover-uploads.server.ts'
import {
  changeUploads,
  fileFieldView,
  loadUploads,
  receiveUploads,
  refusedUploads,
} from '../../blocks/uploads.server.ts'
import { conditionText } from '../../blocks/trade-in-differences.server.ts'
import { leaveRedirect } from '../../blocks/leave-step.server.ts'
import { mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { signedEuros } from '../../blocks/traded-car.server.ts'
import { afterStep, discardIfRequested, frameOf, goTo, openStep, type PageArgs } from './frame.server.ts'
import type { AnswerView, QuestionView, TradeInConditionView } from './trade-in-view.ts'

/** The part of the page with the pictures. */
const PICTURES = '#bilder'
const UPLOADS = { flow: 'trade-in', kind: 'PICTURE' } as const

export async function loadTradeInCondition(args: PageArgs): Promise<TradeInConditionView> {
  const open = await openStep(args)
  const { tradeIn, locale } = open
  return {
    ...frameOf(open),
    questions: questionViews(tradeIn.questions, locale),
    equipment: equipmentViews(tradeIn.equipment, locale),
    chosenEquipment: tradeIn.chosenEquipment,
    source: tradeInConditionTexts.tableOf[locale](formatDate(tradeIn.terms.since, locale)),
    table: `${pathFor('tradein', locale)}#tabelle`,
    // Only their owner can see pictures, and inside a frame on a dealer's website nobody is logged in.
    ...(open.draft === undefined ? { pictures: await picturesView(args) } : {}),
  }
}

async function picturesView({ context, url }: PageArgs): Promise<NonNullable<TradeInConditionView['pictures']>> {
  const uploads = await loadUploads(context, UPLOADS.flow)
  const covering = coveringView(uploads, url, PICTURES)
  return { uploads, field: fileFieldView(context, UPLOADS), ...(covering ? { covering } : {}) }
}

interface Question {
  readonly key: string
  readonly chosen?: string | null
  readonly answers: readonly TradeInAnswerFieldsFragment[]
}

/** The questions with their answers, each with what it does to the price. */
export function questionViews(questions: readonly Question[], locale: Locale): QuestionView[] {
  return questions.map(({ key, answers, chosen = null }) => ({
    ...{ key, chosen, title: conditionText(key, locale) },
    answers: answers.map((answer) => answerView(answer, key, locale)),
  }))
}

export function equipmentViews(equipment: readonly TradeInAnswerFieldsFragment[], locale: Locale): AnswerView[] {
  return equipment.map((answer) => answerView(answer, 'equipment', locale))
}

function answerView(answer: TradeInAnswerFieldsFragment, question: string, locale: Locale): AnswerView {
  const texts = inLanguage(tradeInFlowTexts, locale)
  const conditionWords = inLanguage(tradeInConditionTexts, locale)
  const { key, low, high } = answer
  const isFree = low === 0 && high === 0
  if (key === UNKNOWN)
    return { key, label: texts.unknown, note: conditionWords.unknownNote, amount: effectText(answer, locale), isFree }
  return { key, label: conditionText(`${question}.${key}`, locale), amount: effectText(answer, locale), isFree }
}

export function effectText(
  { low, high, isOpenEnded }: Omit<TradeInAnswerFieldsFragment, 'key'>,
  locale: Locale,
): string {
  const texts = inLanguage(tradeInConditionTexts, locale)
  const words = inLanguage(tradeInFlowTexts, locale)
  if (low === 0 && high === 0) return texts.noDeduction
  if (low !== high)
    return words.range(high === 0 ? formatEuros(0, locale) : signedEuros(high, locale), signedEuros(low, locale))
  return isOpenEnded ? texts.atLeast(signedEuros(low, locale)) : signedEuros(low, locale)
}

export async function saveTradeInCondition(args: PageArgs & { readonly request: Request }) {
  const { context } = args
  const received = await receiveUploads(args.request, context, UPLOADS)
  const { values } = received
  await discardIfRequested(context, values)
  const covered = await coverUpload(args, UPLOADS.flow, values)
  if (covered) return covered
  const [action, key = ''] = (values.intent ?? '').split(':')
  const answers = Object.entries(values).flatMap(([name, answer]) =>
    name.startsWith('c-') ? [{ question: name.slice(2), answer }] : [],
  )
  const equipment = Object.keys(values).flatMap((name) => (name.startsWith('e-') ? [name.slice(2)] : []))
  const left = leaveRedirect(args.url, values)
  const isPartial = action !== '' || left !== undefined
  const answer = await mutate(context, SetTradeInConditionDocument, { answers, equipment, isPartial })
  if (Object.keys(received.errors).length > 0) return refusedUploads(received)
  if (left) return left
  // A picture was moved, removed, added or is to be covered: the step is not over.
  if (action === 'boxes') return goTo(args, 'tradein-condition', { [COVERING_PARAMETER]: key })
  if (await changeUploads(context, values)) return goTo(args, 'tradein-condition', {}, PICTURES)
  const { locale } = context.get(siteContext)
  const { missingAnswerTo } = inLanguage(tradeInFlowTexts, locale)
  const refused = 'result' in answer ? [] : answer.refusals.flatMap(({ fields = [] }) => fields)
  return afterStep(
    args,
    values,
    answer,
    Object.fromEntries(
      refused
        .filter(({ code }) => code === 'REQUIRED')
        .map(({ field }) => [field, missingAnswerTo(conditionText(field, locale))]),
    ),
  )
}
