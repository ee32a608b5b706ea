import { data, redirect, type RouterContextProvider } from 'react-router'
import { formatAppointment } from '#domain/format/dates.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { appointmentTexts } from '#messages/appointments.ts'
import { handOverTexts } from '#messages/hand-over.ts'
import { inLanguage } from '#messages/texts.ts'
import { BookHandOverDocument, HandOverDaysDocument, type OrderPageQuery } from '#storefront/generated/graphql.ts'
import { noticeFor } from '../../blocks/error-catalogue.ts'
import type { FormState } from '../../blocks/form-state.ts'
import { formState, type FormValues, refusedAs } from '../../blocks/form.server.ts'
import { redirectWithNotice } from '../../blocks/notice-redirect.server.ts'
import { alternativesOf, pickedTime, timePickerOf, timeText } from '../../blocks/time-picker.server.ts'
import type { TimeChoice } from '../../blocks/time-picker-view.ts'
import { mutate, query } from '../../gateway.server.ts'
import { hasErrorsContext, siteContext } from '../../request.server.ts'
import type { HandOverView, OrderView } from './orders-view.ts'

type Context = Readonly<RouterContextProvider>
type Order = OrderPageQuery['order']

export interface HandOverAnswer extends FormState {
  /** Free times near one that was taken. */
  readonly alternatives: readonly TimeChoice[]
}

/** The chosen time of the hand-over, or times to choose from; nothing where none can be chosen yet. */
export async function handOverOf(order: Order, url: URL, context: Context): Promise<Pick<OrderView, 'handOver'>> {
  const { handOver, handOverDays } = order
  if (handOverDays) return { handOver: { choice: await choiceOf(order, url, context) } }
  if (!handOver || Date.parse(handOver.startsAt) <= Date.now()) return {}
  const { locale } = context.get(siteContext)
  const texts = inLanguage(handOverTexts, locale)
  const isProposed = handOver.state === 'ALTERNATIVE_PROPOSED'
  return {
    handOver: {
      chosen: {
        text: formatAppointment(handOver.startsAt, locale),
        note: isProposed ? texts.proposed : texts.bring,
        href: pathFor('request', locale, { requestId: handOver.requestId }),
        label: isProposed ? texts.answer : texts.change,
      },
    },
  }
}

async function choiceOf(order: Order, url: URL, context: Context): Promise<NonNullable<HandOverView['choice']>> {
  const { locale } = context.get(siteContext)
  const daysOf = async (from: string, to: string) =>
    (await query(context, HandOverDaysDocument, { id: order.id, from, to })).order.handOverDays ?? []
  const slot = pickedTime(url.searchParams.get('time'))
  return {
    lead: handOverTexts.lead[locale](order.deliveryDealer ?? `${order.dealer.name}, ${order.dealer.city}`),
    picker: await timePickerOf({ url, daysOf, chosen: slot ?? null }, locale),
    ...(slot ? { time: { value: `${slot.day} ${slot.minute}`, text: timeText(slot, locale) } } : {}),
  }
}

/** Books the chosen time and leads back to the order; where it is taken, the page offers others. */
export async function chooseHandOver(context: Context, orderId: string, values: FormValues) {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(appointmentTexts, locale)
  const page = pathFor('order', locale, { orderId })
  const slot = pickedTime(values.time)
  const answer = slot
    ? await mutate(context, BookHandOverDocument, { orderId, ...slot })
    : { refusals: [{ code: 'INVALID_INPUT', fields: [{ field: 'time', code: 'REQUIRED' }] }] }
  if ('result' in answer) return redirect(page)
  const { refusals } = answer
  const codes = refusals.map(({ code }) => code)
  if (codes.includes('NOT_FOUND')) throw data(null, 404)
  if (codes.includes('CONFLICT')) return redirectWithNotice(page, noticeFor('BookHandOver', refusals))
  context.set(hasErrorsContext, true)
  return data<HandOverAnswer>(
    {
      ...formState(values, refusals, locale, { time: texts.timeRequired }),
      ...(codes.includes('UNAVAILABLE') ? { notice: texts.timeTaken } : {}),
      alternatives: alternativesOf(refusals, locale),
    },
    refusedAs(refusals),
  )
}
