import {
  type FeedRunRow,
  type FeedRunView,
  readDeliveredRows,
  readFeedRun,
  readFeedRuns,
  type RunRefusal,
} from '#use-cases/imports/feed-runs.ts'
import { undoFeedRun } from '#use-cases/imports/undo-feed-run.ts'
import { UNDO_STATES } from '#use-cases/imports/undo.ts'
import { readExpectedDelivery } from '#use-cases/dealer-area/expected-delivery.ts'
import type { DeliveredRows } from '#domain/stock/delivered-rows.ts'
import type { ExpectedDelivery } from '#domain/stock/feed-schedule.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import { merchantIdOf } from '../request.ts'
import { requireStaff } from '../require-staff.ts'

const OutcomeType = builder.enumType('FeedOutcome', { values: ['APPLIED', 'REFUSED'] as const })
const UndoType = builder.enumType('FeedUndo', {
  values: UNDO_STATES,
  description: 'Whether a delivery can be undone, or why not.',
})

const FeedRunType = builder.objectRef<FeedRunRow>('FeedRun').implement({
  description: 'What became of a delivered file. Counts of a dry run are of what would have changed.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    fileName: t.exposeString('fileName'),
    finishedAt: t.expose('finishedAt', { type: 'DateTime' }),
    outcome: t.expose('outcome', { type: OutcomeType }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why the whole file was refused.' }),
    rows: t.exposeInt('rows'),
    inserted: t.exposeInt('inserted'),
    updated: t.exposeInt('updated'),
    unchanged: t.exposeInt('unchanged'),
    removed: t.exposeInt('removed'),
    refused: t.exposeInt('refused'),
    isDryRun: t.exposeBoolean('isDryRun'),
    isPartial: t.exposeBoolean('isPartial', { description: 'Not the whole stock: cars that it does not name stay.' }),
    uploadId: t.exposeID('uploadId', { nullable: true, description: 'By which the page that sent the file finds it.' }),
    revertedAt: t.expose('revertedAt', { type: 'DateTime', nullable: true }),
    by: t.exposeString('by', { nullable: true, description: 'Who uploaded it; null where it came by HTTP.' }),
    missing: t.int({ nullable: true, resolve: ({ details }) => details.missing ?? null }),
    offered: t.int({ nullable: true, resolve: ({ details }) => details.offered ?? null }),
  }),
})

const RunRefusalType = builder.objectRef<RunRefusal>('FeedRefusal').implement({
  description: 'A row of the file, or a value of it, that was not taken.',
  fields: (t) => ({
    line: t.exposeInt('line'),
    internalNumber: t.exposeString('internalNumber', { nullable: true }),
    field: t.exposeString('field', { nullable: true }),
    code: t.exposeString('code'),
    value: t.exposeString('value'),
    isWholeRow: t.boolean({ resolve: ({ scope }) => scope === 'VEHICLE' }),
    missing: t.stringList({
      description: 'Values that the energy label lacks: keys of the field table.',
      resolve: ({ missing }) => [...missing],
    }),
    isPublished: t.exposeBoolean('isPublished'),
    vehicleId: t.id({ nullable: true, resolve: ({ vehicleId }) => (vehicleId === null ? null : String(vehicleId)) }),
  }),
})

const FeedRunViewType = builder.objectRef<FeedRunView>('FeedRunView').implement({
  fields: (t) => ({
    run: t.expose('run', { type: FeedRunType }),
    refusals: t.field({ type: [RunRefusalType], resolve: ({ refusals }) => [...refusals] }),
    mendable: t.exposeInt('mendable', { description: 'How many rows `feedRunRows` has.' }),
    previous: t.expose('previous', {
      type: FeedRunType,
      nullable: true,
      description: 'The last applied one of an earlier day.',
    }),
    undo: t.field({ type: UndoType, resolve: ({ undo }) => undo.state }),
    mayUndo: t.exposeBoolean('mayUndo'),
    changedSince: t.int({ description: 'Cars of it.', resolve: ({ undo }) => undo.changed }),
  }),
})

builder.queryField('feedRuns', (t) =>
  t.field({
    type: [FeedRunType],
    description: 'The latest first; at most 50.',
    args: { merchant: t.arg.id({ required: true, description: 'UUID.' }) },
    resolve: async (_, { merchant }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      return [...unwrapOrThrow(await readFeedRuns(context.deps.read, context.actor, merchantId)).runs]
    },
  }),
)

builder.queryField('feedRun', (t) =>
  t.field({
    type: FeedRunViewType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) =>
      unwrapOrThrow(await readFeedRun(context.deps.read, context.actor, rowId(id))),
  }),
)

const DeliveredRowType = builder.objectRef<DeliveredRows['rows'][number]>('DeliveredRow').implement({
  fields: (t) => ({ line: t.exposeInt('line'), text: t.exposeString('text') }),
})

const DeliveredRowsType = builder.objectRef<DeliveredRows>('DeliveredRows').implement({
  description: 'Rows of the file in which something was refused, as they came.',
  fields: (t) => ({
    header: t.exposeString('header', { nullable: true }),
    rows: t.field({ type: [DeliveredRowType], resolve: ({ rows }) => [...rows] }),
  }),
})

builder.queryField('feedRunRows', (t) =>
  t.field({
    type: DeliveredRowsType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) =>
      unwrapOrThrow(await readDeliveredRows(context.deps.read, context.actor, rowId(id))),
  }),
)

builder.mutationField('undoFeedRun', (t) =>
  t.int({
    description: 'Gives how many cars are as before. Refused: CHANGED where one has changed since; CONFLICT.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) =>
      unwrapOrThrow(await undoFeedRun(context.deps.writer, requireStaff(context), rowId(id))).count,
  }),
)

const ExpectedDeliveryType = builder.objectRef<ExpectedDelivery>('ExpectedDelivery').implement({
  fields: (t) => ({
    nextBy: t.expose('nextBy', { type: 'DateTime' }),
    missingSince: t.expose('missingSince', {
      ...{ type: 'DateTime', nullable: true },
      description: 'By when the last one was expected; null where it came.',
    }),
  }),
})

builder.queryField('expectedDelivery', (t) =>
  t.field({
    ...{ type: ExpectedDeliveryType, nullable: true },
    description: 'Null where a merchant expects no deliveries.',
    args: { merchant: t.arg.id({ required: true, description: 'UUID.' }) },
    resolve: async (_, { merchant }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      return unwrapOrThrow(await readExpectedDelivery(context.deps.read, context.actor, merchantId)).expected
    },
  }),
)
