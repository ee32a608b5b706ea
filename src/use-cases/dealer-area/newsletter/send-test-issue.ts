import type { Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findIssueCars, type IssueCarsDeps } from './issue-cars.ts'
import { issueMail } from './issue-mail.ts'
import { readIssue } from './issues.ts'
import { NO_KEY } from './preview-issue.ts'
import { readSender } from './sender.ts'

interface TestDeps extends IssueCarsDeps {
  readonly writer: Writer
  readonly mainOrigin: string
}

/** Mails an issue to whoever writes it. Refused as by `readIssue` and `readSender`. */
export async function sendTestIssue(
  { writer, mainOrigin, ...deps }: TestDeps,
  actor: StaffActor,
  of: { readonly merchantId: number | null; readonly id: number },
): Promise<{ readonly kind: 'done'; readonly email: string } | Refused> {
  const found = await readIssue(deps.read, actor, of)
  if (found.kind === 'refused') return found
  const sender = await readSender(deps.read, mainOrigin, of.merchantId)
  if (sender.kind === 'refused') return sender
  const staff = await deps.read.selectFrom('staff').select('email').where('id', '=', actor.staffId).executeTakeFirst()
  if (!staff) return refused('NOT_FOUND')
  const { issue } = found
  const vehicleIds = issue.state === 'DRAFT' ? await findIssueCars(deps, issue, sender.brand) : issue.vehicleIds
  const content = await issueMail(deps.read, { ...issue, vehicleIds, sender: sender.lines })
  const site = { origin: sender.origin, brandSlug: sender.brand.slug, locale: issue.locale }
  await writer.transaction((handle) => requestMail(handle, site, staff.email, { ...content, unsubscribeKey: NO_KEY }))
  return { kind: 'done', email: staff.email }
}
