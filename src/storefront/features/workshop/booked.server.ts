import { data } from 'react-router'
import { formatAppointment } from '#domain/format/dates.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { bookedTexts } from '#messages/workshop-booked.ts'
import { inLanguage } from '#messages/texts.ts'
import { BookedRequestDocument } from '#storefront/generated/graphql.ts'
import { bookedFacts } from '../../blocks/booked-facts.server.ts'
import { dealerOf, routeOf } from '../../blocks/dealer.server.ts'
import type { DealerPlace } from '../../blocks/DealerDirections.tsx'
import { mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import type { PageArgs } from './frame.server.ts'

export interface BookedView {
  readonly title: string
  readonly lead: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** Left out where no time is booked: nothing is to be brought yet. */
  readonly bring?: readonly string[]
  readonly next: readonly string[]
  readonly href: string
  /** The appointment as a file for the visitor's calendar. */
  readonly calendar?: string
  /** Of the page on which the time is changed. */
  readonly move?: string
  /** Of the button on the request's page that cancels. */
  readonly cancel?: string
  /** Who the workshop is and how to get there. */
  readonly dealer?: DealerPlace
}

/** What was booked, for the holder of the key or its owner; 404 for everybody else. It is never cached. */
export async function loadBooked({ url, context }: PageArgs) {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(bookedTexts, locale)
  const [id, key] = [url.searchParams.get('request') ?? '', url.searchParams.get('key')]
  const answer = await mutate(context, BookedRequestDocument, { id, key })
  const request = 'result' in answer ? answer.result.requestById : null
  if (!request) throw data(null, 404)
  const { seller, dealer, booked, mayWithdraw } = request
  const appointment = request.appointment?.isCancelled ? null : request.appointment
  const isMovable = appointment?.movableUntil != null && Date.parse(appointment.movableUntil) > Date.now()
  const withKey = (path: string) => (key === null ? path : `${path}?${new URLSearchParams({ key }).toString()}`)
  const view: BookedView = {
    title: appointment ? texts.confirmationTitle : texts.sentTitle,
    lead: appointment
      ? texts.confirmationLead(formatAppointment(appointment.startsAt, locale), seller.name)
      : texts.sentLead(seller.name),
    facts: [
      { label: texts.number, value: id },
      ...(appointment ? [{ label: texts.appointment, value: formatAppointment(appointment.startsAt, locale) }] : []),
      { label: texts.workshop, value: seller.name },
      ...bookedFacts(booked, locale),
    ],
    next: [texts.nextMail, texts.nextPage, texts.nextOrder],
    href: withKey(pathFor('request', locale, { requestId: id })),
    ...(appointment ? { bring: [texts.bringDocument, texts.bringRecord, texts.bringKey] } : {}),
    ...(appointment ? { calendar: withKey(pathFor('request-calendar', locale, { requestId: id })) } : {}),
    ...(isMovable ? { move: withKey(pathFor('request-appointment', locale, { requestId: id })) } : {}),
    ...(appointment && mayWithdraw
      ? { cancel: `${withKey(pathFor('request', locale, { requestId: id }))}#absagen` }
      : {}),
    ...(dealer ? { dealer: { ...dealerOf(dealer, null, locale), ...routeOf(dealer) } } : {}),
  }
  return data(view, { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } })
}
