import type { Accessory } from '#domain/accessory/accessory.ts'
import { builder } from '../builder.ts'

type Row = Accessory['specification'][number]

/** One row of a product's specification: "Zuladung", "75 kg". */
export const SpecificationRow = builder.objectRef<Row>('SpecificationRow').implement({
  fields: (t) => ({
    label: t.string({ resolve: ({ label }, _, { locale }) => label[locale] }),
    value: t.string({ resolve: ({ value }, _, { locale }) => value[locale] }),
  }),
})
