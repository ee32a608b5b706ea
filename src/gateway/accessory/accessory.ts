import {
  TAKE_BACKS,
  type Accessory,
  type Responsible,
  type TyreLabel,
  type Words,
} from '#domain/accessory/accessory.ts'
import { accessorySlug } from '#domain/accessory/accessory-slug.ts'
import { unitPriceOf, type UnitPrice } from '#domain/accessory/unit-price.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { sellerOf } from '#use-cases/accessory/accessories.ts'
import { builder } from '../builder.ts'
import type { GatewayContext } from '../context.ts'
import { MerchantType } from '../merchant/merchant.ts'
import { SpecificationRow } from './specification.ts'

const ResponsibleType = builder.objectRef<Responsible>('Responsible').implement({
  description: 'A company responsible for a product (GPSR).',
  fields: (t) => ({
    name: t.exposeString('name'),
    address: t.exposeString('address'),
    contact: t.exposeString('contact', { description: 'An e-mail address or a web address.' }),
  }),
})

const TyreLabelType = builder.objectRef<TyreLabel>('TyreLabel').implement({
  description: 'Regulation (EU) 2020/740.',
  fields: (t) => ({
    fuelEfficiency: t.exposeString('fuelEfficiency'),
    wetGrip: t.exposeString('wetGrip'),
    noiseClass: t.exposeString('noiseClass'),
    noiseDecibels: t.exposeInt('noiseDecibels'),
    snow: t.exposeBoolean('snow'),
    ice: t.exposeBoolean('ice'),
  }),
})

const UnitPriceType = builder.objectRef<UnitPrice>('UnitPrice').implement({
  description: 'The price of one litre, kilogram or metre (§ 4 PAngV).',
  fields: (t) => ({
    price: t.expose('cents', { type: 'Euro' }),
    per: t.exposeString('per'),
  }),
})

const FitType = builder.objectRef<Accessory['fits'][number]>('AccessoryFit').implement({
  fields: (t) => ({
    makeName: t.exposeString('makeName'),
    modelNames: t.stringList({
      description: 'Empty: all models of the make.',
      resolve: ({ modelNames }) => [...modelNames],
    }),
  }),
})

const GuaranteeType = builder
  .objectRef<NonNullable<Accessory['durabilityGuarantee']>>('DurabilityGuarantee')
  .implement({ fields: (t) => ({ producer: t.exposeString('producer'), years: t.exposeInt('years') }) })

const TakeBackRef = builder.enumType('TakeBack', { values: TAKE_BACKS })

export const AccessoryType = builder.objectRef<Accessory>('Accessory').implement({
  fields: (t) => ({
    productId: t.exposeID('productId'),
    providerId: t.exposeString('providerId'),
    categoryId: t.exposeString('categoryId'),
    title: t.string({ resolve: ({ title }, _, { locale }) => title[locale] }),
    description: t.string({ resolve: ({ description }, _, { locale }) => description[locale] }),
    path: t.string({ resolve: (product, _, { locale }) => pathOf(product, locale) }),
    otherPath: t.string({
      description: 'Its page in the other language.',
      resolve: (product, _, { locale }) => pathOf(product, locale === 'de' ? 'en' : 'de'),
    }),
    specification: t.field({ type: [SpecificationRow], resolve: ({ specification }) => [...specification] }),
    unitPrice: t.expose('unitPrice', { type: 'Euro' }),
    basePrice: t.field({
      type: UnitPriceType,
      nullable: true,
      description: 'Null where none is due.',
      resolve: (product) => unitPriceOf(product),
    }),
    fits: t.field({ type: [FitType], description: 'Empty: any car.', resolve: ({ fits }) => [...fits] }),
    producer: t.expose('producer', { type: ResponsibleType }),
    responsiblePerson: t.expose('responsiblePerson', { type: ResponsibleType, nullable: true }),
    articleNumber: t.exposeString('articleNumber'),
    warnings: t.stringList({
      description: 'In German and, on request, in English.',
      resolve: ({ warnings }, _, { locale }) => warnings.map((warning: Words) => warning[locale]),
    }),
    picture: t.exposeString('picture', { description: 'Key of its picture.' }),
    typeApproval: t.string({
      nullable: true,
      resolve: ({ typeApproval }, _, { locale }) => typeApproval && typeApproval[locale],
    }),
    tyreLabel: t.expose('tyreLabel', { type: TyreLabelType, nullable: true }),
    takeBack: t.field({ type: [TakeBackRef], resolve: ({ takeBack }) => [...takeBack] }),
    durabilityGuarantee: t.expose('durabilityGuarantee', { type: GuaranteeType, nullable: true }),
    topRated: t.exposeBoolean('topRated', {
      description: 'Recommended by the provider’s editors; there are no customer ratings.',
    }),
    seller: t.field({
      type: MerchantType,
      nullable: true,
      description: 'The dealer that sells it in this shop on its own.',
      resolve: async ({ providerId }, _, context) => {
        const seller = await sellerIn(context, providerId)
        return seller ? { ...seller, distance: null } : null
      },
    }),
  }),
})

type Seller = ReturnType<typeof sellerOf>

/** Memoised per request, because lists show many products of few providers. */
const sellers = new WeakMap<GatewayContext, Map<string, Seller>>()

function sellerIn(context: GatewayContext, providerId: string): Seller {
  const known = sellers.get(context) ?? new Map<string, Seller>()
  sellers.set(context, known)
  const seller = known.get(providerId) ?? sellerOf(context.deps.read, context.scope, providerId)
  known.set(providerId, seller)
  return seller
}

function pathOf(product: Accessory, locale: 'de' | 'en'): string {
  return pathFor('accessory', locale, { slug: accessorySlug(product, locale) })
}
