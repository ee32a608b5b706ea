import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { useTestDatabase } from '../../tests/support/test-database.ts'

const test = useTestDatabase()

it('reads back what was written, whatever the texts are', async () => {
  const text = fc.oneof(
    fc.stringMatching(/^[A-Z_]{1,12}$/),
    fc.string().map((any) => any.replaceAll('\0', '')),
    fc.constantFrom(null, 'NULL', 'null', '', ',', '{', '}', '"', '\\', ' a '),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 6 }), async (texts) => {
      const { rows } = await test.database.pool.query<{ texts: unknown }>('select $1::text[] as texts', [texts])
      expect(rows[0]?.texts).toEqual(texts)
    }),
  )
})
