import { chooseLeadingMerchant } from '#use-cases/dealer-area/platform/choose-leading-merchant.ts'
import {
  leadingFingerprint,
  listSharedBrands,
  readLastLeadingChoice,
  type SharedBrand,
} from '#use-cases/dealer-area/platform/shared-brands.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { builder } from '../builder.ts'
import { LastChangeType } from '../last-change.ts'
import { requireStaff } from '../require-staff.ts'

const SharedBrandMerchantType = builder
  .objectRef<SharedBrand['merchants'][number]>('SharedBrandMerchant')
  .implement({ fields: (t) => ({ slug: t.exposeString('slug'), name: t.exposeString('name') }) })

const SharedBrandType = builder.objectRef<SharedBrand>('SharedBrand').implement({
  description: 'A storefront that shows several dealers.',
  fields: (t) => ({
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    leading: t.exposeString('leading', {
      nullable: true,
      description: 'Slug of the dealer that edits it; null where that was never said.',
    }),
    fingerprint: t.string({
      description: 'Goes back with a change.',
      resolve: ({ leading }) => leadingFingerprint(leading),
    }),
    lastChange: t.field({
      type: LastChangeType,
      nullable: true,
      resolve: async ({ slug }, _, { deps }) => (await readLastLeadingChoice(deps.read, slug)) ?? null,
    }),
    merchants: t.field({ type: [SharedBrandMerchantType], resolve: ({ merchants }) => [...merchants] }),
  }),
})

builder.queryField('sharedBrands', (t) =>
  t.field({
    type: [SharedBrandType],
    description: 'Storefronts that show several dealers, by name; for administrators.',
    resolve: async (_, __, { actor, deps }) => [...unwrapOrThrow(await listSharedBrands(deps.read, actor)).brands],
  }),
)

builder.mutationField('chooseLeadingMerchant', (t) =>
  t.boolean({
    description:
      'Says which of its dealers edits a shared storefront. Refused: CHANGED where another was chosen meanwhile, NOT_FOUND where it does not show that dealer.',
    args: {
      brand: t.arg.string({ required: true }),
      leading: t.arg.string({ required: true }),
      fingerprint: t.arg.string({ required: true }),
    },
    resolve: async (_, { brand, leading, fingerprint }, context) => {
      const choice = { brand, merchant: leading, fingerprint }
      unwrapOrThrow(await chooseLeadingMerchant(context.deps.writer, requireStaff(context), choice))
      return true
    },
  }),
)
