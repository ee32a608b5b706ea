import { expect, it } from 'vitest'
import { modelFamilies } from './model-families.ts'

it('groups models by their first word, where two or more begin with it', () => {
  const families = modelFamilies(['Golf', 'Golf Variant', 'Golf-Plus', 'ID.3', 'Polo', 'Polo Cross'])
  expect([...families]).toEqual([
    ['Golf', ['Golf']],
    ['Golf Variant', ['Golf']],
    ['Golf-Plus', ['Golf']],
    ['Polo', ['Polo']],
    ['Polo Cross', ['Polo']],
  ])
})
