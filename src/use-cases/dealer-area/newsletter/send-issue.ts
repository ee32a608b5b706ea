import type { Writer } from '#database/handles.ts'
import { enqueue } from '#database/jobs.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { audited } from '../audited.ts'
import { findIssueCars, type IssueCarsDeps } from './issue-cars.ts'
import { countReaders, issueFingerprint, issueSubject, readIssue } from './issues.ts'
import { lockIssue } from './lock-issue.ts'
import { authorizeNewsletter, readSender } from './sender.ts'

interface SendDeps extends IssueCarsDeps {
  readonly writer: Writer
  readonly mainOrigin: string
}

interface IssueToSend {
  readonly merchantId: number | null
  readonly id: number
  /** Of what was shown when sending was confirmed. */
  readonly fingerprint: string
}

/**
 * Sends an issue to its readers: its cars are fixed, and a job does the rest. Refused as by `authorizeNewsletter` and `readSender`;
 * NOT_FOUND; CONFLICT where it is sent already; CHANGED where it is not what was shown; UNAVAILABLE without a car or a reader.
 */
export async function sendIssue(
  { writer, mainOrigin, ...deps }: SendDeps,
  actor: StaffActor,
  { merchantId, id, fingerprint }: IssueToSend,
): Promise<{ readonly kind: 'done' } | Refused> {
  const refusal = authorizeNewsletter(actor, merchantId, true)
  if (refusal) return refusal
  const [found, sender] = [
    await readIssue(deps.read, actor, { merchantId, id }),
    await readSender(deps.read, mainOrigin, merchantId),
  ]
  if (found.kind === 'refused') return found
  if (sender.kind === 'refused') return sender
  const vehicleIds = await findIssueCars(deps, found.issue, sender.brand)
  return audited(writer, actor, {
    entry: { operation: 'send-newsletter', subject: issueSubject(id) },
    allow: async (handle) => {
      const issue = await lockIssue(handle, merchantId, id)
      if (!issue) return refused('NOT_FOUND')
      if (issue.state !== 'DRAFT') return refused('CONFLICT')
      if (issueFingerprint(issue) !== fingerprint) return refused('CHANGED')
      const readers = await countReaders(handle, issue.brandSlug, issue.locale)
      if (vehicleIds.length === 0 || readers === 0) return refused('UNAVAILABLE')
      return { kind: 'allowed', merchantId, after: { readers, cars: vehicleIds.length } } as const
    },
    change: async (handle) => {
      await handle
        .updateTable('newsletter_issues')
        .set({ state: 'SENDING', sending_since: new Date(), vehicle_ids: [...vehicleIds] })
        // What was sent stays what it was, whatever its search finds later.
        .set({ cars: vehicleIds.join('\n') })
        .where('id', '=', id)
        .execute()
      await enqueue(handle, 'send-newsletter', { issueId: id })
      return { kind: 'done' } as const
    },
  })
}
