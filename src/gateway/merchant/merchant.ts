import { NO_FILTERS } from '#catalogue/filters.ts'
import { markAddress } from '#domain/brand-look/mark-address.ts'
import { displayPhone } from '#domain/phone.ts'
import { storefrontUrl } from '#domain/storefront-url.ts'
import { dealerTexts } from '#messages/dealer.ts'
import { federalStateAt } from '#use-cases/merchant/federal-state.ts'
import { findDealerBySlug, findDealers, type LocatedMerchant } from '#use-cases/merchant/find-dealers.ts'
import { countMakesOfMerchant } from '#use-cases/vehicle-search/make-counts.ts'
import { countMatches } from '#use-cases/vehicle-search/vehicle-search.ts'
import { builder } from '../builder.ts'
import { MakeType } from '../make/makes.ts'
import { DeliveryTermsType } from './delivery-terms.ts'
import { hoursTodayText, OpeningHoursType, openingHoursText, WeeklyHoursType } from './opening-hours.ts'
import { MerchantPersonType } from './person.ts'
import { SellerKind } from './seller-kind.ts'

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
    storefrontUrl: t.string({
      nullable: true,
      resolve: ({ storefront }, _, context) => storefrontUrl(storefront, context),
    }),
    markUrl: t.string({
      nullable: true,
      description: 'The mark or logo of the dealer’s storefront, on every host; null for dealers without one.',
      resolve: ({ storefront }) => storefront && markAddress(storefront),
    }),
    openingHours: t.field({
      type: [OpeningHoursType],
      resolve: ({ openingHours }, _, { locale }) => openingHours.map((row) => openingHoursText(row, locale)),
    }),
    deliveryTerms: t.field({
      type: DeliveryTermsType,
      nullable: true,
      description: 'Null for private sellers: they do not deliver.',
      resolve: async ({ id, kind }, _, { deps }) =>
        kind === 'COMPANY' ? ((await deps.index.shelf.dealerTerms(deps.read, [id])).get(id)?.delivery ?? null) : null,
    }),
    weeklyHours: t.field({
      type: [WeeklyHoursType],
      description: 'The weekly opening hours for machines.',
      resolve: ({ openingHours }) => [...openingHours],
    }),
    hoursToday: t.string({
      nullable: true,
      description: 'Today’s opening hours, holidays included, or when it opens next, in words.',
      resolve: async ({ openingHours, zip }, _, { locale, deps }) =>
        hoursTodayText(openingHours, await federalStateAt(deps.places, { zip }), locale),
    }),
    people: t.field({
      type: [MerchantPersonType],
      description: 'Whom customers meet there, as the dealer’s own storefront shows them.',
      resolve: async ({ id, kind }, _, { deps }) =>
        kind === 'COMPANY' ? [...(await deps.index.shelf.people(deps.read, id))] : [],
    }),
    makes: t.field({
      type: [MakeType],
      description: 'Makes on offer, most first.',
      resolve: ({ uuid }, _, { scope, deps }) => countMakesOfMerchant(uuid, scope, deps.index),
    }),
    vehicleCount: t.int({
      resolve: ({ uuid }, _, { scope, deps }) => countMatches({ ...NO_FILTERS, merchants: [uuid] }, scope, deps.index),
    }),
  }),
})

builder.queryFields((t) => ({
  merchants: t.field({
    type: [MerchantType],
    args: { place: t.arg.string(), radius: t.arg.int() },
    description: 'Dealers by name, or by distance from a place (a postal code or a town) within the radius in km.',
    resolve: (_, search, { scope, deps }) => findDealers(deps, search, scope),
  }),
  merchantBySlug: t.field({
    type: MerchantType,
    nullable: true,
    args: { slug: t.arg.string({ required: true }) },
    resolve: async (_, { slug }, { scope, deps }) => {
      const dealer = await findDealerBySlug(deps.read, slug, scope)
      return dealer ? { ...dealer, distance: null } : null
    },
  }),
}))
