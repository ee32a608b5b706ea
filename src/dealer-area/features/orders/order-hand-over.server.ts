import { data, redirect } from 'react-router'
import { berlinToday } from '#domain/berlin-time.ts'
import { formatDate } from '#domain/format/dates.ts'
import { formatKilometres } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { HANDED_OVER } from '#domain/order/hand-over-protocol.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { handedOverTexts, handOverTexts } from '#messages/hand-over-protocol.ts'
import { type FormValues, formValues, refusedForm } from '#storefront/blocks/form.server.ts'
import { type ChangedState, type ChangedView, whoChanged } from '../../blocks/changed-state.ts'
import { OrderHandOverDocument, type OrderHandOverQuery, RecordHandOverDocument } from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'

export interface HandOverView {
  readonly title: string
  readonly back: string
  readonly mayRecord: boolean
  /** What saving leads to, or why nothing can be recorded. */
  readonly lead: string
  readonly today: string
  readonly day: string
  readonly fingerprint: string
  readonly items: readonly { readonly value: string; readonly label: string }[]
  readonly cars: readonly {
    readonly key: string
    readonly title: string
    readonly mileage: string
    readonly keys: string
    readonly chosen: readonly string[]
    readonly remarks: string
  }[]
}

export async function loadHandOver({ params: { orderId = '' }, context }: PageArgs): Promise<HandOverView> {
  const { locale } = context.get(areaContext)
  const { merchantOrder } = await query(context, OrderHandOverDocument, { id: orderId })
  const { titles, mayRecord, handedOverOn, cars, fingerprint } = merchantOrder.handOver
  const isFinal = merchantOrder.order.state === 'COMPLETED' && handedOverOn != null
  const lead = mayRecord ? 'formLead' : isFinal ? 'final' : 'notNow'
  const today = berlinToday()
  return {
    title: handOverTexts.title[locale](orderId),
    back: dealerPaths.pathFor('order', locale, { orderId }),
    ...{ mayRecord, lead: handOverTexts[lead][locale], today, day: handedOverOn ?? today, fingerprint },
    items: HANDED_OVER.map((value) => ({ value, label: handedOverTexts[value][locale] })),
    cars: titles.map((title, index) => {
      const car = cars[index]
      return {
        ...{ key: `${index} ${title}`, title, remarks: car?.remarks ?? '', chosen: car?.items ?? [] },
        ...{ mileage: car ? String(car.mileage) : '', keys: car ? String(car.keys) : '' },
      }
    }),
  }
}

export async function saveHandOver({ request, params: { orderId: id = '' }, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const values = await formValues(request)
  const { merchantOrder } = await query(context, OrderHandOverDocument, { id })
  const cars = merchantOrder.handOver.titles.map((_, index) => carOf(values, index))
  const [day, fingerprint] = [values.day ?? '', values.fingerprint ?? '']
  const answer = await mutate(context, RecordHandOverDocument, { id, day, cars, fingerprint })
  if ('result' in answer) return redirect(dealerPaths.pathFor('order', locale, { orderId: id }))
  if (answer.refusals.some(({ code }) => code === 'CHANGED')) {
    const { handOver } = (await query(context, OrderHandOverDocument, { id })).merchantOrder
    const changed = changedView(handOver, day, cars, locale)
    const state = { values, errors: {}, changed, fingerprint: handOver.fingerprint }
    return data<ChangedState>(state, { status: 409 })
  }
  const sentences = cars.flatMap((_, index) => [
    [`mileage.${index}`, handOverTexts.mileageWrong[locale]],
    [`keys.${index}`, handOverTexts.keysWrong[locale]],
  ])
  return refusedForm(values, answer.refusals, locale, Object.fromEntries(sentences))
}

/** Both versions: somebody else has recorded the hand-over while the form was filled in. */
function changedView(
  now: OrderHandOverQuery['merchantOrder']['handOver'],
  day: string,
  entered: readonly ReturnType<typeof carOf>[],
  locale: Locale,
): ChangedView {
  const words = (car: Pick<ReturnType<typeof carOf>, 'mileage' | 'keys' | 'items' | 'remarks'> | undefined) =>
    car
      ? [
          `${handOverTexts.mileage[locale]}: ${car.mileage == null ? '–' : formatKilometres(car.mileage, locale)}`,
          `${handOverTexts.keys[locale]}: ${car.keys ?? '–'}`,
          ...car.items.map((item) => handedOverTexts[item][locale]),
          ...(car.remarks ? [car.remarks] : []),
        ].join(' · ')
      : ''
  const { recordedBy: by, recordedAt: at } = now
  return {
    who: whoChanged(by && at ? { by, at } : null, locale),
    differences: [
      { label: handOverTexts.day[locale], now: formatDay(now.handedOverOn, locale), entered: formatDay(day, locale) },
      ...now.titles.map((label, index) => ({ label, now: words(now.cars[index]), entered: words(entered[index]) })),
    ].filter((each) => each.now !== each.entered),
  }
}

function formatDay(day: string | null, locale: Locale): string {
  return day ? formatDate(day, locale) : ''
}

function carOf(values: FormValues, index: number) {
  const text = (field: string) => values[`${field}.${index}`]?.trim() ?? ''
  return {
    ...{ mileage: wholeNumber(text('mileage')), keys: wholeNumber(text('keys')), remarks: text('remarks') },
    items: HANDED_OVER.filter((item) => values[`items.${index}-${item}`] === 'yes'),
  }
}

/** Kilometres are written with dots or blanks between the thousands; null where nothing is entered, -1 where it is no number. */
function wholeNumber(text: string): number | null {
  if (text === '') return null
  const digits = text.replaceAll(/[\s.,](?=\d{3}(\D|$))/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : -1
}
