import { NO_FILTERS } from '#catalogue/filters.ts'
import { type Merchant, readDealers, readMerchantBySlug } from '#use-cases/merchant/merchants.ts'
import { readDealerTerms } from '#use-cases/checkout/dealer-terms.ts'
import { clausesOf } from '#use-cases/vehicle-search/clauses.ts'
import { MAKE, MERCHANT } from '#use-cases/vehicle-search/engine-schema.ts'
import { countMatches } from '#use-cases/vehicle-search/search-vehicles.ts'
import { kilometresBetween } from '#domain/distance.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { hoursOn, weekdayOf } from '#domain/opening-hours.ts'
import { displayPhone } from '#domain/phone.ts'
import { dealerTexts } from '#messages/dealer.ts'
import { inLanguage } from '#messages/texts.ts'
import { weekdayTexts } from '#messages/weekdays.ts'
import { builder } from '../builder.ts'
import type { GatewayContext } from '../context.ts'
import { MakeType } from '../make/makes.ts'
import { DeliveryTermsType } from './delivery-terms.ts'
import { SellerKind } from './seller-kind.ts'

export interface LocatedMerchant extends Merchant {
  /** Kilometres from the place asked for. */
  readonly distance: number | null
}

const OpeningHours = builder.objectRef<{ days: string; hours: string }>('OpeningHours').implement({
  fields: (t) => ({ days: t.exposeString('days'), hours: t.exposeString('hours') }),
})

const WeeklyHours = builder.objectRef<Merchant['openingHours'][number]>('WeeklyHours').implement({
  fields: (t) => ({
    days: t.exposeString('days', { description: 'Weekdays as `1` to `7`, Monday first: `1-5`.' }),
    hours: t.exposeString('hours', { nullable: true, description: '`09:00–18:30`; null: closed.' }),
  }),
})

export const MerchantType = builder.objectRef<LocatedMerchant>('Merchant').implement({
  fields: (t) => ({
    id: t.exposeID('uuid'),
    slug: t.string({
      description: 'Of private sellers the id: what they are called does not stand in any address.',
      resolve: ({ kind, slug, uuid }) => (kind === 'PRIVATE' ? uuid : slug),
    }),
    name: t.string({
      description: 'Of private sellers only that they are private.',
      resolve: ({ kind, name }, _, { locale }) => (kind === 'PRIVATE' ? dealerTexts.privateSeller[locale] : name),
    }),
    kind: t.expose('kind', { type: SellerKind }),
    street: t.exposeString('street', { nullable: true }),
    zip: t.exposeString('zip'),
    city: t.exposeString('city'),
    latitude: t.exposeFloat('latitude', { nullable: true }),
    longitude: t.exposeFloat('longitude', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    phoneDisplay: t.string({
      nullable: true,
      description: 'The number formatted for reading.',
      resolve: async ({ phone, zip }, _, { deps }) =>
        phone && displayPhone(phone, (await deps.places.zip(zip))?.areaCode),
    }),
    email: t.exposeString('email', { nullable: true }),
    imprintUrl: t.exposeString('imprintUrl', { nullable: true }),
    registerEntry: t.exposeString('registerEntry', { nullable: true }),
    vatId: t.exposeString('vatId', { nullable: true }),
    sinceYear: t.exposeInt('sinceYear', { nullable: true }),
    distance: t.exposeFloat('distance', { nullable: true }),
    storefrontUrl: t.string({ nullable: true, resolve: (merchant, _, context) => storefrontUrl(merchant, context) }),
    openingHours: t.field({
      type: [OpeningHours],
      resolve: ({ openingHours }, _, { locale }) => {
        const texts = inLanguage(weekdayTexts, locale)
        return openingHours.map(({ days, hours }) => ({
          days: texts.range(days),
          hours: hours === null ? texts.closed : texts.hours(hours),
        }))
      },
    }),
    deliveryTerms: t.field({
      type: DeliveryTermsType,
      nullable: true,
      description: 'Null for private sellers: they do not deliver.',
      resolve: async ({ id, kind }, _, { deps }) =>
        kind === 'COMPANY' ? ((await readDealerTerms(deps.read, [id])).get(id)?.delivery ?? null) : null,
    }),
    weeklyHours: t.field({
      type: [WeeklyHours],
      description: 'The same for machines.',
      resolve: ({ openingHours }) => [...openingHours],
    }),
    hoursToday: t.string({
      nullable: true,
      description: 'Usual opening hours of today’s weekday in Berlin, in words.',
      resolve: ({ openingHours }, _, { locale }) => {
        const today = berlinToday()
        const row = hoursOn(openingHours, today)
        if (!row) return null
        const texts = inLanguage(weekdayTexts, locale)
        const hours = row.hours === null ? texts.closed : texts.hours(row.hours)
        return `${texts.range(String(weekdayOf(today)))} ${hours}`
      },
    }),
    makes: t.field({
      type: [MakeType],
      description: 'Makes on offer, most first.',
      resolve: ({ id }, _, { scope, deps: { index } }) => {
        const clauses = [...clausesOf(NO_FILTERS, scope, index.directory), { field: MERCHANT, anyOf: [id] }]
        const { counts } = index.engine.search({
          clauses,
          sort: { by: 'ADDED', direction: 'desc' },
          offset: 0,
          limit: 0,
        })
        return index.directory.makes
          .map((make) => ({ ...make, preferred: make.preferred !== undefined, count: counts[MAKE]?.[make.id] ?? 0 }))
          .filter((make) => make.count > 0)
          .sort((a, b) => b.count - a.count)
      },
    }),
    vehicleCount: t.int({
      resolve: ({ uuid }, _, { scope, deps }) => countMatches({ ...NO_FILTERS, merchants: [uuid] }, scope, deps.index),
    }),
  }),
})

/** A storefront is a sub-domain of the host that shows the main site. */
function storefrontUrl({ storefront }: Merchant, { origin, brand }: GatewayContext): string | null {
  if (!storefront || brand.slug !== null) return null
  const url = new URL(origin)
  return /^[\d.]+$|^\[/.test(url.hostname) ? null : `${url.protocol}//${storefront}.${url.host}/`
}

builder.queryFields((t) => ({
  merchants: t.field({
    type: [MerchantType],
    args: { place: t.arg.string(), radius: t.arg.int() },
    description: 'Dealers by name, or by distance from a place (a postal code or a town) within the radius in km.',
    resolve: async (_, { place: query, radius }, { scope, deps }) => {
      const [dealers, place] = await Promise.all([
        readDealers(deps.read, scope.merchantUuids),
        query ? deps.places.geocode(query) : undefined,
      ])
      const located = dealers.map((dealer) => ({
        ...dealer,
        distance: place ? kilometresBetween(place, dealer) : null,
      }))
      if (!place) return located
      return located
        .filter(({ distance }) => radius == null || (distance !== null && distance <= radius))
        .sort((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity))
    },
  }),
  merchantBySlug: t.field({
    type: MerchantType,
    nullable: true,
    args: { slug: t.arg.string({ required: true }) },
    resolve: async (_, { slug }, { scope, deps }) => {
      const merchant = await readMerchantBySlug(deps.read, slug)
      const isSeen =
        merchant?.kind === 'COMPANY' &&
        (scope.merchantUuids.length === 0 || scope.merchantUuids.includes(merchant.uuid))
      return isSeen ? { ...merchant, distance: null } : null
    },
  }),
}))
