import { type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql'
import { isPlainDate, isPlainText } from '#domain/plain-text.ts'
import { Refusal, type RefusedField } from './refusal.ts'

/**
 * Refuses arguments that cannot be stored (control characters, moments out of range) before any resolver sees them, so that no
 * field can forget to. Refused: INVALID_INPUT, naming each.
 */
export function withPlainArguments(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && !type.name.startsWith('__')) Object.values(type.getFields()).forEach(guard)
  return schema
}

function guard(field: GraphQLField<unknown, unknown>): void {
  const { resolve } = field
  if (!resolve || field.args.length === 0) return
  field.resolve = (source, args: Record<string, unknown>, ...rest) => {
    const fields = Object.entries(args).flatMap(([name, value]) => problemsIn(value, fieldOf(name, value)))
    if (fields.length > 0)
      throw new Refusal(
        'INVALID_INPUT',
        'Some values have control characters or are out of range.',
        fields[0]?.field,
        fields,
      )
    return resolve(source, args, ...rest)
  }
}

/** The path under which a refusal names a field: fields of the argument `input` have no prefix, as forms know them. */
function fieldOf(name: string, value: unknown): string {
  return name === 'input' && typeof value === 'object' ? '' : name
}

function problemsIn(value: unknown, field: string): RefusedField[] {
  if (typeof value === 'string') return isPlainText(value) ? [] : [{ field, code: 'INVALID' }]
  if (value instanceof Date) return isPlainDate(value) ? [] : [{ field, code: 'INVALID_DATE' }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => problemsIn(part, field ? `${field}.${name}` : name))
}
