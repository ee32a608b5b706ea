import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { OpenOrderPaymentDocument } from '#storefront/generated/graphql.ts'
import { redirect, redirectDocument, type RouterContextProvider } from 'react-router'
import { mutate } from '../gateway.server.ts'
import { siteContext } from '../request.server.ts'
import { isRouted } from '#domain/routes/routed-screens.ts'
import { noticeFor } from './error-catalogue.ts'
import { redirectWithNotice } from './notice-redirect.server.ts'

/** Leads to the page on which an order is paid; back to the order with a notice where it cannot be. */
export async function payOrder(context: Readonly<RouterContextProvider>, orderId: string): Promise<Response> {
  const { locale } = context.get(siteContext)
  const answer = await mutate(context, OpenOrderPaymentDocument, { orderId })
  if ('result' in answer) return redirectDocument(answer.result.openOrderPayment.url, SEE_OTHER)
  return redirectWithNotice(orderPath(orderId, locale), noticeFor('OpenOrderPayment', answer.refusals))
}

/**
 * Leads on from placing an order: to the page on which it is paid, where it is paid online; else to `done`, with a notice where the
 * provider does not answer.
 */
export async function payPlacedOrder(
  context: Readonly<RouterContextProvider>,
  orderId: string,
  done: string,
): Promise<Response> {
  const answer = await mutate(context, OpenOrderPaymentDocument, { orderId })
  if ('result' in answer) return redirectDocument(answer.result.openOrderPayment.url, SEE_OTHER)
  const isPaidOtherwise = answer.refusals.some(({ code }) => code === 'CONFLICT')
  return isPaidOtherwise
    ? redirect(done, SEE_OTHER)
    : redirectWithNotice(done, noticeFor('OpenOrderPayment', answer.refusals))
}

/** Status after a form: the browser gets the other page instead of posting the form to it. */
const SEE_OTHER = 303

function orderPath(orderId: string, locale: Locale): string {
  return isRouted('order') ? pathFor('order', locale, { orderId }) : pathFor('home', locale)
}
