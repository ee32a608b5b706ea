import { afterEach, expect, it, vi } from 'vitest'
import { adjustFields } from './adjust-fields.ts'

class Input {
  name: string
  value: string
  constructor(name: string, value: string) {
    this.name = name
    this.value = value
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The values of all fields after one of them was changed. */
function valuesAfter(changed: string, fields: Record<string, string>): Record<string, string> {
  vi.stubGlobal('HTMLInputElement', Input)
  vi.stubGlobal('HTMLSelectElement', Input)
  const inputs = new Map(Object.entries(fields).map(([name, value]) => [name, new Input(name, value)]))
  const form = { elements: { namedItem: (name: string) => inputs.get(name) ?? null } }
  adjustFields(form as unknown as HTMLFormElement, inputs.get(changed) as unknown as HTMLInputElement)
  return Object.fromEntries([...inputs].map(([name, { value }]) => [name, value]))
}

it('another filter leaves typed words behind, another order or number of cars does not', () => {
  const fields = { fuel: 'DIESEL', sort: 'price-asc', 'per-page': '36', typed: 'audi rostlos' }
  expect(valuesAfter('fuel', fields)).toEqual({ ...fields, typed: '' })
  for (const shown of ['sort', 'per-page']) expect(valuesAfter(shown, fields)).toEqual(fields)
})

it('another make leaves the model behind, another kind of price its bounds', () => {
  expect(valuesAfter('make1', { make1: 'vw', model1: 'a4' })).toEqual({ make1: 'vw', model1: '' })
  const price = { 'price-kind': 'LEASING_RATE_RANGE', 'price-min': '', 'price-max': '20000' }
  expect(valuesAfter('price-kind', price)).toEqual({ ...price, 'price-max': '' })
})
