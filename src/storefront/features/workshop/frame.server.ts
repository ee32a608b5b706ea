import { redirect, type RouterContextProvider } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { currentStep, isReached, stepBeside, type StepOf } from '#domain/routes/flows.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { inLanguage } from '#messages/texts.ts'
import { servicePriceKindTexts, workMinutesText, workshopTexts } from '#messages/workshop.ts'
import {
  ServiceBookingDocument,
  type ServiceBookingFieldsFragment,
  type ServiceSumFieldsFragment,
  type WorkshopServiceFieldsFragment,
} from '#storefront/generated/graphql.ts'
import { flowSteps, redirectFromClosedStep, stepNamed } from '../../blocks/flow-steps.server.ts'
import { type FormValues, refusedForm } from '../../blocks/form.server.ts'
import { timeText } from '../../blocks/time-picker.server.ts'
import { laterPath } from '../../blocks/later-path.server.ts'
import { priceRangeText, servicePriceText } from '../../blocks/service-price.server.ts'
import type { Answer, Refusal } from '../../blocks/gateway-answer.ts'
import { query } from '../../gateway.server.ts'
import { hasErrorsContext, siteContext } from '../../request.server.ts'
import { cartCookie } from '../../set-cookie.server.ts'
import type { Row, ServiceChoice, ServiceFrameView } from './service-view.ts'

export interface PageArgs {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}
export type Booking = ServiceBookingFieldsFragment
type ServiceStep = StepOf<'workshop'>

export interface OpenStep {
  readonly booking: Booking
  readonly step: ServiceStep
  readonly locale: Locale
  readonly restoredForm: FormValues | undefined
}

/** A step of the booking that is open for this visitor; otherwise it redirects to the step that is open. */
export async function openStep({ url, context }: PageArgs): Promise<OpenStep> {
  const { locale, restoredForm } = context.get(siteContext)
  const step = currentStep('workshop', url.pathname)
  const { serviceBooking: booking } = await query(context, ServiceBookingDocument)
  const open = stepNamed('workshop', booking.openStep)
  if (!isReached('workshop', step, open)) throw redirectFromClosedStep(context, pathFor(open, locale))
  // A workshop without a calendar has no times to choose from.
  if (step === 'service-appointment' && !booking.hasCalendar) throw redirect(pathFor('service-contact', locale))
  return { booking, step, locale, restoredForm }
}

const TITLES = {
  workshop: 'services',
  'service-vehicle': 'vehicle',
  'service-workshop': 'workshop',
  'service-appointment': 'appointment',
  'service-contact': 'contact',
  'service-summary': 'summary',
} as const satisfies Record<ServiceStep, keyof typeof workshopTexts>

/** The frame around the questions of a step. */
export function frameOf({ booking, step, locale, restoredForm }: OpenStep): ServiceFrameView {
  const texts = inLanguage(workshopTexts, locale)
  const title = (each: ServiceStep) => texts[TITLES[each]]
  const titles = Object.fromEntries(Object.keys(TITLES).map((each) => [each, title(each as ServiceStep)])) as Record<
    ServiceStep,
    string
  >
  const [before, after] = [stepBeside('workshop', step, -1), stepBeside('workshop', step, 1)]
  return {
    steps: flowSteps('workshop', { step, open: stepNamed('workshop', booking.openStep), titles, locale }),
    next: texts.on(title(after)),
    later: laterPath(step, null, locale),
    ...(before === step ? {} : { back: { label: texts.back(title(before)), href: pathFor(before, locale) } }),
    chosen: chosenSoFar(booking, locale),
    ...(restoredForm ? { restored: { values: restoredForm, errors: {} } } : {}),
  }
}

/** Goes on to the next step, or back to the summary where the answer was changed from there; shows the step again where it was refused. */
export function afterStep({ url, context }: PageArgs, values: FormValues, answer: Answer<unknown>) {
  const { locale } = context.get(siteContext)
  if (!('result' in answer)) return refusedStepForm(context, values, answer.refusals)
  const isChange = url.searchParams.has('check')
  const next = isChange ? 'service-summary' : stepBeside('workshop', currentStep('workshop', url.pathname), 1)
  return redirect(pathFor(next, locale), { headers: draftCookie(context) })
}

/** The step again, with what was wrong; the title says so. */
export function refusedStepForm(context: PageArgs['context'], values: FormValues, refusals: readonly Refusal[]) {
  context.set(hasErrorsContext, true)
  return refusedForm(values, refusals, context.get(siteContext).locale)
}

/** A visitor's draft gets its cookie with the first answer, never before. */
export function draftCookie(context: PageArgs['context']): Record<string, string> {
  const { session, anonymousId, secureCookies } = context.get(siteContext)
  return session || !anonymousId ? {} : { 'Set-Cookie': cartCookie(anonymousId, secureCookies) }
}

/** The page of a step that leads back to the summary. */
export function changePath(step: ServiceStep, locale: Locale): string {
  return `${pathFor(step, locale)}?check=1`
}

export function sumText({ price, maxPrice, isOpen }: ServiceSumFieldsFragment, locale: Locale): string {
  const texts = inLanguage(workshopTexts, locale)
  const sum = priceRangeText(price, maxPrice, locale)
  return isOpen ? texts.openSum(sum) : sum
}

/** `isFrom`: the lowest price of several workshops. */
export function serviceChoice(
  service: WorkshopServiceFieldsFragment,
  { isChosen, isFrom }: { readonly isChosen: boolean; readonly isFrom: boolean },
  locale: Locale,
): ServiceChoice {
  const { sku, title, description, priceKind, includes } = service
  return {
    ...{ sku, title, description, isChosen },
    price: servicePriceText(service, locale, { isFrom }),
    priceKind:
      isFrom && priceKind === 'FIXED' ? workshopTexts.fixedEach[locale] : servicePriceKindTexts[priceKind][locale],
    ...(includes ? { includes } : {}),
  }
}

export function vehicleText({ make, model, plateNumber }: NonNullable<Booking['vehicle']>): string {
  return [[make, model].filter(Boolean).join(' '), plateNumber].filter(Boolean).join(', ')
}

function chosenSoFar({ vehicle, workshop, services, time, minutes, sum }: Booking, locale: Locale): Row[] {
  const texts = inLanguage(workshopTexts, locale)
  if (services.length === 0) return []
  return [
    ...(vehicle ? [{ label: texts.vehicle, value: vehicleText(vehicle) }] : []),
    ...(workshop ? [{ label: texts.workshop, value: `${workshop.name}, ${workshop.city}` }] : []),
    ...(time ? [{ label: texts.appointment, value: timeText(time, locale) }] : []),
    ...services.map((service) => ({
      label: service.title,
      value: serviceChoice(service, { isChosen: true, isFrom: !workshop }, locale).price,
    })),
    ...(workshop && services.length > 1 ? [{ label: texts.total, value: sumText(sum, locale) }] : []),
    { label: texts.duration, value: workMinutesText[locale](minutes) },
  ]
}
