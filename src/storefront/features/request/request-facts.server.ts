import { formatDate, formatInstant } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import type { Locale } from '#domain/locale.ts'
import { displayPhone } from '#domain/phone.ts'
import { contactTexts } from '#messages/contact.ts'
import { requestTexts } from '#messages/requests.ts'
import { inLanguage } from '#messages/texts.ts'
import type { RequestPageQuery } from '#storefront/generated/graphql.ts'
import { bookedFacts } from '../../blocks/booked-facts.server.ts'
import { wishOf } from '../../blocks/contact-wish.server.ts'
import type { Fact } from './contact-view.ts'
import { financeFact } from './request-car.server.ts'
import { sellerName } from './seller-name.server.ts'
import { tradeInFacts } from './trade-in.server.ts'

type PageRequest = NonNullable<RequestPageQuery['requestById']>

/** What a request is about, and who is on the other side. */
export function factsOf(request: PageRequest, locale: Locale): Fact[] {
  const texts = inLanguage(requestTexts, locale)
  const words = inLanguage(contactTexts, locale)
  const { contact, side, person, appointment, booked } = request
  const customer =
    side === 'MERCHANT'
      ? [
          { label: texts.customer, value: customerName(request, locale) },
          ...(person.email ? [{ label: words.email, value: person.email }] : []),
          ...(person.phone ? [{ label: words.phone, value: displayPhone(person.phone) }] : []),
        ]
      : [{ label: booked ? texts.workshop : words.seller, value: sellerName(request, locale) }]
  const order = request.orderId ? [{ label: texts.order, value: request.orderId }] : []
  const about = [...order, ...bookedFacts(booked, locale), ...tradeInFacts(request, locale)]
  const time =
    appointment && !appointment.isCancelled
      ? [{ label: texts.appointment, value: formatInstant(appointment.startsAt, locale) }]
      : []
  if (!contact) return [...time, ...about, ...customer]
  const { price, day, timeOfDay, finance } = contact
  const wished = [day ? formatDate(day, locale) : '', timeOfDay ? words[timeOfDay] : ''].filter(Boolean).join(', ')
  return [
    { label: texts.wish, value: words[wishOf(contact)] },
    ...time,
    ...(wished ? [{ label: texts.wishedTime, value: wished }] : []),
    { label: words.price, value: formatEuros(price, locale) },
    ...financeFact(finance, locale),
    ...customer,
  ]
}

/** The customer's name, as far as the reader may know it. */
export function customerName({ person }: PageRequest, locale: Locale): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || requestTexts.theCustomer[locale]
}
