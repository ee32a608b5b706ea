import type { Field } from '#catalogue/field.ts'
import type { FieldKey } from '#catalogue/fields.ts'
import type { Vehicle } from '#use-cases/vehicle/vehicle.ts'
import type { builder } from '../builder.ts'

type Fields = Parameters<
  NonNullable<Parameters<ReturnType<typeof builder.objectRef<Vehicle>>['implement']>[0]['fields']>
>[0]

/** One field per row of the catalogue, under the row's key: raw codes and numbers, money in euros, null where nothing is known. */
export function attributeFields(t: Fields, rows: readonly Field<FieldKey>[]) {
  return Object.fromEntries(rows.map((row) => [row.key, attributeField(t, row)]))
}

function attributeField(t: Fields, row: Field<FieldKey>) {
  const options = { nullable: true, description: row.label.en } as const
  const valueOf = ({ attributes }: Vehicle) => attributes[row.key]
  switch (row.type) {
    case 'features':
    case 'texts':
      return t.stringList({
        description: row.label.en,
        resolve: (vehicle) => [...((valueOf(vehicle) as readonly string[] | null) ?? [])],
      })
    case 'integer':
      return t.int({ ...options, resolve: (vehicle) => valueOf(vehicle) as number | null })
    case 'decimal':
      return t.float({ ...options, resolve: (vehicle) => valueOf(vehicle) as number | null })
    case 'boolean':
      return t.boolean({ ...options, resolve: (vehicle) => valueOf(vehicle) as boolean | null })
    case 'money':
      return t.field({
        ...options,
        type: 'Euro',
        resolve: (vehicle) => valueOf(vehicle) as number | null,
      })
    default:
      return t.string({ ...options, resolve: (vehicle) => valueOf(vehicle) as string | null })
  }
}
