import { data, type RouterContextProvider } from 'react-router'
import { pathFor } from '#domain/routes/paths.ts'
import { paymentReturnTexts } from '#messages/payment-return.ts'
import { inLanguage } from '#messages/texts.ts'
import { PaymentReturnDocument } from '#storefront/generated/graphql.ts'
import type { StepView } from '../../blocks/step-view.ts'
import { query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { isRouted } from '#domain/routes/routed-screens.ts'

/** Seconds after which the browser reloads the page, one for each reload; after the last one the customer has to reload. */
const RELOAD_SECONDS = [2, 3, 4, 6, 10, 15] as const

interface Returned {
  readonly url: URL
  readonly token: string
  readonly context: Readonly<RouterContextProvider>
}

/**
 * The result of a payment, found by the secret of the address; its other parameters are not trusted. Until the provider has reported, a
 * header makes the browser reload, so that no script is needed.
 */
export async function loadPaymentReturn({ url, token, context }: Returned) {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(paymentReturnTexts, locale)
  const { paymentReturn } = await query(context, PaymentReturnDocument, { token })
  if (!paymentReturn) return page({ title: texts.expired, lead: texts.expiredLead, next: ordersLink() }, 404)
  const { orderId, outcome, isPayable } = paymentReturn
  const next = orderLink(orderId)
  switch (outcome) {
    case 'PAID':
      return page({ title: texts.paid, lead: texts.paidLead(orderId), next })
    case 'FAILED': {
      if (!isPayable) return page({ title: texts.failed, lead: texts.failedOver(orderId), next })
      const act = { label: texts.payAgain, intent: 'pay', to: pathFor('order', locale, { orderId }) }
      return page({ title: texts.failed, lead: texts.failedLead(orderId), act, next })
    }
    case 'REFUNDED':
      return page({ title: texts.refunded, lead: texts.refundedLead(orderId), next })
    case 'PENDING': {
      const reloads = reloadsOf(url)
      const seconds = RELOAD_SECONDS[reloads]
      if (seconds === undefined) return page({ title: texts.waiting, lead: texts.waitingLead(orderId), next })
      const retryUrl = new URL(url)
      retryUrl.searchParams.set('look', String(reloads + 1))
      const refresh = `${seconds}; url=${retryUrl.pathname}${retryUrl.search}`
      return page({ title: texts.pending, lead: texts.pendingLead(orderId), next }, 200, { Refresh: refresh })
    }
  }

  function orderLink(orderId: string) {
    return isRouted('order')
      ? { label: texts.toOrder, href: pathFor('order', locale, { orderId }) }
      : { label: texts.home, href: pathFor('home', locale) }
  }

  function ordersLink() {
    return isRouted('orders')
      ? { label: texts.toOrders, href: pathFor('orders', locale) }
      : { label: texts.home, href: pathFor('home', locale) }
  }
}

function page(view: StepView, status = 200, headers: Readonly<Record<string, string>> = {}) {
  return data(view, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

/** Number of earlier reloads; an invalid number stops reloading. */
function reloadsOf({ searchParams }: URL): number {
  const reloads = Number(searchParams.get('look') ?? 0)
  return Number.isInteger(reloads) && reloads >= 0 ? reloads : RELOAD_SECONDS.length
}
