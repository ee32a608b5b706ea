import type { Accessory } from '#domain/accessory/accessory.ts'
import { builder } from '../builder.ts'

type Row = Accessory['specification'][number]

/** One thing that is said of a product: "Zuladung", "75 kg". */
export const SpecificationRow = builder.objectRef<Row>('SpecificationRow').implement({
  fields: (t) => ({
    label: t.string({ resolve: ({ label }, _, { locale }) => label[locale] }),
    value: t.string({ resolve: ({ value }, _, { locale }) => value[locale] }),
  }),
})
