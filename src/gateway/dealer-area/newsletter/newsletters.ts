import { IssueForm, ISSUE_STATES } from '#domain/newsletter/issue.ts'
import { readLastChange } from '#use-cases/audit/last-change.ts'
import {
  issueFingerprint,
  issueSubject,
  type NewsletterIssue,
  type NewsletterOverview,
  readIssue,
  readIssues,
} from '#use-cases/dealer-area/newsletter/issues.ts'
import { previewIssue } from '#use-cases/dealer-area/newsletter/preview-issue.ts'
import { saveIssue } from '#use-cases/dealer-area/newsletter/save-issue.ts'
import { sendIssue } from '#use-cases/dealer-area/newsletter/send-issue.ts'
import { sendTestIssue } from '#use-cases/dealer-area/newsletter/send-test-issue.ts'
import { readInput, unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import type { DealerContext } from '../context.ts'
import { LastChangeType } from '../last-change.ts'
import { merchantIdOf } from '../request.ts'
import { requireStaff } from '../require-staff.ts'

const IssueStateType = builder.enumType('NewsletterState', { values: ISSUE_STATES })

const IssueType = builder.objectRef<NewsletterIssue>('NewsletterIssue').implement({
  description: 'An issue of a newsletter.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    state: t.expose('state', { type: IssueStateType }),
    locale: t.exposeString('locale', { description: 'Of the text, and of the readers who get it.' }),
    subject: t.exposeString('subject'),
    text: t.exposeString('text'),
    query: t.exposeString('query', { description: 'Filters of the list of cars.' }),
    cars: t.exposeString('cars', { description: 'Chosen cars, one a line, instead of a search.' }),
    createdBy: t.exposeString('createdBy'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    sendingSince: t.expose('sendingSince', { type: 'DateTime', nullable: true }),
    recipients: t.exposeInt('recipients'),
    sent: t.exposeInt('sent'),
    bounced: t.exposeInt('bounced'),
    unsubscribed: t.exposeInt('unsubscribed'),
    fingerprint: t.string({ resolve: issueFingerprint }),
    lastChange: t.field({
      type: LastChangeType,
      nullable: true,
      resolve: async ({ id }, _, { deps }) => (await readLastChange(deps.read, issueSubject(id))) ?? null,
    }),
  }),
})

const OverviewType = builder.objectRef<NewsletterOverview>('NewsletterOverview').implement({
  fields: (t) => ({
    sender: t.exposeString('sender'),
    readersDe: t.int({ description: 'Confirmed readers in German.', resolve: ({ readers }) => readers.de }),
    readersEn: t.int({ description: 'Confirmed readers in English.', resolve: ({ readers }) => readers.en }),
    issues: t.field({ type: [IssueType], resolve: ({ issues }) => [...issues] }),
  }),
})

const IssueInput = builder.inputType('NewsletterInput', {
  fields: (t) => ({
    subject: t.string({ required: true }),
    text: t.string({ required: true }),
    locale: t.string({ required: true }),
    query: t.string({ required: true, description: 'The address of a list of cars, or its filters.' }),
    cars: t.string({ required: true }),
  }),
})

const SENDER = 'A dealer; null: the platform, for administrators.'

/** Null: the platform. */
async function senderOf(context: DealerContext, merchant: string | null | undefined): Promise<number | null> {
  return merchant == null ? null : merchantIdOf(context, merchant)
}

function depsOf({ deps, mailOrigin: mainOrigin }: DealerContext) {
  const { read, writer, newsletters } = deps
  return { read, writer, mainOrigin, ...newsletters }
}

builder.queryFields((t) => ({
  newsletters: t.field({
    type: OverviewType,
    nullable: true,
    description: 'The newsletters of a sender; null for a dealer without a storefront, who has no readers.',
    args: { merchant: t.arg.id({ description: SENDER }) },
    resolve: async (_, { merchant }, context) => {
      const merchantId = await senderOf(context, merchant)
      const found = await readIssues(context.deps.read, context.actor, context.mailOrigin, merchantId)
      if (found.kind === 'refused' && found.code === 'NOT_FOUND') return null
      return unwrapOrThrow(found).overview
    },
  }),
  newsletter: t.field({
    type: IssueType,
    args: { merchant: t.arg.id({ description: SENDER }), id: t.arg.id({ required: true }) },
    resolve: async (_, { merchant, id }, context) => {
      const of = { merchantId: await senderOf(context, merchant), id: rowId(id) }
      return unwrapOrThrow(await readIssue(context.deps.read, context.actor, of)).issue
    },
  }),
  newsletterPreview: t.string({
    description: 'An issue as HTML, as its readers will see it.',
    args: { merchant: t.arg.id({ description: SENDER }), input: t.arg({ type: IssueInput, required: true }) },
    resolve: async (_, { merchant, input }, context) => {
      const merchantId = await senderOf(context, merchant)
      const form = readInput(IssueForm, input)
      return unwrapOrThrow(await previewIssue(depsOf(context), context.actor, merchantId, form)).html
    },
  }),
}))

builder.mutationFields((t) => ({
  saveNewsletter: t.id({
    description: 'Writes an issue, or with its id changes it. Refused: CONFLICT once it is sent; CHANGED.',
    args: {
      merchant: t.arg.id({ description: SENDER }),
      id: t.arg.id(),
      input: t.arg({ type: IssueInput, required: true }),
      fingerprint: t.arg.string({ required: true }),
    },
    resolve: async (_, { merchant, id, input, fingerprint }, context) => {
      const [merchantId, actor] = [await senderOf(context, merchant), requireStaff(context)]
      const change = { merchantId, id: id == null ? null : rowId(id), form: readInput(IssueForm, input), fingerprint }
      return String(unwrapOrThrow(await saveIssue(depsOf(context), actor, change)).id)
    },
  }),
  sendTestNewsletter: t.string({
    description: 'Mails an issue to whoever asks for it, and answers the address.',
    args: { merchant: t.arg.id({ description: SENDER }), id: t.arg.id({ required: true }) },
    resolve: async (_, { merchant, id }, context) => {
      const of = { merchantId: await senderOf(context, merchant), id: rowId(id) }
      return unwrapOrThrow(await sendTestIssue(depsOf(context), requireStaff(context), of)).email
    },
  }),
  sendNewsletter: t.boolean({
    description: 'Sends an issue to its readers. Refused: CONFLICT, CHANGED, UNAVAILABLE without a car or a reader.',
    args: {
      merchant: t.arg.id({ description: SENDER }),
      id: t.arg.id({ required: true }),
      fingerprint: t.arg.string({ required: true }),
    },
    resolve: async (_, { merchant, id, fingerprint }, context) => {
      const issue = { merchantId: await senderOf(context, merchant), id: rowId(id), fingerprint }
      unwrapOrThrow(await sendIssue(depsOf(context), requireStaff(context), issue))
      return true
    },
  }),
}))
