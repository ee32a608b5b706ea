import type { BrandPerson } from '#domain/brand-look/look.ts'
import { languageName } from '#domain/brand-look/languages.ts'
import { displayPhone } from '#domain/phone.ts'
import { builder } from '../builder.ts'

export const MerchantPersonType = builder.objectRef<BrandPerson>('MerchantPerson').implement({
  description: 'Somebody to turn to at a dealer’s.',
  fields: (t) => ({
    name: t.exposeString('name'),
    role: t.string({ resolve: ({ role }, _, { locale }) => role[locale] }),
    phone: t.string({ nullable: true, resolve: ({ phone }) => phone ?? null }),
    phoneDisplay: t.string({
      nullable: true,
      description: 'The number formatted for reading.',
      resolve: ({ phone }) => (phone ? displayPhone(phone) : null),
    }),
    picture: t.string({
      nullable: true,
      description: 'Key of a photograph.',
      resolve: ({ picture }) => picture ?? null,
    }),
    languages: t.stringList({
      description: 'Names of the languages this person speaks.',
      resolve: ({ languages = [] }, _, { locale }) => languages.flatMap((code) => languageName(code, locale) ?? []),
    }),
  }),
})
