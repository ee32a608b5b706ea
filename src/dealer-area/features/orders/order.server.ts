import { data, redirect } from 'react-router'
import { formatInstant } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { merchantOrderTexts, orderConsequenceTexts, orderStepTexts } from '#messages/dealer-area.ts'
import {
  actorTexts,
  financingEventTexts,
  orderEventTexts,
  orderStateTexts,
  paymentEventTexts,
} from '#messages/order-states.ts'
import { inLanguage, type Text } from '#messages/texts.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { formState, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import {
  ChangeOrderDocument,
  MerchantOrderDocument,
  type MerchantOrderQuery,
  type OrderState,
} from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'

type Order = MerchantOrderQuery['merchantOrder']

interface Fact {
  readonly label: string
  readonly value: string
}

export interface OrderView {
  readonly title: string
  readonly state: string
  readonly back: string
  readonly lines: readonly Fact[]
  readonly facts: readonly Fact[]
  readonly course: readonly { readonly label: string; readonly note: string }[]
  readonly steps: readonly { readonly to: string; readonly label: string; readonly consequence: string }[]
}

export async function loadOrder({ params: { orderId = '' }, context }: PageArgs): Promise<OrderView> {
  const { merchantOrder } = await query(context, MerchantOrderDocument, { id: orderId })
  return viewOf(merchantOrder, context.get(areaContext).locale)
}

/** Takes the order a step on; what is not possible now shows the present state. */
export async function changeOrder({ request, params: { orderId: id = '' }, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const values = await formValues(request)
  const { to = '', reason, unpaid } = values
  const answer = await mutate(context, ChangeOrderDocument, {
    ...{ id, to: to as OrderState, unpaid: unpaid === 'yes' },
    ...(reason ? { reason } : {}),
  })
  if ('result' in answer) return redirect(dealerPaths.pathFor('order', locale, { orderId: id }))
  const { refusals } = answer
  const isConflict = refusals.some(({ code }) => code === 'CONFLICT')
  const state = formState(values, refusals, locale)
  return data<FormState>(
    { ...state, ...(isConflict ? { notice: merchantOrderTexts.movedOn[locale] } : {}) },
    refusedAs(refusals),
  )
}

function viewOf({ order, email, due, delivery, lines, events, next }: Order, locale: Locale): OrderView {
  const texts = inLanguage(merchantOrderTexts, locale)
  const { id, state, payment, customer, total, placedAt } = order
  return {
    ...{ title: texts.title(id), state: orderStateTexts[state][locale] },
    back: dealerPaths.pathFor('orders', locale),
    lines: [
      ...lines.map(({ title, quantity, price }) => ({
        label: quantity > 1 ? `${quantity} × ${title}` : title,
        value: formatEuros(price * quantity, locale, 2),
      })),
      { label: texts.total, value: formatEuros(total, locale, 2) },
      { label: texts.due, value: formatEuros(due, locale, 2) },
    ],
    facts: [
      { label: texts.customer, value: customer },
      { label: texts.email, value: email },
      { label: texts.payment, value: paymentEventTexts[payment][locale] },
      { label: texts.delivery, value: delivery === 'DELIVERY' ? texts.DELIVERY : texts.PICK_UP },
      { label: texts.placed, value: formatInstant(placedAt, locale) },
    ],
    course: events.map(({ at, actor, subject, to, reason }) => ({
      label: EVENTS[subject][to]?.[locale] ?? to,
      note: [formatInstant(at, locale), actorTexts[actor][locale], reason ?? ''].filter(Boolean).join(' · '),
    })),
    steps: next.map((to) => ({
      ...{ to, label: orderStepTexts[to][locale], consequence: orderConsequenceTexts[to][locale] },
    })),
  }
}

const EVENTS: Readonly<Record<Order['events'][number]['subject'], Readonly<Record<string, Text>>>> = {
  ...{ ORDER: orderEventTexts, PAYMENT: paymentEventTexts, FINANCING: financingEventTexts },
}
