import type { RefusedValue } from '#domain/field-problem.ts'
import { builder } from './builder.ts'

export const RefusedFieldType = builder.objectRef<RefusedValue>('RefusedField').implement({
  description: 'A value that cannot be accepted.',
  fields: (t) => ({
    field: t.exposeString('field'),
    code: t.exposeString('code', { description: 'REQUIRED, INVALID, TOO_LONG, TOO_SHORT or INVALID_VIN.' }),
    limit: t.exposeInt('limit', { nullable: true, description: 'The bound it missed.' }),
  }),
})
