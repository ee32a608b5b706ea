import type { MailContent, MailFrame, RenderedMail } from '#domain/mail.ts'
import type { IssueForm } from '#domain/newsletter/issue.ts'
import type { Refused } from '#domain/refused.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { brandColour } from '../../mail/brand-colour.ts'
import { brandMark } from '../../mail/brand-mark.ts'
import { findIssueCars, type IssueCarsDeps } from './issue-cars.ts'
import { issueMail } from './issue-mail.ts'
import { issueQuery } from './issue-query.ts'
import { authorizeNewsletter, readSender } from './sender.ts'

export interface PreviewDeps extends IssueCarsDeps {
  readonly render: (content: MailContent, frame: MailFrame) => RenderedMail
  readonly mainOrigin: string
}

/** Nobody has this key, so the links of a preview end no subscription. */
export const NO_KEY = '00000000-0000-0000-0000-000000000000'

/**
 * An issue as its readers will see it. Its pictures come from the main site, where the dealer area is. Refused as by `authorizeNewsletter`,
 * `readSender` and `issueQuery`.
 */
export async function previewIssue(
  { render, mainOrigin, ...deps }: PreviewDeps,
  actor: DealerAreaActor,
  merchantId: number | null,
  entered: IssueForm,
): Promise<{ readonly kind: 'found'; readonly html: string } | Refused> {
  const refusal = authorizeNewsletter(actor, merchantId)
  if (refusal) return refusal
  const sender = await readSender(deps.read, mainOrigin, merchantId)
  if (sender.kind === 'refused') return sender
  const search = await issueQuery(deps.read, entered.query)
  if (search.kind === 'refused') return search
  const form = { ...entered, query: search.query }
  const vehicleIds = await findIssueCars(deps, form, sender.brand)
  const content = await issueMail(deps.read, { ...form, vehicleIds, sender: sender.lines })
  const { brand } = sender
  const look = { ...brandColour(brand), ...(brand.logoUrl ? brandMark(brand, mainOrigin) : {}) }
  const frame = { locale: form.locale, origin: mainOrigin, brandName: brand.name, ...look }
  return { kind: 'found', html: render({ ...content, unsubscribeKey: NO_KEY }, frame).html }
}
