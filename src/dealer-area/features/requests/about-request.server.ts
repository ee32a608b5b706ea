import { formatAppointment, formatDate } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { contactTexts } from '#messages/contact.ts'
import { inboxTexts } from '#messages/dealer-inbox.ts'
import { requestTexts } from '#messages/requests.ts'
import { inLanguage } from '#messages/texts.ts'
import { bookedFacts } from '#storefront/blocks/booked-facts.server.ts'
import { financeWish } from '#storefront/blocks/finance-wish.server.ts'
import { wishOf } from '#storefront/blocks/contact-wish.server.ts'
import type { StaffRequestQuery } from '../../generated/graphql.ts'
import type { Fact } from './request-view.ts'

type AboutRequest = Pick<
  StaffRequestQuery['staffRequest'],
  'id' | 'kind' | 'title' | 'startsAt' | 'vehicleId' | 'contact' | 'booked'
>

/** What the customer wishes and when, with the ways to the appointment, the car and the trade-in. */
export function aboutRequest(request: AboutRequest, locale: Locale): Fact[] {
  const { id: requestId, kind, title, startsAt, vehicleId, contact, booked } = request
  const texts = inLanguage(inboxTexts, locale)
  const words = inLanguage(contactTexts, locale)
  const finance = contact?.finance
  const wished = contact
    ? [contact.day ? formatDate(contact.day, locale) : '', contact.timeOfDay ? words[contact.timeOfDay] : '']
        .filter(Boolean)
        .join(', ')
    : ''
  return [
    ...(contact ? [{ label: requestTexts.wish[locale], value: words[wishOf(contact)] }] : []),
    ...(wished ? [{ label: requestTexts.wishedTime[locale], value: wished }] : []),
    ...(startsAt
      ? [
          {
            label: requestTexts.appointment[locale],
            value: formatAppointment(startsAt, locale),
            href: dealerPaths.pathFor('appointment', locale, { requestId }),
          },
        ]
      : []),
    ...(vehicleId
      ? [{ label: texts.car, value: title, href: dealerPaths.pathFor('stock-vehicle', locale, { vehicleId }) }]
      : []),
    ...(contact ? [{ label: words.price, value: formatEuros(contact.price, locale) }] : []),
    ...(finance
      ? [{ label: finance.isLease ? texts.leaseWish : texts.loanWish, value: financeWish(finance, locale) }]
      : []),
    ...bookedFacts(booked, locale),
    ...(kind === 'TRADE_IN'
      ? [{ label: texts.car, value: title, href: dealerPaths.pathFor('trade-in', locale, { requestId }) }]
      : []),
  ]
}
