import { EDITABLE_FIELDS } from '#catalogue/editable-fields.ts'
import { enteredText, type Value } from '#catalogue/entered-value.ts'
import type { Field } from '#catalogue/field.ts'
import type { FieldKey } from '#catalogue/fields.ts'
import type { SentVehicle } from '#use-cases/dealer-api/put-vehicles.ts'
import { builder } from './builder.ts'

export const VehicleInput = builder.inputType('VehicleInput', {
  description:
    'A vehicle. What is left out stays as it is, null clears a value. A new one needs make, model and price.',
  fields: (t) => ({
    number: t.string({ required: true, description: 'Your own number: at most 40 letters, digits, - and _.' }),
    make: t.string({ description: 'For example "Volkswagen".' }),
    model: t.string({ description: 'For example "Golf".' }),
    ...Object.fromEntries(EDITABLE_FIELDS.map((field) => [field.key, inputField(t, field)])),
  }),
})

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0]

function inputField(t: InputFields, field: Field<FieldKey>) {
  const description = describe(field)
  switch (field.type) {
    case 'integer':
      return t.int({ description })
    case 'decimal':
      return t.float({ description })
    case 'money':
      return t.field({ type: 'Euro', description })
    case 'boolean':
      return t.boolean({ description })
    case 'features':
    case 'texts':
      return t.stringList({ description })
    default:
      return t.string({ description })
  }
}

function describe({ label, unit, options, type }: Field<FieldKey>): string {
  const form = type === 'month' ? ' YYYY-MM.' : type === 'date' ? ' YYYY-MM-DD.' : unit ? ` In ${unit}.` : ''
  const codes = options.map(({ value }) => value).join(', ')
  return `${label.en}.${form}${codes ? ` ${type === 'features' ? 'Any' : 'One'} of: ${codes}.` : ''}`
}

/** The values as texts of a form, so that both are checked by the same rules. */
export function sentVehicleOf({ number, ...values }: Readonly<Record<string, unknown>>): SentVehicle {
  const entered: Record<string, string> = {}
  for (const name of ['make', 'model']) if (name in values) entered[name] = nameOf(values[name])
  for (const field of EDITABLE_FIELDS)
    if (field.key in values) entered[field.key] = textOf(field, (values[field.key] ?? null) as Value)
  return { number: nameOf(number), entered }
}

function nameOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The text of a form. A number with too many decimals is written with four, so that it is refused; three would be read as thousands. */
function textOf(field: Field<FieldKey>, value: Value): string {
  if (typeof value !== 'number') return enteredText(field, value)
  const steps = field.type === 'decimal' ? value * 10 : value
  return Math.abs(steps - Math.round(steps)) < 1e-6 ? enteredText(field, value) : value.toFixed(4)
}
