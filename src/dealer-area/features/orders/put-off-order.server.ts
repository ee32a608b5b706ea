import { data, redirect, type RouterContextProvider } from 'react-router'
import { formatDate } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { orderHoldTexts } from '#messages/dealer-orders.ts'
import { type FormValues, formState, refusedAs } from '#storefront/blocks/form.server.ts'
import { type ChangedView, whoChanged } from '../../blocks/changed-state.ts'
import { HoldOrderDocument, MerchantOrderDocument, type MerchantOrderQuery } from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { areaContext } from '../../request.server.ts'
import type { OrderAnswer } from './change-order.server.ts'

/** Puts an order off, or takes it up again; with both versions where a colleague has done either meanwhile. */
export async function putOffOrder(context: Readonly<RouterContextProvider>, values: FormValues, id: string) {
  const { locale } = context.get(areaContext)
  const { intent, until = '', fingerprint = '' } = values
  const reason = values.reason?.trim() ?? ''
  const isPutOff = intent === 'hold'
  const answer = await mutate(context, HoldOrderDocument, { id, fingerprint, ...(isPutOff ? { until, reason } : {}) })
  if ('result' in answer) return redirect(dealerPaths.pathFor('order', locale, { orderId: id }))
  const { refusals } = answer
  const state = formState(values, refusals, locale)
  if (!refusals.some(({ code }) => code === 'CHANGED'))
    return data<OrderAnswer>({ part: 'hold', state }, refusedAs(refusals))
  const { merchantOrder: now } = await query(context, MerchantOrderDocument, { id })
  const changed = changedView(now, isPutOff ? { until, reason } : { until: '', reason: '' }, locale)
  return data<OrderAnswer>(
    { part: 'hold', state: { values: state.values, errors: {}, changed, fingerprint: now.holdFingerprint } },
    { status: 409 },
  )
}

function changedView(
  { lastHold, holdReason, order: { onHoldUntil } }: MerchantOrderQuery['merchantOrder'],
  entered: { readonly until: string; readonly reason: string },
  locale: Locale,
): ChangedView {
  const texts = orderHoldTexts
  const dayOf = (day: string | null) => (day ? formatDate(day, locale) : '')
  return {
    who: whoChanged(lastHold, locale),
    differences: [
      { label: texts.untilLabel[locale], now: dayOf(onHoldUntil), entered: dayOf(entered.until) },
      { label: texts.reason[locale], now: holdReason ?? '', entered: entered.reason },
    ].filter(({ now, entered }) => now !== entered),
  }
}
