import { data, redirect } from 'react-router'
import { formatInstant } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { COUNT_TYPED_ABOVE, ROUNDINGS } from '#domain/stock/bulk-change.ts'
import { stockStateTexts } from '#messages/dealer-stock.ts'
import { bulkTexts } from '#messages/dealer-bulk-change.ts'
import { inLanguage } from '#messages/texts.ts'
import { formState, type FormValues, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import {
  ApplyBulkChangeDocument,
  BulkChangeDocument,
  type BulkChangeQuery,
  type BulkKind,
  type BulkProposalInput,
  type BulkTerm,
  ProposeBulkChangeDocument,
  UndoBulkChangeDocument,
} from '../../generated/graphql.ts'
import { enteredPrice } from './entered-price.ts'
import { mutate, query } from '../../gateway.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'

type Row = BulkChangeQuery['bulkChange']['preview'][number]
type Choice = { readonly value: string; readonly label: string }

export interface BulkChangeView {
  readonly kind: BulkKind
  readonly title: string
  readonly note: string
  readonly back: string
  readonly digest: string
  readonly values: Readonly<Record<string, string>>
  readonly roundings: readonly Choice[]
  readonly states: readonly Choice[]
  readonly terms: readonly Choice[]
  /** Prices were typed car by car, in the price round. */
  readonly isEach: boolean
  readonly round: string
  /** Whether a preview can be shown: something is proposed. */
  readonly isProposed: boolean
  readonly rows: readonly PreviewView[]
  readonly more: { readonly href: string; readonly count: string } | null
  readonly refusals: readonly {
    readonly id: string
    readonly title: string
    readonly number: string
    readonly why: string
  }[]
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly count: number
  readonly isCountTyped: boolean
  readonly done: { readonly text: string; readonly undo: string | null; readonly reverted: string | null } | null
}

interface PreviewView {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly number: string
  readonly before: string
  readonly after: string
  readonly difference: string
}

/** As many rows are shown before somebody wants all. */
const SHOWN = 50

export async function loadBulkChange({
  url,
  params: { changeId: id = '' },
  context,
}: PageArgs): Promise<BulkChangeView> {
  const { locale } = context.get(areaContext)
  const { bulkChange } = await query(context, BulkChangeDocument, { id })
  return viewOf(bulkChange, url.searchParams.has('all'), locale)
}

/** Proposes, applies or undoes; each leads to the page with what stands then. */
export async function changeBulkChange({ request, params: { changeId: id = '' }, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const values = await formValues(request)
  const texts = inLanguage(bulkTexts, locale)
  const here = dealerPaths.pathFor('bulk-change', locale, { changeId: id })
  if (values.intent === 'propose') {
    const proposal = proposalOf(values)
    if ('field' in proposal) {
      const sentences: Readonly<Record<string, string>> = { by: texts.byWrong, amount: texts.termWrong }
      const errors = { [proposal.field]: sentences[proposal.field] ?? texts.textMissing }
      return data<FormState>({ values, errors }, { status: 400 })
    }
    const answer = await mutate(context, ProposeBulkChangeDocument, { id, proposal })
    return 'result' in answer
      ? redirect(here)
      : data(formState(values, answer.refusals, locale), refusedAs(answer.refusals))
  }
  const count = Number(values.count ?? '')
  const answer =
    values.intent === 'undo'
      ? await mutate(context, UndoBulkChangeDocument, { id })
      : await mutate(context, ApplyBulkChangeDocument, {
          ...{ id, digest: values.digest ?? '' },
          ...(Number.isSafeInteger(count) && count > 0 ? { count } : {}),
        })
  if ('result' in answer) return redirect(here)
  const { refusals } = answer
  const code = refusals[0]?.code
  const state = formState(values, refusals, locale, { count: texts.countWrong })
  const notice = code === 'CHANGED' ? texts.changedMeanwhile : code === 'CONFLICT' ? texts.tooLate : undefined
  // The number is typed anew for a preview that is another.
  const entered = code === 'CHANGED' ? {} : state.values
  return data<FormState>(
    { ...state, values: entered, ...(notice ? { notice } : {}) },
    { status: code === 'CHANGED' ? 409 : 400 },
  )
}

const NUMBER = /^[-−+]?\d{1,7}([.,]\d{1,2})?$/

/** What a form proposes, or the field that is wrong. */
function proposalOf({
  kind,
  mode,
  by = '',
  rounding = '',
  to,
  text = '',
  term = '',
  amount = '',
}: FormValues): BulkProposalInput | { field: string } {
  if (kind === 'STATE') return { to: to === 'PUBLISHED' || to === 'ARCHIVED' ? to : 'DRAFT' }
  if (kind === 'TEXT') return text.trim() === '' ? { field: 'text' } : { text: text.trim() }
  if (kind === 'TERMS') return termOf(term, amount)
  const plain = by.replaceAll(/[\s%€]/g, '')
  const number = Number(plain.replace('−', '-').replace(',', '.'))
  if (!NUMBER.test(plain) || number === 0) return { field: 'by' }
  const cents = ROUNDINGS.find((each) => String(each) === rounding) ?? 1
  return { mode: mode === 'AMOUNT' ? 'AMOUNT' : 'PERCENT', by: number, rounding: cents / 100 }
}

/** A warranty is there or not; of the others a whole number, or nothing. */
function termOf(term: string, amount: string): BulkProposalInput | { field: string } {
  if (term !== 'availability' && term !== 'transferCost') return { term: 'warranty', hasTerm: term !== 'noWarranty' }
  if (amount.trim() === '') return { term }
  const number = enteredPrice(amount)
  return number === undefined || !Number.isInteger(number) ? { field: 'amount' } : { term, termAmount: number }
}

const TERMS = ['availability', 'transferCost', 'warranty', 'noWarranty'] as const

function viewOf(
  { change, preview, digest }: BulkChangeQuery['bulkChange'],
  showsAll: boolean,
  locale: Locale,
): BulkChangeView {
  const texts = inLanguage(bulkTexts, locale)
  const { id, kind, proposal, applied, appliedAt, revertedAt, reverted, undoUntil } = change
  const changing = preview.filter(({ refusal }) => !refusal)
  const shown = showsAll ? changing : changing.slice(0, SHOWN)
  const left = changing.length - shown.length
  const here = dealerPaths.pathFor('bulk-change', locale, { changeId: id })
  const canUndo = undoUntil != null && new Date(undoUntil) > new Date()
  return {
    ...{ kind, title: texts[kind], digest, isProposed: change.isComplete, count: changing.length },
    note: texts.note(formatNumber(change.selected, locale), formatInstant(change.createdAt, locale)),
    back: dealerPaths.pathFor('stock', locale),
    values: {
      ...{ mode: proposal?.mode ?? 'PERCENT', by: proposal?.by == null ? '' : formatSigned(proposal.by, locale) },
      rounding: String(Math.round((proposal?.rounding ?? 10) * 100)),
      ...{ to: proposal?.to ?? 'DRAFT', text: proposal?.text ?? '' },
      term: proposal?.hasTerm === false ? 'noWarranty' : (proposal?.term ?? 'availability'),
      amount: proposal?.termAmount == null ? '' : String(proposal.termAmount),
    },
    roundings: ROUNDINGS.map((cents) => ({ value: String(cents), label: formatEuros(cents / 100, locale, 'if-any') })),
    states: (['PUBLISHED', 'DRAFT', 'ARCHIVED'] as const).map((to) => ({
      value: to,
      label: stockStateTexts[to][locale],
    })),
    terms: TERMS.map((value) => ({ value, label: texts[value] })),
    ...{ isEach: proposal?.mode === 'EACH', round: dealerPaths.pathFor('price-round', locale) },
    rows: shown.map((row) => rowOf(row, proposal, locale)),
    more: left > 0 ? { href: `${here}?all`, count: formatNumber(left, locale) } : null,
    refusals: preview.flatMap(({ id: vehicle, title, number, refusal }) =>
      refusal ? [{ id: vehicle, title, number, why: texts[refusal] }] : [],
    ),
    facts: factsOf(preview, kind, locale),
    isCountTyped: changing.length > COUNT_TYPED_ABOVE,
    done: appliedAt
      ? {
          text: texts.applied(applied, formatInstant(appliedAt, locale)),
          undo: canUndo ? texts.undoUntil(formatInstant(undoUntil, locale)) : null,
          reverted: revertedAt ? (reverted === applied ? texts.revertedAll : texts.reverted(reverted, applied)) : null,
        }
      : null,
  }
}

function rowOf(
  { id, title, number, priceBefore, priceAfter, stateBefore, termBefore }: Row,
  proposal: BulkChangeQuery['bulkChange']['change']['proposal'],
  locale: Locale,
): PreviewView {
  const href = dealerPaths.pathFor('stock-vehicle', locale, { vehicleId: id })
  if (priceBefore != null && priceAfter != null) {
    const euros = (amount: number) => formatEuros(amount, locale, 'if-any')
    const difference = priceAfter - priceBefore
    return {
      ...{ id, href, title, number, before: euros(priceBefore), after: euros(priceAfter) },
      difference: `${difference > 0 ? '+' : ''}${euros(difference)}`,
    }
  }
  if (proposal?.term != null) {
    const entered = proposal.hasTerm ?? proposal.termAmount
    const after = termText(proposal.term, entered == null ? null : String(entered), locale)
    return {
      id,
      href,
      title,
      number,
      before: termText(proposal.term, termBefore ?? null, locale),
      after,
      difference: '',
    }
  }
  const after = proposal?.to ? stockStateTexts[proposal.to][locale] : (proposal?.text ?? '')
  return {
    id,
    href,
    title,
    number,
    after,
    before: stateBefore ? stockStateTexts[stateBefore][locale] : '',
    difference: '',
  }
}

/** What an offer says of a term. */
function termText(term: BulkTerm, value: string | null, locale: Locale): string {
  const texts = inLanguage(bulkTexts, locale)
  if (value === null) return texts.unstated
  if (term === 'warranty') return value === 'true' ? texts.warranty : texts.noWarranty
  return term === 'availability' ? texts.daysOf(value) : formatEuros(Number(value), locale, 'if-any')
}

function factsOf(preview: readonly Row[], kind: BulkKind, locale: Locale): BulkChangeView['facts'] {
  const texts = inLanguage(bulkTexts, locale)
  const changing = preview.filter(({ refusal }) => !refusal)
  const counts = [
    { label: texts.changing, value: formatNumber(changing.length, locale) },
    { label: texts.staying, value: formatNumber(preview.length - changing.length, locale) },
  ]
  if (kind !== 'PRICE') return counts
  const differences = changing.map(({ priceBefore, priceAfter }) => (priceAfter ?? 0) - (priceBefore ?? 0))
  const sum = differences.reduce((total, difference) => total + difference, 0)
  return [
    { label: texts.falling, value: formatNumber(differences.filter((each) => each < 0).length, locale) },
    { label: texts.rising, value: formatNumber(differences.filter((each) => each > 0).length, locale) },
    { label: texts.sum, value: formatEuros(sum, locale, 'if-any') },
    ...counts.slice(1),
  ]
}

/** A number as the field reads it again. */
function formatSigned(number: number, locale: Locale): string {
  return locale === 'de' ? String(number).replace('.', ',') : String(number)
}
