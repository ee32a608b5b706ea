import type { ReadHandle, Writer } from '#database/handles.ts'
import type { IssueForm } from '#domain/newsletter/issue.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { audited } from '../audited.ts'
import { issueQuery } from './issue-query.ts'
import { issueFingerprint, issueSubject } from './issues.ts'
import { lockIssue } from './lock-issue.ts'
import { authorizeNewsletter, readSender } from './sender.ts'

interface SaveDeps {
  readonly read: ReadHandle
  readonly writer: Writer
  readonly mainOrigin: string
}

interface IssueChange {
  readonly merchantId: number | null
  /** Null: a new one. */
  readonly id: number | null
  readonly form: IssueForm
  /** Of what the form showed; of no use for a new one. */
  readonly fingerprint: string
}

/**
 * Writes an issue. Refused as by `authorizeNewsletter`, `readSender` and `issueQuery`; NOT_FOUND; CONFLICT once it is sent; CHANGED where
 * the form showed something else.
 */
export async function saveIssue(
  { read, writer, mainOrigin }: SaveDeps,
  actor: StaffActor,
  { merchantId, id, form: entered, fingerprint }: IssueChange,
): Promise<{ readonly kind: 'done'; readonly id: number } | Refused> {
  const refusal = authorizeNewsletter(actor, merchantId)
  if (refusal) return refusal
  const sender = await readSender(read, mainOrigin, merchantId)
  if (sender.kind === 'refused') return sender
  const search = await issueQuery(read, entered.query)
  if (search.kind === 'refused') return search
  const form = { ...entered, query: search.query }
  const allowed = { kind: 'allowed', merchantId } as const
  return audited(writer, actor, {
    entry: { operation: 'save-newsletter', subject: id === null ? 'newsletter' : issueSubject(id), after: form },
    allow: async (handle) => {
      if (id === null) return allowed
      const issue = await lockIssue(handle, merchantId, id)
      if (!issue) return refused('NOT_FOUND')
      if (issue.state !== 'DRAFT') return refused('CONFLICT')
      if (issueFingerprint(issue) !== fingerprint) return refused('CHANGED')
      return allowed
    },
    change: async (handle) => {
      if (id !== null) {
        await handle.updateTable('newsletter_issues').set(form).where('id', '=', id).execute()
        return { kind: 'done', id } as const
      }
      const created = await handle
        .insertInto('newsletter_issues')
        .values({ ...form, merchant_id: merchantId, brand_slug: sender.brand.slug, created_by: actor.name })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { kind: 'done', id: created.id } as const
    },
  })
}
