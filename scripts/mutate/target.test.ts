import { expect, it } from 'vitest'
import { mutationTarget } from './target.ts'

it('a subject is changed alone, and tested beside itself and through its part of the API', () => {
  expect(mutationTarget('use-cases/cart', [])).toEqual({
    target: 'use-cases',
    name: 'use-cases-cart',
    patterns: ['src/use-cases/cart/**/*.ts'],
    every: 1,
    tests: 'src/{use-cases,gateway}/cart/**/*.test.ts',
  })
  expect(mutationTarget('domain', ['src/domain/order/vat.ts']).patterns).toEqual(['src/domain/order/vat.ts'])
  expect(mutationTarget('domain', [])).not.toHaveProperty('tests')
  for (const wrong of ['gateway', 'use-cases/cart/lines', ''])
    expect(() => mutationTarget(wrong, [])).toThrow('one subject')
})

it('a share before the files is a sample with results of its own', () => {
  expect(mutationTarget('domain', ['1/20', 'src/domain/order/vat.ts'])).toEqual({
    target: 'domain',
    name: 'domain-sample',
    patterns: ['src/domain/order/vat.ts'],
    every: 20,
  })
  expect(mutationTarget('domain', ['1/1'])).toMatchObject({ every: 1, patterns: ['src/domain/**/*.ts'] })
  expect(() => mutationTarget('domain', ['1/0'])).toThrow('no share')
})
