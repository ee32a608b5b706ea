import { fromCents, toCents } from '#domain/format/money.ts'
import {
  BULK_KINDS,
  BULK_REFUSALS,
  BULK_TERMS,
  type BulkTerm,
  type BulkProposal,
  isComplete,
  PRICE_MODES,
} from '#domain/stock/bulk-change.ts'
import type { VehicleState } from '#domain/stock/stock-state.ts'
import { applyBulkChange, undoBulkChange } from '#use-cases/stock/apply-bulk-change.ts'
import { beginBulkChange, proposeBulkChange } from '#use-cases/stock/begin-bulk-change.ts'
import {
  type BulkChange,
  type BulkChangeView,
  type PreviewRow,
  readBulkChange,
  readBulkChanges,
  undoUntil,
} from '#use-cases/stock/bulk-changes.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import { merchantIdOf } from '../request.ts'
import { requireStaff } from '../require-staff.ts'
import { filterOf, StockFilterType, StockStateType } from './stock-list.ts'
import { ChosenStateType } from './stock-vehicle.ts'

const KindType = builder.enumType('BulkKind', { values: BULK_KINDS })
const ModeType = builder.enumType('PriceMode', { values: PRICE_MODES })
const TermType = builder.enumType('BulkTerm', { values: BULK_TERMS })
const RefusalType = builder.enumType('BulkRefusal', { values: BULK_REFUSALS })

const ProposalInput = builder.inputType('BulkProposalInput', {
  fields: (t) => ({
    mode: t.field({ type: ModeType, description: 'Of prices.' }),
    by: t.float({ description: 'Percent, or euros.' }),
    rounding: t.field({ type: 'Euro' }),
    to: t.field({ type: ChosenStateType }),
    text: t.string({ description: 'A paragraph that is added to the description.' }),
    term: t.field({ type: TermType }),
    termAmount: t.float({ description: 'Days, or euros; null: the offer says nothing of it.' }),
    hasTerm: t.boolean({ description: 'Of the warranty.' }),
  }),
})

const ProposalType = builder.objectRef<BulkProposal>('BulkProposal').implement({
  fields: (t) => ({
    mode: t.field({ type: ModeType, nullable: true, resolve: ({ mode }) => mode ?? null }),
    by: t.float({
      nullable: true,
      resolve: ({ mode, by }) => (by === undefined ? null : mode === 'AMOUNT' ? fromCents(by) : by),
    }),
    rounding: t.field({ type: 'Euro', nullable: true, resolve: ({ rounding }) => rounding ?? null }),
    to: t.field({ type: ChosenStateType, nullable: true, resolve: ({ to }) => to ?? null }),
    text: t.string({ nullable: true, resolve: ({ text }) => text ?? null }),
    term: t.field({ type: TermType, nullable: true, resolve: ({ term }) => term?.key ?? null }),
    termAmount: t.float({
      nullable: true,
      resolve: ({ term }) => (typeof term?.value === 'number' ? amountOfTerm(term.key, term.value) : null),
    }),
    hasTerm: t.boolean({
      nullable: true,
      resolve: ({ term }) => (typeof term?.value === 'boolean' ? term.value : null),
    }),
  }),
})

const PreviewRowType = builder.objectRef<PreviewRow>('BulkPreviewRow').implement({
  description: 'What happens to one car.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    number: t.string({ resolve: ({ vehicle }) => vehicle?.number ?? '' }),
    title: t.string({ resolve: ({ vehicle }) => (vehicle ? `${vehicle.makeName} ${vehicle.modelName}` : '') }),
    refusal: t.field({
      type: RefusalType,
      nullable: true,
      description: 'Why it stays as it is.',
      resolve: ({ outcome }) => ('refusal' in outcome ? outcome.refusal : null),
    }),
    priceBefore: t.field({ type: 'Euro', nullable: true, resolve: (row) => priceOf(row, 'before') }),
    priceAfter: t.field({ type: 'Euro', nullable: true, resolve: (row) => priceOf(row, 'after') }),
    termBefore: t.string({
      nullable: true,
      description: 'Of terms: days, euros, `true` or `false`; null: the offer said nothing of it.',
      resolve: ({ outcome, term }) => ('result' in outcome && term ? termText(term, outcome.result.before) : null),
    }),
    stateBefore: t.field({
      type: StockStateType,
      nullable: true,
      resolve: ({ outcome }) => ('result' in outcome ? stateOf(outcome.result.before) : null),
    }),
  }),
})

function termValue(
  key: BulkTerm,
  { termAmount, hasTerm }: { readonly termAmount?: number | null; readonly hasTerm?: boolean | null },
): number | boolean | null {
  if (key === 'warranty') return hasTerm ?? null
  if (termAmount == null) return null
  return key === 'transferCost' ? toCents(termAmount) : Math.round(termAmount)
}

function amountOfTerm(key: BulkTerm, value: number): number {
  return key === 'transferCost' ? fromCents(value) : value
}

function termText(key: BulkTerm, value: unknown): string | null {
  if (value === null) return null
  return typeof value === 'number' ? String(amountOfTerm(key, value)) : String(value === true)
}

/** Cents; null for a change of another value, although it may be a number too. */
function priceOf({ outcome, term }: PreviewRow, side: 'before' | 'after'): number | null {
  const value = 'result' in outcome && !term ? outcome.result[side] : null
  return typeof value === 'number' ? value : null
}

const STATES: readonly VehicleState[] = ['PUBLISHED', 'INCOMPLETE', 'DRAFT', 'ARCHIVED']

function stateOf(value: unknown): VehicleState | null {
  return STATES.find((state) => state === value) ?? null
}

const BulkChangeType = builder.objectRef<BulkChange>('BulkChange').implement({
  description: 'A change of many cars: proposed, applied, or reverted.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    kind: t.expose('kind', { type: KindType }),
    proposal: t.field({ type: ProposalType, nullable: true, resolve: ({ proposal }) => proposal }),
    isComplete: t.boolean({
      description: 'Whether what is proposed can be shown and applied.',
      resolve: ({ kind, proposal }) => isComplete(kind, proposal ?? {}),
    }),
    by: t.exposeString('by'),
    selected: t.int({ resolve: ({ vehicleIds }) => vehicleIds.length }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    appliedAt: t.expose('appliedAt', { type: 'DateTime', nullable: true }),
    applied: t.int({ resolve: ({ results }) => results.length }),
    revertedAt: t.expose('revertedAt', { type: 'DateTime', nullable: true }),
    reverted: t.exposeInt('revertedCount'),
    undoUntil: t.field({ type: 'DateTime', nullable: true, resolve: (change) => undoUntil(change) ?? null }),
  }),
})

const BulkChangeViewType = builder.objectRef<BulkChangeView>('BulkChangeView').implement({
  fields: (t) => ({
    change: t.expose('change', { type: BulkChangeType }),
    preview: t.field({
      type: [PreviewRowType],
      description: 'Every selected car; empty once it is applied.',
      resolve: ({ preview }) => [...preview],
    }),
    digest: t.exposeString('digest', { description: 'Goes back with the application.' }),
  }),
})

builder.queryField('bulkChange', (t) =>
  t.field({
    type: BulkChangeViewType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) =>
      unwrapOrThrow(await readBulkChange(context.deps.read, requireStaff(context), rowId(id))),
  }),
)

builder.queryField('bulkChanges', (t) =>
  t.field({
    type: [BulkChangeType],
    description: 'Those that were applied lately, the latest first; at most 20.',
    args: { merchant: t.arg.id({ required: true, description: 'UUID.' }) },
    resolve: async (_, { merchant }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      return [...unwrapOrThrow(await readBulkChanges(context.deps.read, requireStaff(context), merchantId)).changes]
    },
  }),
)

builder.mutationField('beginBulkChange', (t) =>
  t.id({
    description: 'Freezes a selection: the ids, or all that the filter finds. Refused: LIMIT_REACHED above 5,000 cars.',
    args: {
      merchant: t.arg.id({ required: true, description: 'UUID.' }),
      kind: t.arg({ type: KindType, required: true }),
      ids: t.arg.idList(),
      filter: t.arg({ type: StockFilterType }),
    },
    resolve: async (_, { merchant, kind, ids, filter }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      const of = filter ? { filter: filterOf(filter) } : { ids: (ids ?? []).map(rowId) }
      const selection = { merchantId, kind, of }
      return String(unwrapOrThrow(await beginBulkChange(context.deps, requireStaff(context), selection)).id)
    },
  }),
)

builder.mutationField('proposeBulkChange', (t) =>
  t.boolean({
    description: 'Refused: CONFLICT once it is applied.',
    args: { id: t.arg.id({ required: true }), proposal: t.arg({ type: ProposalInput, required: true }) },
    resolve: async (_, { id, proposal: { mode, by, rounding, to, text, ...terms } }, context) => {
      const cents = by != null && mode === 'AMOUNT' ? toCents(by) : by
      const proposal: BulkProposal = {
        ...(mode ? { mode } : {}),
        ...(cents == null ? {} : { by: cents }),
        ...(rounding ? { rounding } : {}),
        ...(to ? { to } : {}),
        ...(text ? { text: text.slice(0, 2000) } : {}),
        ...(terms.term ? { term: { key: terms.term, value: termValue(terms.term, terms) } } : {}),
      }
      unwrapOrThrow(await proposeBulkChange(context.deps.writer, requireStaff(context), { id: rowId(id), proposal }))
      return true
    },
  }),
)

builder.mutationField('applyBulkChange', (t) =>
  t.int({
    description:
      'Gives how many cars have changed. Refused: CHANGED where the preview was another; CONFLICT; a wrong count.',
    args: {
      id: t.arg.id({ required: true }),
      digest: t.arg.string({ required: true }),
      count: t.arg.int({ description: 'Wanted for more than 25 cars.' }),
    },
    resolve: async (_, { id, digest, count }, context) => {
      const application = { id: rowId(id), digest, typedCount: count ?? undefined }
      return unwrapOrThrow(await applyBulkChange(context.deps.writer, requireStaff(context), application)).count
    },
  }),
)

builder.mutationField('undoBulkChange', (t) =>
  t.int({
    description: 'Gives how many cars are as before; those changed since stay. Refused: CONFLICT after 30 minutes.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) =>
      unwrapOrThrow(await undoBulkChange(context.deps.writer, requireStaff(context), rowId(id))).reverted,
  }),
)
