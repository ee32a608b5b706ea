import { FINANCE_KINDS } from '#domain/financing/finance-product.ts'
import type { Locale } from '#domain/locale.ts'
import { MERCHANT_STATES } from '#domain/merchant/merchant-state.ts'
import { SETTINGS_PARTS } from '#domain/merchant/settings-parts.ts'
import { changeSettingsPart } from '#use-cases/merchant-settings/change-part.ts'
import { changeMerchantState } from '#use-cases/merchant-settings/change-state.ts'
import { previewFinance } from '#use-cases/merchant-settings/finance-part.ts'
import { exportMerchant } from '#use-cases/merchant-settings/export-merchant.ts'
import { previewShopLook } from '#use-cases/merchant-settings/shop-look-preview.ts'
import { suggestProviders } from '#use-cases/merchant-settings/suggest-providers.ts'
import { renewFeedKey } from '#use-cases/merchant-settings/renew-feed-key.ts'
import {
  type MerchantSettings,
  readLastPartChange,
  readMerchantSettings,
  type SettingsPartView,
} from '#use-cases/merchant-settings/settings.ts'
import { readPricedServices, readUnbookableServices } from '#use-cases/merchant-settings/workshop-parts.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { builder } from '../builder.ts'
import { LastChangeType } from '../last-change.ts'
import { merchantIdOf, siteOf } from '../request.ts'
import { requireStaff } from '../require-staff.ts'

export const MerchantStateType = builder.enumType('MerchantState', { values: MERCHANT_STATES })
const FinanceKindType = builder.enumType('FinanceKind', { values: FINANCE_KINDS })
const SettingsPartType = builder.enumType('SettingsPart', { values: SETTINGS_PARTS })

interface Value {
  readonly name: string
  readonly value: string
  readonly title?: Readonly<Record<Locale, string>>
  readonly isRange?: boolean
}

const SettingsValueType = builder.objectRef<Value>('SettingsValue').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    label: t.string({
      nullable: true,
      description: 'Of a service: its title.',
      resolve: ({ title }, _, { locale }) => title?.[locale] ?? null,
    }),
    isRange: t.boolean({
      description: 'Of a service: whether its price goes from one amount to another.',
      resolve: ({ isRange = false }) => isRange,
    }),
    value: t.exposeString('value'),
  }),
})

const SettingsPartViewType = builder
  .objectRef<SettingsPartView & { readonly merchantId: number }>('MerchantSettingsPart')
  .implement({
    fields: (t) => ({
      part: t.expose('part', { type: SettingsPartType }),
      isMandatory: t.exposeBoolean('isMandatory', { description: 'Has fields without which nothing is published.' }),
      isComplete: t.exposeBoolean('isComplete'),
      missing: t.stringList({
        description: 'Fields that are needed to be published.',
        resolve: (part) => [...part.missing],
      }),
      providerSuggestions: t.stringList({
        description: 'Of accessories: the codes of providers that published dealers use.',
        resolve: async ({ part, merchantId }, _, { deps, actor }) =>
          part === 'ACCESSORIES' ? unwrapOrThrow(await suggestProviders(deps.read, actor, merchantId)).codes : [],
      }),
      unbookableServices: t.stringList({
        description: 'Of work groups: titles of priced services for which a group has no hours.',
        resolve: async ({ part, merchantId }, _, { deps, locale }) => {
          if (part !== 'WORK_GROUPS') return []
          return (await readUnbookableServices(deps.read, merchantId)).map((title) => title[locale])
        },
      }),
      values: t.field({
        type: [SettingsValueType],
        description: 'What its form shows; bank details by their end only.',
        resolve: async ({ part, values }, _, { deps }) => {
          const services = part === 'SERVICES' ? await readPricedServices(deps.read) : undefined
          return Object.entries(values).map(([name, value]) => ({ name, value, ...services?.get(name) }))
        },
      }),
      fingerprint: t.exposeString('fingerprint', { description: 'Goes back with a change.' }),
      lastChange: t.field({
        type: LastChangeType,
        nullable: true,
        resolve: async ({ merchantId, part }, _, { deps }) =>
          (await readLastPartChange(deps.read, merchantId, part)) ?? null,
      }),
    }),
  })

const MerchantSettingsType = builder.objectRef<MerchantSettings>('MerchantSettings').implement({
  fields: (t) => ({
    uuid: t.exposeID('uuid'),
    name: t.exposeString('name'),
    slug: t.exposeString('slug'),
    state: t.expose('state', { type: MerchantStateType }),
    vehicles: t.exposeInt('vehicles', { description: 'Cars in stock, whether or not they are shown.' }),
    parts: t.field({
      type: [SettingsPartViewType],
      resolve: ({ id, parts }) => parts.map((part) => ({ ...part, merchantId: id })),
    }),
  }),
})

const SettingsValueInput = builder.inputType('SettingsValueInput', {
  fields: (t) => ({ name: t.string({ required: true }), value: t.string({ required: true }) }),
})

const ShopLookPreviewType = builder
  .objectRef<{ readonly slug: string; readonly key: string }>('ShopLookPreview')
  .implement({ fields: (t) => ({ slug: t.exposeString('slug'), key: t.exposeString('key') }) })

builder.queryField('merchantSettings', (t) =>
  t.field({
    type: MerchantSettingsType,
    args: { merchant: t.arg.id({ required: true }) },
    resolve: async (_, { merchant }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      return unwrapOrThrow(await readMerchantSettings(context.deps.read, context.actor, merchantId))
    },
  }),
)

builder.queryField('financePreview', (t) =>
  t.string({
    nullable: true,
    description: 'The example beside every rate with the entered terms (§ 17 PAngV); null where nothing is entered.',
    args: {
      merchant: t.arg.id({ required: true }),
      kind: t.arg({ type: FinanceKindType, required: true }),
      values: t.arg({ type: [SettingsValueInput], required: true }),
    },
    resolve: async (_, { merchant, kind, values }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      const terms = { kind, values: valuesOf(values) }
      return unwrapOrThrow(previewFinance(context.actor, merchantId, terms, context.locale)).example
    },
  }),
)

function valuesOf(entered: readonly { readonly name: string; readonly value: string }[]): Record<string, string> {
  return Object.fromEntries(entered.map(({ name, value }) => [name, value]))
}

builder.mutationFields((t) => ({
  changeSettings: t.boolean({
    description: 'Saves a part of the settings. Refused: CHANGED where somebody else has saved it meanwhile.',
    args: {
      merchant: t.arg.id({ required: true }),
      part: t.arg({ type: SettingsPartType, required: true }),
      values: t.arg({ type: [SettingsValueInput], required: true }),
      fingerprint: t.arg.string({ required: true }),
    },
    resolve: async (_, { merchant, part, values, fingerprint }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      const change = { merchantId, part, values: valuesOf(values), fingerprint }
      unwrapOrThrow(await changeSettingsPart({ ...context.deps, site: siteOf(context) }, requireStaff(context), change))
      return true
    },
  }),
  previewShopLook: t.field({
    type: ShopLookPreviewType,
    description: 'A key that shows the storefront for an hour as the entered values would make it. Nothing is stored.',
    args: {
      merchant: t.arg.id({ required: true }),
      part: t.arg({ type: SettingsPartType, required: true }),
      values: t.arg({ type: [SettingsValueInput], required: true }),
    },
    resolve: async (_, { merchant, part, values }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      const entered = { merchantId, part, values: valuesOf(values) }
      return unwrapOrThrow(await previewShopLook(context.deps, context.actor, entered))
    },
  }),
  changeMerchantState: t.boolean({
    description: 'Refused: INVALID_INPUT naming each field that is missing to be published, as PART.field; CONFLICT.',
    args: { merchant: t.arg.id({ required: true }), to: t.arg({ type: MerchantStateType, required: true }) },
    resolve: async (_, { merchant, to }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      unwrapOrThrow(await changeMerchantState(context.deps.writer, requireStaff(context), { merchantId, to }))
      return true
    },
  }),
  exportMerchant: t.string({
    description: 'What is stored for a merchant, as JSON; of it what the requester may read.',
    args: { merchant: t.arg.id({ required: true }) },
    resolve: async (_, { merchant }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      return unwrapOrThrow(await exportMerchant(context.deps.writer, requireStaff(context), merchantId)).file
    },
  }),
  renewFeedKey: t.string({
    description:
      'A new key for deliveries of stock by HTTP. It is not stored and cannot be read again; the old one ends.',
    args: { merchant: t.arg.id({ required: true }) },
    resolve: async (_, { merchant }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      return unwrapOrThrow(await renewFeedKey(context.deps.writer, requireStaff(context), merchantId)).key
    },
  }),
}))
