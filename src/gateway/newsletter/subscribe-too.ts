import type { NewsletterPlace } from '#domain/newsletter/sources.ts'
import { readCustomer } from '#use-cases/account/customer.ts'
import { subscribe } from '#use-cases/newsletter/subscribe.ts'
import type { GatewayContext } from '../context.ts'
import { countAttempt, mailSite } from '../session/actor.ts'

/**
 * What a form with the newsletter's box does after its own work: the box orders the opt-in mail. The form has passed its own bot check; an
 * address that has had too many of these mails gets none, which is no reason to refuse the form.
 */
export async function subscribeToo(
  context: GatewayContext,
  isWanted: boolean | null | undefined,
  email: string,
  place: NewsletterPlace,
): Promise<void> {
  if (!isWanted) return
  const isCounted = await countAttempt(context, 'newsletter', email).then(
    () => true,
    () => false,
  )
  if (isCounted) await orderNewsletter(context, { email, place, channel: 'PAGE' })
}

/** The same for a form that knows its customer and asks for no address. */
export async function subscribeCustomerToo(
  context: GatewayContext,
  isWanted: boolean | null | undefined,
  customerId: number,
  place: NewsletterPlace,
): Promise<void> {
  if (!isWanted) return
  const customer = await readCustomer(context.deps.read, customerId)
  if (customer) await subscribeToo(context, true, customer.email, place)
}

/** Orders the newsletter of the shop of this request. */
export async function orderNewsletter(
  context: GatewayContext,
  order: { readonly email: string; readonly place: NewsletterPlace; readonly channel: 'PAGE' | 'API' },
): Promise<void> {
  const { brand, clientNetwork: network, deps } = context
  await subscribe(deps.writer, { ...order, site: mailSite(context), sender: brand.name, network })
}
