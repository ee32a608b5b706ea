import { randomUUID } from 'node:crypto'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { berlinToday } from '#domain/berlin-time.ts'
import { isOneDealers } from '#domain/brand.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import {
  CONTACT_TYPES,
  type ContactType,
  isOfferedBy,
  MAX_DAYS_AHEAD,
  REQUEST_TYPES,
  type RequestType,
} from '#domain/request/contact.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { appointmentTexts } from '#messages/appointments.ts'
import { contactTexts } from '#messages/contact.ts'
import { inLanguage } from '#messages/texts.ts'
import {
  type CartPaymentInput,
  ContactDealerDocument,
  ContactPageDocument,
  type ContactPageQuery,
  TestDriveDaysDocument,
} from '#storefront/generated/graphql.ts'
import { botProof } from '../../blocks/bot-check.server.ts'
import {
  blankToUndefined,
  formState,
  type FormValues,
  formValues,
  refusedAs,
  refusedForm,
} from '../../blocks/form.server.ts'
import { alternativesOf, pickedTime, timePickerOf, timeText } from '../../blocks/time-picker.server.ts'
import type { Refusal } from '../../blocks/gateway-answer.ts'
import { mutate, query } from '../../gateway.server.ts'
import { hasErrorsContext, siteContext } from '../../request.server.ts'
import type { ContactTab, ContactView } from './contact-view.ts'
import { enteredTimes } from './entered-times.server.ts'
import { withMissingWish } from './missing-wish.server.ts'
import { carOf, financeFact, sellerFact } from './request-car.server.ts'
import { requestPath } from './request-path.server.ts'

interface PageArgs {
  readonly url: URL
  readonly vehicleId: string
  readonly context: Readonly<RouterContextProvider>
  /** The way to pay that the calculator of the car's page shows; its state is in the address. */
  readonly payment: CartPaymentInput
}
type PageVehicle = NonNullable<ContactPageQuery['vehicleById']>

interface Chosen {
  readonly requestType: RequestType
  readonly contactType: ContactType
}

const TABS = [
  { label: 'question', requestType: 'CAR_REQUEST', contactType: 'EMAIL' },
  { label: 'callback', requestType: 'CAR_REQUEST', contactType: 'CALLBACK' },
  { label: 'testDrive', requestType: 'TEST_DRIVE', contactType: 'EMAIL' },
  { label: 'video', requestType: 'CAR_REQUEST', contactType: 'VIDEOCALL' },
  { label: 'tradeIn', requestType: 'TRADE_IN', contactType: 'EMAIL' },
] as const satisfies readonly (Chosen & { readonly label: keyof typeof contactTexts })[]

/** The form for one car and its seller; what it is about and how to answer stand in the address. */
export async function loadContact({ url, vehicleId, context, payment }: PageArgs): Promise<ContactView> {
  const { locale, brand } = context.get(siteContext)
  const isOwn = isOneDealers(brand)
  const { vehicleById: vehicle, customer, botCheckStamp } = await query(context, ContactPageDocument, { vehicleId })
  if (!vehicle) throw data(null, 404)
  // The page of a sold car says so, with similar ones.
  if (vehicle.state !== 'PUBLISHED' && vehicle.state !== 'RESERVED') throw redirect(vehicle.path)
  const texts = inLanguage(contactTexts, locale)
  const { merchant, sellerKind } = vehicle
  const isPrivate = sellerKind === 'PRIVATE'
  const chosen = chosenOf(url.searchParams, sellerKind)
  const finance = isPrivate ? [] : financeFact(payment, locale)
  const isTestDrive = chosen.requestType === 'TEST_DRIVE'
  const drive = isTestDrive ? await driveOf(url, vehicleId, context) : undefined
  const isWish = isTestDrive && !drive
  const today = berlinToday()
  return {
    ...{ key: randomUUID(), stamp: botCheckStamp, ...chosen, isTestDrive, isPrivate, isOwn },
    title: isPrivate ? texts.privateTitle : texts.title(merchant.name),
    lead: answerTimeOf(vehicle, locale) ?? texts[isPrivate ? 'privateLead' : isOwn ? 'ownLead' : 'lead'],
    tabs: isPrivate ? [] : tabsOf(url, vehicleId, chosen, locale),
    ...(drive ? { drive } : {}),
    ...(isWish ? { days: { first: addDays(today, 1), last: addDays(today, MAX_DAYS_AHEAD) } } : {}),
    isVideo: chosen.contactType === 'VIDEOCALL',
    hasTimeOfDay: isWish || (!isTestDrive && chosen.contactType !== 'EMAIL'),
    needsPhone: chosen.contactType === 'CALLBACK',
    needsText: !isTestDrive && chosen.contactType === 'EMAIL',
    send: drive ? texts.bookTestDrive : sendLabel(chosen, locale),
    note: isPrivate ? texts.privateNote : texts.dataNote(merchant.name),
    begin: {
      firstName: customer?.firstName ?? '',
      lastName: customer?.lastName ?? '',
      email: customer?.email ?? '',
      phone: customer?.phone ?? '',
    },
    car: carOf(vehicle),
    facts: [
      { label: texts.price, value: formatEuros(vehicle.price, locale) },
      ...sellerFact({ name: merchant.name, isPrivate, isOwn }, locale),
      { label: texts.place, value: `${merchant.zip} ${merchant.city}` },
      ...finance,
    ],
    hasFinance: finance.length > 0,
  }
}

/** Times for a test drive; undefined where the seller gives none online. */
async function driveOf(url: URL, vehicleId: string, context: PageArgs['context']): Promise<ContactView['drive']> {
  const { locale } = context.get(siteContext)
  const daysOf = async (from: string, to: string) =>
    (await query(context, TestDriveDaysDocument, { vehicleId, from, to })).vehicleById?.testDriveDays
  const today = berlinToday()
  if (!(await daysOf(today, today))) return undefined
  const slot = pickedTime(url.searchParams.get('time'))
  const picker = await timePickerOf(
    { url, daysOf: async (from, to) => (await daysOf(from, to)) ?? [], chosen: slot ?? null },
    locale,
  )
  return {
    picker,
    hidden: [...url.searchParams].filter(([name]) => !['time', 'day', 'month'].includes(name)),
    ...(slot ? { chosen: { value: `${slot.day} ${slot.minute}`, text: timeText(slot, locale) } } : {}),
  }
}

function chosenOf(search: URLSearchParams, sellerKind: PageVehicle['sellerKind']): Chosen {
  const chosen: Chosen = {
    requestType: REQUEST_TYPES.find((type) => type === search.get('requestType')) ?? 'CAR_REQUEST',
    contactType: CONTACT_TYPES.find((type) => type === search.get('contactType')) ?? 'EMAIL',
  }
  return isOfferedBy(sellerKind, chosen) ? chosen : { requestType: 'CAR_REQUEST', contactType: 'EMAIL' }
}

/** The kinds of contact with their addresses; one of another kind that the address names comes first. */
function tabsOf(url: URL, vehicleId: string, chosen: Chosen, locale: Locale): ContactTab[] {
  const texts = inLanguage(contactTexts, locale)
  const { requestType } = chosen
  const other =
    requestType === 'CONFIGURED_VEHICLE_REQUEST'
      ? [{ label: 'configured', ...chosen } as const]
      : requestType === 'ORDER_VEHICLE_REQUEST'
        ? [{ label: 'order', ...chosen } as const]
        : []
  return [...other, ...TABS].map((tab) => {
    const search = new URLSearchParams(url.searchParams)
    search.set('requestType', tab.requestType)
    search.set('contactType', tab.contactType)
    const isTime = tab.requestType === chosen.requestType && tab.contactType === chosen.contactType
    // For a test drive or a trade-in the way to answer is not part of the tab.
    const isKind = tab.requestType !== 'CAR_REQUEST' && tab.requestType === chosen.requestType
    return {
      label: texts[tab.label],
      href: `${pathFor('contact-dealer', locale, { vehicleId })}?${search}`,
      isCurrent: isTime || isKind,
    }
  })
}

function sendLabel({ requestType, contactType }: Chosen, locale: Locale): string {
  const texts = inLanguage(contactTexts, locale)
  if (requestType === 'TEST_DRIVE') return texts.sendTestDrive
  return { CALLBACK: texts.sendCallback, VIDEOCALL: texts.sendVideo, EMAIL: texts.send }[contactType]
}

/** How fast the dealer answers, rounded up to a quarter of an hour, above three quarters to whole hours. */
function answerTimeOf({ merchant: { answerTime } }: PageVehicle, locale: Locale): string | undefined {
  if (!answerTime) return undefined
  const texts = inLanguage(contactTexts, locale)
  const { minutes, requests } = answerTime
  const time =
    minutes > 45 ? texts.hours(Math.ceil(minutes / 60)) : texts.minutes(Math.max(15, Math.ceil(minutes / 15) * 15))
  return texts.answersIn(time, formatNumber(requests, locale))
}

/** Sends the request and leads to its page; where another kind of contact was chosen, shows its form with what was entered. */
export async function sendContact({ request, vehicleId, context, payment }: PageArgs & { readonly request: Request }) {
  const { locale } = context.get(siteContext)
  const values = await formValues(request)
  if (values.intent === 'tab') return formState(values, [], locale)
  const requestType = REQUEST_TYPES.find((type) => type === values.requestType) ?? 'CAR_REQUEST'
  const contactType = CONTACT_TYPES.find((type) => type === values.contactType) ?? 'EMAIL'
  const answer = await mutate(context, ContactDealerDocument, {
    key: values.key || randomUUID(),
    input: {
      ...{ vehicleId, requestType, contactType },
      ...enteredTimes(values, requestType, contactType),
      firstName: values.firstName ?? '',
      lastName: values.lastName ?? '',
      email: values.email ?? '',
      phone: blankToUndefined(values.phone),
      text: blankToUndefined(values.text),
      payment: payment.paymentType === 'CASH_RANGE' ? null : payment,
      newsletter: values.newsletter === 'on',
      botCheck: botProof(values),
    },
  })
  if ('result' in answer) {
    const { id, key } = answer.result.contactDealer
    return redirect(requestPath(id, key, locale))
  }
  context.set(hasErrorsContext, true)
  const refusals = withMissingWish(answer.refusals, values)
  if (refusals.some(({ alternatives }) => alternatives)) return timeTaken(values, refusals, context)
  if (refusals.some(({ code }) => code === 'NOT_FOUND' || code === 'UNAVAILABLE'))
    return redirect(pathFor('contact-dealer', locale, { vehicleId }))
  const texts = inLanguage(contactTexts, locale)
  const isMissing = (field: string) =>
    refusals.some(({ fields = [] }) => fields.some((problem) => problem.field === field && problem.code === 'REQUIRED'))
  return refusedForm(values, refusals, locale, {
    day: isMissing('day') ? texts.missingDay : texts.wrongDay,
    timeOfDay: texts.missingTime,
    time: appointmentTexts.timeRequired[locale],
    ...(isMissing('text') ? { text: texts.missingText } : {}),
    ...(isMissing('phone') ? { phone: texts.missingPhone } : {}),
  })
}

/** The form again, with free times near the one that is taken. */
function timeTaken(values: FormValues, refusals: readonly Refusal[], context: PageArgs['context']) {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(appointmentTexts, locale)
  const free = alternativesOf(refusals, locale).map(({ label }) => label)
  const notice = free.length > 0 ? `${texts.timeTaken} ${texts.stillFree} ${free.join(' · ')}` : texts.timeTaken
  return data({ ...formState(values, [], locale), errors: { time: notice } }, refusedAs(refusals))
}
