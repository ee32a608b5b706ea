import type { Brand } from '#domain/brand.ts'
import { builder } from '../builder.ts'

const BrandType = builder.objectRef<Brand>('Brand').implement({
  fields: (t) => ({
    slug: t.exposeString('slug', { nullable: true }),
    name: t.exposeString('name'),
    merchantUuids: t.exposeStringList('merchantUuids'),
    merchantOrigin: t.exposeString('merchantOrigin', { nullable: true }),
    make: t.exposeString('make', { nullable: true }),
    logoUrl: t.exposeString('logoUrl', { nullable: true }),
    imprintUrl: t.exposeString('imprintUrl', { nullable: true }),
    dataPrivacyUrl: t.exposeString('dataPrivacyUrl', { nullable: true }),
    tradeInDescription: t.string({
      nullable: true,
      description: 'Replaces the usual text of the trade-in page.',
      resolve: ({ tradeInDescription }, _, { locale }) => tradeInDescription?.[locale] ?? null,
    }),
  }),
})

builder.queryField('brand', (t) => t.field({ type: BrandType, resolve: (_, _args, { brand }) => brand }))
