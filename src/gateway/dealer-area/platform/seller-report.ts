import {
  type QuarterSales,
  type ReportedSeller,
  readSellerReport,
} from '#use-cases/dealer-area/platform/seller-report.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { builder } from '../builder.ts'

const QuarterType = builder.objectRef<QuarterSales>('QuarterSales').implement({
  fields: (t) => ({ sales: t.exposeInt('sales'), paid: t.expose('paid', { type: 'Euro' }) }),
})

const SellerType = builder.objectRef<ReportedSeller>('ReportedSeller').implement({
  description: 'A dealer with paid contracts in a year (§ 14 PStTG).',
  fields: (t) => ({
    name: t.exposeString('name'),
    street: t.exposeString('street', { nullable: true }),
    zip: t.exposeString('zip'),
    city: t.exposeString('city'),
    vatId: t.exposeString('vatId', { nullable: true }),
    registerEntry: t.exposeString('registerEntry', { nullable: true }),
    iban: t.exposeString('iban', { nullable: true }),
    quarters: t.field({ type: [QuarterType], resolve: ({ quarters }) => [...quarters] }),
  }),
})

builder.queryField('sellerReport', (t) =>
  t.field({
    type: [SellerType],
    description: 'What the operator reports of a year’s sellers; for administrators. Refused: INVALID_INPUT.',
    args: { year: t.arg.int({ required: true }) },
    resolve: async (_, { year }, { actor, deps }) => [
      ...unwrapOrThrow(await readSellerReport(deps.read, actor, year)).sellers,
    ],
  }),
)
