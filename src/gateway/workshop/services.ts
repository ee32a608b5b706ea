import { minutesOfWork, SERVICE_KINDS, SERVICE_PRICE_KINDS, type ServiceSum } from '#domain/workshop/service.ts'
import type { Place } from '#services/places/port.ts'
import { readNextFree } from '#use-cases/appointment/next-free.ts'
import { type OfferedWorkshopService, readWorkshopServices } from '#use-cases/workshop/services.ts'
import { findWorkshops, type Workshop } from '#use-cases/workshop/workshops.ts'
import { builder } from '../builder.ts'
import { MerchantType } from '../merchant/merchant.ts'

const MAX_SKUS = 10

const ServiceKindRef = builder.enumType('WorkshopServiceKind', { values: SERVICE_KINDS })
export const ServicePriceKindRef = builder.enumType('ServicePriceKind', { values: SERVICE_PRICE_KINDS })

export const WorkshopServiceType = builder.objectRef<OfferedWorkshopService>('WorkshopService').implement({
  fields: (t) => ({
    sku: t.exposeID('sku'),
    abstractProductSku: t.exposeID('abstractProductSku'),
    kind: t.expose('kind', { type: ServiceKindRef }),
    title: t.string({ resolve: ({ title }, _, { locale }) => title[locale] }),
    description: t.string({ resolve: ({ description }, _, { locale }) => description[locale] }),
    priceKind: t.expose('priceKind', { type: ServicePriceKindRef }),
    price: t.field({
      type: 'Euro',
      description: 'VAT included. The lowest of the shop’s workshops, or that of the chosen one.',
      resolve: ({ price }) => price.price,
    }),
    maxPrice: t.field({ type: 'Euro', nullable: true, resolve: ({ price }) => price.maxPrice }),
    includes: t.string({
      nullable: true,
      description: 'What is in a range and what it depends on.',
      resolve: ({ includes }, _, { locale }) => includes?.[locale] ?? null,
    }),
    minutes: t.int({ description: 'Of work.', resolve: ({ work }) => minutesOfWork(work) }),
  }),
})

export const ServiceSumType = builder.objectRef<ServiceSum>('ServiceSum').implement({
  fields: (t) => ({
    price: t.field({ type: 'Euro', resolve: ({ price }) => price }),
    maxPrice: t.field({ type: 'Euro', nullable: true, resolve: ({ maxPrice }) => maxPrice }),
    isOpen: t.exposeBoolean('isOpen', { description: 'Something is priced after inspection.' }),
  }),
})

const WorkshopType = builder.objectRef<Workshop>('Workshop').implement({
  fields: (t) => ({
    merchant: t.field({ type: MerchantType, resolve: ({ merchant }) => merchant }),
    sum: t.field({ type: ServiceSumType, resolve: ({ sum }) => sum }),
    hasCalendar: t.exposeBoolean('hasCalendar', { description: 'Takes appointments online.' }),
    nextFree: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'The next free time for these services; null without a calendar, and where the next ten days are taken.',
      resolve: ({ merchant, work, hasCalendar }, _, { deps }) =>
        hasCalendar ? readNextFree(deps.read, { merchantId: merchant.id, kind: 'WORKSHOP', work }) : null,
    }),
  }),
})

builder.queryFields((t) => ({
  workshopServices: t.field({
    type: [WorkshopServiceType],
    resolve: (_, __, { scope, deps }) => readWorkshopServices(deps.read, scope),
  }),
  workshops: t.field({
    type: [WorkshopType],
    description:
      'Workshops that offer all of the services: at most 12 within 100 km of the place, the nearest first; all by name without one. ' +
      'None for an unknown place.',
    args: { skus: t.arg.idList({ required: true }), place: t.arg.string() },
    resolve: async (_, { skus, place }, { scope, deps }) => {
      const found: Place | undefined = place ? await deps.places.geocode(place) : undefined
      if ((place && !found) || skus.length > MAX_SKUS) return []
      return findWorkshops(deps.read, scope, [...new Set(skus.map(String))], found)
    },
  }),
}))
