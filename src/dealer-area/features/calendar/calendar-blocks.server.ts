import { data, redirect } from 'react-router'
import { minutesOfHours } from '#domain/appointments/minutes-of-hours.ts'
import { minuteOfClockTime, MINUTES_OF_DAY, overlaps } from '#domain/appointments/minutes.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { isDay } from '#domain/delivery/calendar-day.ts'
import { formatDate, formatDayName } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { appointmentKindTexts, workGroupTexts } from '#messages/dealer-calendar.ts'
import { calendarBlockTexts } from '#messages/dealer-calendar-blocks.ts'
import { inLanguage } from '#messages/texts.ts'
import { formState, type FormValues, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import { type ChangedState, type ChangedView, whoChanged } from '../../blocks/changed-state.ts'
import {
  type AppointmentKind,
  BlockTimeDocument,
  DaySettingsDocument,
  type DaySettingsQuery,
  LiftBlockDocument,
  SetDayCapacityDocument,
  type WorkGroup,
} from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { merchantOf, requireMerchant } from '../../merchant.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import { blockLabel, hoursOf, lineOf } from './calendar-words.server.ts'

type Settings = DaySettingsQuery['daySettings']

export interface BlocksView {
  readonly merchant: string
  readonly day: string
  readonly dayText: string
  readonly today: string
  readonly back: string
  readonly kinds: readonly { readonly value: string; readonly label: string }[]
  readonly capacities: readonly { readonly name: string; readonly label: string; readonly hours: string }[]
  readonly fingerprint: string
  readonly blocks: readonly {
    readonly id: string
    readonly day: string
    readonly label: string
    readonly note: string
  }[]
}

export interface BlocksState extends ChangedState {
  /** Appointments at the time that was to be blocked. */
  readonly inTheWay?: readonly { readonly key: string; readonly href: string; readonly label: string }[]
}

const KINDS: readonly AppointmentKind[] = ['WORKSHOP', 'TEST_DRIVE', 'INSPECTION', 'HAND_OVER']

export async function loadBlocks({ url, context }: PageArgs): Promise<BlocksView | null> {
  const { locale } = context.get(areaContext)
  const merchant = await merchantOf(url, context)
  if (merchant === undefined) return null
  const day = dayOf(url)
  const { daySettings } = await query(context, DaySettingsDocument, { merchant: merchant.uuid, day })
  const texts = inLanguage(calendarBlockTexts, locale)
  return {
    ...{ merchant: merchant.slug, day, dayText: formatDayName(day, locale), today: berlinToday() },
    back: `${dealerPaths.pathFor('calendar', locale)}?${new URLSearchParams({ merchant: merchant.slug, day }).toString()}`,
    kinds: [
      { value: '', label: texts.everyKind },
      ...KINDS.map((value) => ({ value, label: appointmentKindTexts[value][locale] })),
    ],
    capacities: daySettings.capacities.map(({ group, minutes }) => ({
      ...{ name: group, label: workGroupTexts[group][locale], hours: hoursOf(minutes, locale) },
    })),
    fingerprint: daySettings.fingerprint,
    blocks: daySettings.blocks.map((block) => ({
      ...{ id: block.id, day: formatDate(block.day, locale), label: blockLabel(block) },
      note: block.kind ? appointmentKindTexts[block.kind][locale] : texts.everyKind,
    })),
  }
}

/** Blocks a time, lifts a block, or sets the capacity of the day. */
export async function changeBlocks({ url, request, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const values = await formValues(request)
  const merchant = await requireMerchant(url, context)
  const day = values.day !== undefined && isDay(values.day) ? values.day : dayOf(url)
  const here = { context, locale, merchant: merchant.uuid, day, values }
  const refusal = values.step === 'capacity' ? await saveCapacity(here) : await changeBlock(here)
  if (refusal) return refusal
  const query = new URLSearchParams({ merchant: merchant.slug, day }).toString()
  return redirect(`${dealerPaths.pathFor('calendar-blocks', locale)}?${query}`)
}

interface Here {
  readonly context: ActionArgs['context']
  readonly locale: Locale
  readonly merchant: string
  readonly day: string
  readonly values: FormValues
}

async function changeBlock(here: Here) {
  const { context, locale, merchant, day, values } = here
  const texts = inLanguage(calendarBlockTexts, locale)
  if (values.step === 'lift') {
    const answer = await mutate(context, LiftBlockDocument, { merchant, id: values.id ?? '' })
    return 'result' in answer ? undefined : refusalOf(here, answer.refusals)
  }
  const from = minuteOfClockTime(values.from ?? '')
  const to = values.to === '24:00' ? MINUTES_OF_DAY : minuteOfClockTime(values.to ?? '')
  if (from === undefined || to === undefined)
    return data<BlocksState>(
      { values, errors: { [from === undefined ? 'from' : 'to']: texts.badTime } },
      { status: 400 },
    )
  const kind = KINDS.find((each) => each === values.kind)
  const answer = await mutate(context, BlockTimeDocument, {
    ...{ merchant, day, from, to, reason: values.reason ?? '', leaveAppointments: values.leave === 'yes' },
    ...(kind ? { kind } : {}),
  })
  if ('result' in answer) return undefined
  if (!answer.refusals.some(({ code }) => code === 'CONFLICT')) return refusalOf(here, answer.refusals)
  const { daySettings } = await query(context, DaySettingsDocument, { merchant, day })
  const inTheWay = appointmentsAt(daySettings, { from, to }, kind, locale)
  const notice = inTheWay.length > 0 ? texts.inTheWay : texts.beingBooked
  return data<BlocksState>({ values, errors: {}, notice, inTheWay }, refusedAs(answer.refusals))
}

async function saveCapacity(here: Here) {
  const { context, locale, merchant, day, values } = here
  const texts = inLanguage(calendarBlockTexts, locale)
  const { daySettings } = await query(context, DaySettingsDocument, { merchant, day })
  const entered = daySettings.capacities.map(({ group }) => ({ group, minutes: minutesOfHours(values[group] ?? '') }))
  const wrong = entered.filter(({ minutes }) => minutes === undefined)
  if (wrong.length > 0) {
    const errors = Object.fromEntries(wrong.map(({ group }) => [group, texts.badHours]))
    return data<BlocksState>({ values, errors }, { status: 400 })
  }
  const capacities = entered.map(({ group, minutes = 0 }) => ({ group, minutes }))
  const fingerprint = values.fingerprint ?? ''
  const answer = await mutate(context, SetDayCapacityDocument, { merchant, day, capacities, fingerprint })
  if ('result' in answer) return undefined
  if (!answer.refusals.some(({ code }) => code === 'CHANGED')) return refusalOf(here, answer.refusals)
  const changed = changedView(daySettings, capacities, locale)
  return data<BlocksState>(
    { values: { ...values, fingerprint: daySettings.fingerprint }, errors: {}, changed },
    { status: 400 },
  )
}

function changedView(
  { capacities, lastChange }: Settings,
  entered: readonly { readonly group: WorkGroup; readonly minutes: number }[],
  locale: Locale,
): ChangedView {
  return {
    who: whoChanged(lastChange, locale),
    differences: capacities.flatMap(({ group, minutes }) => {
      const own = entered.find((each) => each.group === group)?.minutes ?? 0
      if (own === minutes) return []
      return [{ label: workGroupTexts[group][locale], now: hoursOf(minutes, locale), entered: hoursOf(own, locale) }]
    }),
  }
}

function appointmentsAt(
  { appointments }: Settings,
  range: { readonly from: number; readonly to: number },
  kind: AppointmentKind | undefined,
  locale: Locale,
) {
  return appointments
    .filter((each) => (kind ?? each.kind) === each.kind)
    .filter(({ minute, lengthMinutes }) => overlaps({ from: minute, to: minute + lengthMinutes }, range))
    .map((each) => {
      const { key, href, time, title } = lineOf(each, locale)
      return { key, href, label: `${time} ${title}` }
    })
}

function refusalOf({ values, locale }: Here, refusals: Parameters<typeof formState>[1]) {
  const { badTime } = inLanguage(calendarBlockTexts, locale)
  return data<BlocksState>(formState(values, refusals, locale, { to: badTime }), refusedAs(refusals))
}

function dayOf(url: URL): string {
  const wished = url.searchParams.get('day') ?? ''
  return isDay(wished) ? wished : berlinToday()
}
