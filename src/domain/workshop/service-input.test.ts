import { expect, it } from 'vitest'
import { checked } from '../field-problem.ts'
import { ServicesInput } from './service-input.ts'

const SERVICE = {
  ...{ sku: 'WS-1', abstractProductSku: 'WS-00', kind: 'TYRES', priceKind: 'FIXED', work: { TYRES: 60 } },
  title: { de: 'Radwechsel', en: 'Wheel change' },
  description: { de: 'x'.repeat(170), en: 'With balancing' },
}

it('takes a description of 170 characters, and refuses a longer one at its field', () => {
  expect(checked(ServicesInput, [SERVICE])).toMatchObject({ ok: true, value: [{ includes: null }] })
  const long = { ...SERVICE, sku: 'WS-2', description: { ...SERVICE.description, en: 'x'.repeat(171) } }
  expect(checked(ServicesInput, [SERVICE, long])).toEqual({
    ok: false,
    problems: [{ field: '1.description.en', code: 'TOO_LONG', limit: 170 }],
  })
})

it('asks what is in a range, and only in a range', () => {
  const includes = { de: 'Mit Material', en: 'With material' }
  expect(checked(ServicesInput, [{ ...SERVICE, priceKind: 'RANGE', includes }])).toMatchObject({ ok: true })
  for (const wrong of [{ priceKind: 'RANGE' }, { includes }])
    expect(checked(ServicesInput, [{ ...SERVICE, ...wrong }])).toMatchObject({
      problems: [{ field: '0.includes', code: 'REQUIRED' }],
    })
})

it('refuses a service that is named twice', () => {
  const other = { ...SERVICE, sku: 'WS-2' }
  expect(checked(ServicesInput, [SERVICE, other, SERVICE])).toEqual({
    ok: false,
    problems: [{ field: '2.sku', code: 'INVALID' }],
  })
})

it.each([
  ['sku', undefined, 'REQUIRED', undefined],
  ['sku', '  ', 'REQUIRED', undefined],
  ['sku', 'x'.repeat(201), 'TOO_LONG', 200],
  ['abstractProductSku', '', 'REQUIRED', undefined],
])('names what is wrong with %s %j', (field, value, code, limit) => {
  const answer = checked(ServicesInput, [{ ...SERVICE, [field]: value }])
  expect(answer).toMatchObject({ ok: false, problems: [{ field: `0.${field}`, code }] })
  if (limit) expect(answer).toMatchObject({ problems: [{ limit }] })
})

it('takes names of one to 200 characters, without blanks around them', () => {
  const answer = checked(ServicesInput, [{ ...SERVICE, sku: ' W ', abstractProductSku: 'x'.repeat(200) }])
  expect(answer).toMatchObject({ ok: true, value: [{ sku: 'W', abstractProductSku: 'x'.repeat(200) }] })
})
