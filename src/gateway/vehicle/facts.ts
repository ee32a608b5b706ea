import type { ShowGroup } from '#catalogue/field.ts'
import { type FieldKey, fieldByKey, fieldsShownIn } from '#catalogue/fields.ts'
import { formatField, optionLabels } from '#catalogue/format.ts'
import type { Locale } from '#domain/locale.ts'
import type { Vehicle } from '#use-cases/vehicle/vehicle.ts'
import { builder } from '../builder.ts'

const FACT_GROUPS = ['CARD', 'KEY', 'TECHNICAL', 'CONDITION', 'CONSUMPTION', 'EQUIPMENT'] as const
export type FactGroup = (typeof FACT_GROUPS)[number]

/** One attribute as a visitor reads it; `values` are the single texts of a list. */
export interface Fact {
  readonly key: string
  readonly group: FactGroup
  readonly label: string
  readonly value: string
  readonly values: readonly string[]
}

export const FactGroupType = builder.enumType('FactGroup', { values: FACT_GROUPS })

export const FactType = builder.objectRef<Fact>('Fact').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    group: t.expose('group', { type: FactGroupType }),
    label: t.exposeString('label'),
    value: t.exposeString('value'),
    values: t.field({ type: ['String'], resolve: (fact) => [...fact.values] }),
  }),
})

/** The facts of a card, in their order: as many as fit one line. */
const CARD_FIELDS: readonly FieldKey[] = ['firstRegistration', 'mileage', 'power', 'fuel']

const PAGE_GROUPS: Partial<Record<FactGroup, ShowGroup>> = {
  KEY: 'keyFacts',
  TECHNICAL: 'technical',
  CONDITION: 'condition',
  CONSUMPTION: 'consumption',
  EQUIPMENT: 'equipment',
}

/** The attributes of one group that have a value, labelled and formatted. */
export function factsOf({ attributes }: Vehicle, group: FactGroup, locale: Locale): Fact[] {
  const page = PAGE_GROUPS[group]
  const fields = page ? fieldsShownIn(page) : cardFields(attributes)
  return fields.flatMap((field): Fact[] => {
    const given = attributes[field.key]
    if (given === null || (Array.isArray(given) && given.length === 0)) return []
    const values = Array.isArray(given)
      ? optionLabels(field, given as readonly string[], locale)
      : [formatField(field, given, locale)]
    const text = values.join(', ')
    const value = group === 'CARD' ? withoutBrackets(text) : text
    return [{ key: field.key, group, label: field.label[locale], value, values }]
  })
}

/** "150 kW (204 PS)" → "150 kW": a card has one line for all facts. */
function withoutBrackets(text: string): string {
  return text.replace(/\s\(.*\)$/, '')
}

/** A car without a registration says that it is new instead, so that a card always has all its facts. */
function cardFields({ firstRegistration }: Vehicle['attributes']) {
  return CARD_FIELDS.map((key) =>
    fieldByKey(key === 'firstRegistration' && firstRegistration === null ? 'condition' : key),
  )
}
