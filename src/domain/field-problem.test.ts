import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checked } from './field-problem.ts'
import { IdempotentForm } from './idempotency-key.ts'
import { parseRowId } from './row-id.ts'

const Form = z.object({
  name: z.string({ error: 'REQUIRED' }).min(2, { error: 'TOO_SHORT' }).max(5, { error: 'TOO_LONG' }),
  pin: z
    .string()
    .regex(/^\d+$/, { error: 'INVALID_PIN' })
    .regex(/^.{4}$/, { error: 'INVALID' })
    .default('1234'),
  at: z.object({ zip: z.string({ error: 'No such code' }) }).optional(),
})

describe('a form that is checked', () => {
  it('gives its values', () => {
    expect(checked(Form, { name: 'Kern' })).toEqual({ ok: true, value: { name: 'Kern', pin: '1234' } })
  })

  it('names each wrong field once, in the order of the form, by the first of its problems', () => {
    expect(checked(Form, { at: {}, pin: 'abc', name: undefined })).toEqual({
      ok: false,
      problems: [
        { field: 'name', code: 'REQUIRED' },
        { field: 'pin', code: 'INVALID_PIN' },
        // A code that has no text says only that the value is wrong.
        { field: 'at.zip', code: 'INVALID' },
      ],
    })
  })

  it('says the bound that a length missed', () => {
    expect(checked(Form, { name: 'a' })).toEqual({
      ok: false,
      problems: [{ field: 'name', code: 'TOO_SHORT', limit: 2 }],
    })
    expect(checked(Form, { name: 'abcdef' })).toEqual({
      ok: false,
      problems: [{ field: 'name', code: 'TOO_LONG', limit: 5 }],
    })
  })

  it('names no bound where the code was given by hand', () => {
    const byHand = z.string().superRefine((text, context) => {
      context.addIssue({ code: 'custom', message: text === '' ? 'TOO_SHORT' : 'TOO_LONG' })
    })
    expect([checked(byHand, ''), checked(byHand, 'a')]).toEqual([
      { ok: false, problems: [{ field: '', code: 'TOO_SHORT' }] },
      { ok: false, problems: [{ field: '', code: 'TOO_LONG' }] },
    ])
  })
})

it('a row has a positive number that JavaScript can hold', () => {
  expect(['1', '42', '9007199254740991'].map(parseRowId)).toEqual([1, 42, 9_007_199_254_740_991])
  const none = ['0', '-1', '01', '1.0', '1e3', ' 1', '1 ', '', 'x', '9007199254740992', '12345678901234567']
  expect(none.map(parseRowId)).toEqual(none.map(() => undefined))
})

it('a form has a key of 16 to 100 letters, digits, hyphens and underscores', () => {
  const isKey = (key: unknown) => IdempotentForm.safeParse({ key }).success
  expect([isKey('a'.repeat(16)), isKey('Az_-0123456789ab'), isKey('a'.repeat(100))]).toEqual([true, true, true])
  expect(['a'.repeat(15), 'a'.repeat(101), `${'a'.repeat(16)}!`, `!${'a'.repeat(16)}`, undefined].map(isKey)).toEqual(
    Array(5).fill(false),
  )
  expect(IdempotentForm.safeParse({ key: 'a' }).error?.issues[0]?.message).toBe('INVALID')
})
