import { formatPlainNumber } from '#domain/format/numbers.ts'
import { z } from 'zod'
import type { Accessory, Fit, Words } from '#domain/accessory/accessory.ts'
import { LOCALES, type Locale } from '#domain/locale.ts'
import { demoFile } from '../demo-file.ts'
import { type Details, type RangeTexts, type Value, wordsSchema } from './product-range.ts'

/** A product before it has a number and a provider. */
export type Draft = Omit<Accessory, 'productId' | 'providerId'>

const dictionary = demoFile(
  'accessories/words',
  z.strictObject({ colours: z.record(z.string(), wordsSchema), labels: z.record(z.string(), wordsSchema) }),
)
const producers = demoFile(
  'accessories/producers',
  z.record(z.string(), z.strictObject({ name: z.string(), address: z.string(), contact: z.string() })),
)

/** Composes a product from the texts of its range and the details of range, variant and product; later ones win. */
export function composeProduct(range: RangeTexts, said: readonly Details[], fits: readonly Fit[]): Draft {
  const { values: _own, ...details }: Details = Object.assign({}, ...said)
  const { colours, labels } = dictionary()
  const colour = required(details.colour, 'colour', range)
  const values: Readonly<Record<string, Value>> = Object.assign(
    { colour: entryOf(colours, colour), ...details.content },
    ...said.map((part) => part.values ?? {}),
  )
  const write = (text: Words) => fillWords(text, values)
  const producer = entryOf(producers(), required(details.producer, 'producer', range))
  return {
    categoryId: range.categoryId,
    title: write(range.title),
    description: write(range.description),
    specification: range.specification.map(({ label, value }) => ({
      label: typeof label === 'string' ? entryOf(labels, label) : label,
      value: write(typeof value === 'string' ? { de: value, en: value } : value),
    })),
    unitPrice: required(details.unitPrice, 'unitPrice', range),
    content: details.content ?? null,
    fits,
    producer,
    responsiblePerson: details.responsiblePerson ? entryOf(producers(), details.responsiblePerson) : null,
    articleNumber: fillText(required(details.articleNumber, 'articleNumber', range), 'en', values),
    warnings: required(details.warnings, 'warnings', range),
    picture: `drawn/accessory.${required(details.motif, 'motif', range)}.${colour}`,
    typeApproval: details.typeApproval ? write(details.typeApproval) : null,
    tyreLabel: details.tyreLabel ?? null,
    takeBack: details.takeBack ?? [],
    durabilityGuarantee: details.guaranteeYears ? { producer: producer.name, years: details.guaranteeYears } : null,
    topRated: details.topRated ?? false,
  }
}

function fillWords(text: Words, values: Readonly<Record<string, Value>>): Words {
  const [de, en] = LOCALES.map((locale) => fillText(text[locale], locale, values))
  return { de: de ?? '', en: en ?? '' }
}

/** `{colour}` is the value, `{colour.lower}` the value in lower case, as English needs it inside a sentence. */
function fillText(text: string, locale: Locale, values: Readonly<Record<string, Value>>): string {
  return text.replaceAll(/\{(\w+)(\.lower)?\}/g, (placeholder, name: string, lower?: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`content/demo/accessories: nothing is given for ${placeholder}: ${text}`)
    if (typeof value === 'number') return formatPlainNumber(value, locale)
    const written = typeof value === 'string' ? value : value[locale]
    return lower && locale === 'en' ? written.toLowerCase() : written
  })
}

function entryOf<T>(table: Readonly<Record<string, T>>, key: string): T {
  const entry = table[key]
  if (entry === undefined)
    throw new Error(`content/demo/accessories: "${key}" is none of ${Object.keys(table).join(', ')}`)
  return entry
}

function required<T>(value: T | undefined, name: string, { title }: RangeTexts): T {
  if (value === undefined) throw new Error(`content/demo/accessories: "${title.de}" has no ${name}`)
  return value
}
