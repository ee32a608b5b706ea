import { expect, it } from 'vitest'
import { makeNamed, rowOfSlug } from './list-path.ts'

const MODELS: Readonly<Record<string, readonly string[]>> = {
  vw: ['golf', 'id-3'],
  'mercedes-benz': ['c-klasse', 'amg-gt'],
  'land-rover': ['defender'],
  land: ['rover-75'],
}
const named = (name: string) => ({ name })
const makes = Object.keys(MODELS).map(named)
const rowOf = (slug: string, known = makes) => rowOfSlug(slug, known, async (make) => (MODELS[make] ?? []).map(named))

it('finds the make of a slug, the longest name first, and its model', async () => {
  expect(await rowOf('land-rover')).toEqual({ make: 'land-rover' })
  expect(await rowOf('land-rover-defender')).toEqual({ make: 'land-rover', model: 'defender' })
  // The longest name has no such model, another make has it.
  expect(await rowOf('land-rover-75')).toEqual({ make: 'land', model: 'rover-75' })
  for (const unknown of ['vwx', 'vw-foo', 'foo', '']) expect(await rowOf(unknown)).toBeUndefined()
})

it('knows makes by their other names, and both without their hyphens', async () => {
  expect(await rowOf('volkswagen')).toEqual({ make: 'vw' })
  expect(await rowOf('volkswagen-golf')).toEqual({ make: 'vw', model: 'golf' })
  expect(await rowOf('vw-id3')).toEqual({ make: 'vw', model: 'id-3' })
  expect(await rowOf('Mercedes Benz')).toEqual({ make: 'mercedes-benz' })
  expect(await rowOf('škoda', [named('skoda')])).toEqual({ make: 'skoda' })
  for (const name of ['mercedes', 'mercedesbenz', 'benz'])
    expect(await rowOf(`${name}-c-klasse`)).toEqual({ make: 'mercedes-benz', model: 'c-klasse' })
  expect(await rowOf('mercedes-amg-gt')).toEqual({ make: 'mercedes-benz', model: 'amg-gt' })
  expect(makeNamed('landy', makes)).toBe('land-rover')
})

it('takes a make that the shop has under that very slug before one with that other name', async () => {
  expect(await rowOf('volkswagen', ['vw', 'volkswagen'].map(named))).toEqual({ make: 'volkswagen' })
  expect(await rowOf('vw', ['volkswagen', 'vw'].map(named))).toEqual({ make: 'vw' })
})
