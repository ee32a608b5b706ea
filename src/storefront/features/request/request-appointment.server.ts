import { data, redirect } from 'react-router'
import { formatAppointment } from '#domain/format/dates.ts'
import { appointmentTexts } from '#messages/appointments.ts'
import { requestTexts } from '#messages/requests.ts'
import { inLanguage } from '#messages/texts.ts'
import { MoveRequestTimeDocument, RequestTimeDocument, type RequestTimeQuery } from '#storefront/generated/graphql.ts'
import type { FormState } from '../../blocks/form-state.ts'
import { formState, formValues, refusedAs } from '../../blocks/form.server.ts'
import { alternativesOf, pickedTime, timePickerOf } from '../../blocks/time-picker.server.ts'
import type { TimeChoice, TimePickerView } from '../../blocks/time-picker-view.ts'
import { mutate } from '../../gateway.server.ts'
import { hasErrorsContext, siteContext } from '../../request.server.ts'
import { keyOf, requestPath } from './request-path.server.ts'
import type { RequestPageArgs } from './request.server.ts'

interface RequestTimeView {
  readonly title: string
  readonly lead: string
  readonly back: string
  readonly picker: TimePickerView
}

export interface MoveAnswer extends FormState {
  /** Free times near one that was taken. */
  readonly alternatives?: readonly TimeChoice[]
}

type Appointment = NonNullable<NonNullable<RequestTimeQuery['requestById']>['appointment']>

/** Times for the appointment of a request; where it cannot be moved any more, a redirect to the request's page, which says why. */
export async function loadRequestTime({ url, requestId, context }: RequestPageArgs) {
  const { locale } = context.get(siteContext)
  const key = keyOf(url)
  const back = requestPath(requestId, key, locale)
  const read = async (from: string, to: string) => {
    const answer = await mutate(context, RequestTimeDocument, { id: requestId, key, from, to })
    const request = 'result' in answer ? answer.result.requestById : null
    if (!request) throw data(null, 404)
    if (!request.isOpen || request.side !== 'CUSTOMER' || !isMovable(request.appointment)) throw redirect(back)
    return { title: request.title, appointment: request.appointment }
  }
  const today = new Date().toISOString().slice(0, 10)
  const { title, appointment } = await read(today, today)
  const { day, minute, startsAt } = appointment
  const picker = await timePickerOf(
    { url, daysOf: async (from, to) => (await read(from, to)).appointment.days, chosen: { day, minute } },
    locale,
  )
  const lead = requestTexts.moveLead[locale](formatAppointment(startsAt, locale))
  const view: RequestTimeView = { title, lead, back, picker }
  return data(view, { headers: { 'Cache-Control': 'no-store' } })
}

function isMovable(appointment: Appointment | null | undefined): appointment is Appointment {
  return appointment?.movableUntil != null && Date.parse(appointment.movableUntil) > Date.now()
}

/** Moves the appointment to the time of the pressed button, and leads back to the request's page. */
export async function moveTime({ request, url, requestId, context }: RequestPageArgs & { readonly request: Request }) {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(appointmentTexts, locale)
  const values = await formValues(request)
  const slot = pickedTime(values.time)
  const key = keyOf(url)
  const answer = slot
    ? await mutate(context, MoveRequestTimeDocument, { id: requestId, key, ...slot })
    : { refusals: [{ code: 'INVALID_INPUT', fields: [{ field: 'time', code: 'REQUIRED' }] }] }
  if ('result' in answer) return redirect(requestPath(requestId, key, locale))
  const { refusals } = answer
  const codes = refusals.map(({ code }) => code)
  if (codes.includes('NOT_FOUND')) throw data(null, 404)
  if (codes.includes('CONFLICT')) return redirect(requestPath(requestId, key, locale))
  context.set(hasErrorsContext, true)
  return data<MoveAnswer>(
    {
      ...formState(values, refusals, locale, { time: texts.timeRequired }),
      ...(codes.includes('UNAVAILABLE') ? { notice: texts.timeTaken } : {}),
      alternatives: alternativesOf(refusals, locale),
    },
    refusedAs(refusals),
  )
}
