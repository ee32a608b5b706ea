import { type Operations, readOperations } from '#use-cases/dealer-area/platform/operations.ts'
import { type PlatformWorkItem, readPlatformWork } from '#use-cases/dealer-area/platform/platform-work.ts'
import { retryJobsAsStaff } from '#use-cases/dealer-area/platform/retry-jobs.ts'
import { BACKUP_MAKERS } from '#domain/operations/backup-maker.ts'
import { isWrong, VITAL_SIGNS, type VitalValue } from '#domain/operations/vital-signs.ts'
import type { RecentFault } from '#services/process-figures/port.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { builder } from '../builder.ts'
import { requireStaff } from '../require-staff.ts'

const JobType = builder.objectRef<Operations['jobs'][number]>('TroubledJob').implement({
  description: 'A job that failed, or should have begun.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    attempts: t.exposeInt('attempts'),
    maxAttempts: t.exposeInt('maxAttempts'),
    runAt: t.expose('runAt', { type: 'DateTime', description: 'When it begins, or should have.' }),
    isGivenUp: t.exposeBoolean('isGivenUp', { description: 'It was tried for the last time: see retryGivenUpJobs.' }),
    error: t.exposeString('error', { nullable: true }),
  }),
})

const MailType = builder.objectRef<Operations['mails'][number]>('StuckMail').implement({
  description: 'A mail that should have been sent; without its recipient.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    attempts: t.exposeInt('attempts'),
    error: t.string({ nullable: true, resolve: ({ lastError }) => lastError }),
  }),
})

const ReturnedMailType = builder.objectRef<Operations['returnedMails'][number]>('ReturnedMail').implement({
  description: 'A mail that was accepted and refused for good later; without its recipient.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind'),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
    reason: t.exposeString('reason'),
  }),
})

const WithdrawalType = builder.objectRef<Operations['withdrawals'][number]>('UnmatchedWithdrawal').implement({
  description: 'A declaration of withdrawal whose order nobody has found.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    name: t.exposeString('name'),
    contract: t.exposeString('contract'),
    email: t.exposeString('email'),
  }),
})

const ImportType = builder.objectRef<Operations['refusedImports'][number]>('RefusedImport').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    merchant: t.exposeString('merchant'),
    fileName: t.exposeString('fileName'),
    finishedAt: t.expose('finishedAt', { type: 'DateTime' }),
    reason: t.exposeString('reason', { nullable: true }),
    missing: t.int({ nullable: true, resolve: ({ details }) => details.missing ?? null }),
    offered: t.int({ nullable: true, resolve: ({ details }) => details.offered ?? null }),
  }),
})

const UploadsType = builder.objectRef<Operations['uploads'][number]>('UploadTotals').implement({
  fields: (t) => ({
    kind: t.exposeString('kind'),
    files: t.exposeInt('files'),
    bytes: t.exposeFloat('bytes'),
  }),
})

const RunType = builder.objectRef<Operations['runs'][number]>('RegularRun').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    lastAt: t.expose('lastAt', { type: 'DateTime', nullable: true }),
  }),
})

const VitalValueType = builder.objectRef<VitalValue>('VitalValue').implement({
  description: 'A figure of the process that answers, since it was started.',
  fields: (t) => ({
    sign: t.exposeString('sign'),
    value: t.exposeFloat('value', { nullable: true, description: 'Null: nothing measured.' }),
    unit: t.string({ resolve: ({ sign }) => VITAL_SIGNS[sign].unit }),
    max: t.float({ nullable: true, resolve: ({ sign }) => VITAL_SIGNS[sign].max ?? null }),
    isWrong: t.boolean({ resolve: isWrong }),
  }),
})

const BackupMakerType = builder.enumType('BackupMaker', { values: BACKUP_MAKERS })

const ProviderType = builder.objectRef<Operations['providers'][number]>('AccessoriesProviderUse').implement({
  description: 'A provider of accessories, and how many dealers have chosen it.',
  fields: (t) => ({
    provider: t.exposeString('provider'),
    dealers: t.exposeInt('dealers'),
    makes: t.exposeInt('makes'),
  }),
})

const FaultType = builder.objectRef<RecentFault>('RecentFault').implement({
  description: 'An error that a visitor was shown by its id.',
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    message: t.exposeString('message', { description: 'Without personal data.' }),
  }),
})

const OperationsType = builder.objectRef<Operations>('Operations').implement({
  description: 'How the shop as a whole runs.',
  fields: (t) => ({
    jobs: t.field({ type: [JobType], description: 'The first 50.', resolve: ({ jobs }) => [...jobs] }),
    givenUpJobs: t.exposeInt('givenUpJobs', { description: 'How many retryGivenUpJobs would have tried again.' }),
    mails: t.field({ type: [MailType], resolve: ({ mails }) => [...mails] }),
    returnedMails: t.field({
      type: [ReturnedMailType],
      description: 'Of the last seven days, newsletters left out.',
      resolve: ({ returnedMails }) => [...returnedMails],
    }),
    withdrawals: t.field({ type: [WithdrawalType], resolve: ({ withdrawals }) => [...withdrawals] }),
    refusedImports: t.field({ type: [ImportType], resolve: ({ refusedImports }) => [...refusedImports] }),
    uploads: t.field({ type: [UploadsType], resolve: ({ uploads }) => [...uploads] }),
    runs: t.field({ type: [RunType], resolve: ({ runs }) => [...runs] }),
    providers: t.field({ type: [ProviderType], resolve: ({ providers }) => [...providers] }),
    faults: t.field({
      type: [FaultType],
      description: 'The latest of the process that answers, the newest first.',
      resolve: (_, __, { deps }) => [...deps.figures.faults()],
    }),
    vitalSigns: t.field({
      type: [VitalValueType],
      resolve: async (_, __, { deps }) => [...(await deps.figures.vitalSigns())],
    }),
    backups: t.field({
      type: BackupMakerType,
      description: 'Who backs up the shop.',
      resolve: (_, __, { deps }) => deps.figures.backups,
    }),
    paymentProblems: t.exposeInt('paymentProblems', {
      description: 'Messages of providers that could not be applied in the last seven days.',
    }),
    stuckRefunds: t.exposeInt('stuckRefunds', { description: 'Not confirmed by their provider for a day.' }),
    vehicles: t.int({ description: 'Published.', resolve: ({ stock }) => stock.vehicles }),
    stockChangedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ stock }) => stock.changedAt }),
    rebuildAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When a rebuild of the search index was last ordered.',
      resolve: ({ stock }) => stock.rebuildAt,
    }),
  }),
})

const WorkItemType = builder.objectRef<PlatformWorkItem>('PlatformWorkItem').implement({
  description: 'One thing the platform has to do next, and until when.',
  fields: (t) => ({
    kind: t.expose('kind', {
      type: builder.enumType('PlatformWorkKind', {
        values: ['LISTING', 'NOTICE', 'WITHDRAWAL', 'PAYMENTS', 'JOBS'] as const,
      }),
    }),
    dueAt: t.expose('dueAt', { type: 'DateTime' }),
    id: t.id({ nullable: true, resolve: (item) => ('id' in item ? String(item.id) : null) }),
    title: t.string({ nullable: true, resolve: (item) => ('title' in item ? item.title : null) }),
    count: t.int({ nullable: true, resolve: (item) => ('count' in item ? item.count : null) }),
  }),
})

builder.queryFields((t) => ({
  operations: t.field({
    type: OperationsType,
    description: 'What failed or waits in the shop as a whole; for administrators.',
    resolve: async (_, __, { actor, deps }) => unwrapOrThrow(await readOperations(deps.read, actor)).operations,
  }),
  platformWork: t.field({
    type: [WorkItemType],
    description: 'What waits for administrators, the most urgent first.',
    resolve: async (_, __, { actor, deps }) => [...unwrapOrThrow(await readPlatformWork(deps.read, actor)).items],
  }),
}))

builder.mutationField('retryGivenUpJobs', (t) =>
  t.int({
    description:
      'Has every job tried again whose attempts have all been made, at once and then as often as before; returns how many there were. Runs of the schedule are left to their next run.',
    resolve: async (_, __, context) =>
      unwrapOrThrow(await retryJobsAsStaff(context.deps.writer, requireStaff(context))).count,
  }),
)
