import { z } from 'zod'
import { TAKE_BACKS } from '#domain/accessory/accessory.ts'

/* What a provider's API answers. Everything the law wants on an offer has to be there: an answer without it is a fault, not an offer. */

const text = z.string().trim().min(1)
const words = z.object({ de: text, en: text })
/** It becomes a link, so only a web page or an e-mail address is allowed. */
const contact = z.union([z.url({ protocol: /^https$/ }), z.email()])
const responsible = z.object({ name: text, address: text, contact })
const letter = z.enum(['A', 'B', 'C', 'D', 'E'])
const count = z.int().nonnegative()

const category = z.object({ id: text, parentId: text.nullable(), title: words, picture: z.string() })

const product = z.object({
  productId: z.string().regex(/^[1-9]\d{0,17}$/),
  providerId: text,
  categoryId: text,
  title: words,
  description: words,
  specification: z.array(z.object({ label: words, value: words })),
  unitPrice: z.int().positive(),
  content: z.object({ amount: z.number().positive(), unit: z.enum(['ml', 'l', 'g', 'kg', 'm']) }).nullable(),
  fits: z.array(z.object({ makeName: text, modelNames: z.array(text) })),
  producer: responsible,
  responsiblePerson: responsible.nullable(),
  articleNumber: text,
  warnings: z.array(words),
  picture: text,
  typeApproval: words.nullable(),
  tyreLabel: z
    .object({
      fuelEfficiency: letter,
      wetGrip: letter,
      noiseClass: z.enum(['A', 'B', 'C']),
      noiseDecibels: count,
      snow: z.boolean(),
      ice: z.boolean(),
    })
    .nullable(),
  takeBack: z.array(z.enum(TAKE_BACKS)),
  durabilityGuarantee: z.object({ producer: text, years: z.int().positive() }).nullable(),
  topRated: z.boolean(),
})

export const CategoriesAnswer = z.object({ categories: z.array(category) })
export const ProductsAnswer = z.object({ products: z.array(product) })
export const ProductAnswer = z.object({ product })
export const PageAnswer = z.object({
  products: z.array(product),
  totalCount: count,
  page: z.int().positive(),
  categories: z.array(z.object({ id: text, count })),
  makes: z.array(z.object({ makeName: text, count, models: z.array(z.object({ modelName: text, count })) })),
  topRatedCount: count,
  prices: z.object({ min: count, max: count }).nullable(),
})
