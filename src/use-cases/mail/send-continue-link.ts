import type { Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import type { MailSite } from '#domain/mail.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { flowOf } from '#domain/routes/flows.ts'
import { pathFor } from '#domain/routes/paths.ts'

/** A step of a flow, and whose it is where the flow has one for each thing. */
export interface FlowPlace {
  readonly step: string
  /** The number of an order; null where the flow has no such thing. */
  readonly of: string | null
}

const FLOW_NAMES = ['checkout', 'workshop', 'financing'] as const

/**
 * Mails a customer the link to a step of any flow, to the address of the account: the draft opens on another device after the log-in. The
 * mail says nothing of what was entered. Refused: INVALID_INPUT for a screen that is no step.
 */
export async function sendContinueLink(
  writer: Writer,
  site: MailSite,
  customerId: number,
  { step, of }: FlowPlace,
): Promise<{ readonly kind: 'done'; readonly email: string } | Refused> {
  const flow = flowOf(step)
  if (flow === undefined || (of !== null && !/^\d{1,16}$/.test(of))) return refused('INVALID_INPUT')
  return writer.transaction(async (handle) => {
    const customer = await handle
      .selectFrom('customers')
      .select(['email', 'salutation', 'first_name as firstName', 'last_name as lastName'])
      .where('id', '=', customerId)
      .executeTakeFirst()
    if (!customer) return refused('NOT_FOUND')
    const { email, ...person } = customer
    const page = pathFor('flow-continue', site.locale, { step })
    const path = of === null ? page : `${page}?of=${of}`
    await requestMail(handle, site, email, {
      ...{ kind: 'continue-flow', person, path },
      flow: FLOW_NAMES.find((name) => name === flow) ?? 'other',
    })
    return { kind: 'done', email }
  })
}
