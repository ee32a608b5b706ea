import { z } from 'zod'
import type { AccessoryCategory } from '#domain/accessory/accessory.ts'
import { demoFile, once } from '../demo-file.ts'
import { wordsSchema } from './product-range.ts'

const text = z.string().min(1)
const file = demoFile(
  'accessories/categories',
  z.array(
    z.strictObject({
      id: text,
      parentId: text.nullable().default(null),
      title: wordsSchema,
      motif: text,
      colour: text,
    }),
  ),
)

export const demoCategories: () => readonly AccessoryCategory[] = once(() =>
  file().map(({ motif, colour, ...category }) => ({ ...category, picture: `drawn/accessory.${motif}.${colour}` })),
)
