import { parseFilters } from '#catalogue/filter-codec.ts'
import { describe, expect, it } from 'vitest'
import type { Makes } from '../../blocks/makes.server.ts'
import { misnamedRows, withKnownModels } from './makes.server.ts'

const named = (name: string) => ({ name, displayName: name, preferred: false, count: 1, subGroups: [] })
const makes: Makes = {
  all: [named('audi'), named('bmw')],
  modelsOf: async (make) => (make === 'audi' ? [named('a4')] : []),
}
const rowsOf = async (query: string) =>
  (await withKnownModels(parseFilters(new URLSearchParams(query)), makes)).makeModel
const misnamed = (query: string) => misnamedRows(new URLSearchParams(query), makes)

describe('makes and models of an address', () => {
  it('are left out where they are unknown', async () => {
    expect(await rowsOf('mm=foo.bar')).toEqual([])
    expect(await rowsOf('mm=foo&mm=audi.a4')).toEqual([{ make: 'audi', model: 'a4' }])
    expect(await rowsOf('mm=bmw.a4')).toEqual([{ make: 'bmw' }])
  })

  it('are found by their other names', async () => {
    const vw: Makes = { all: [named('vw')], modelsOf: async () => [named('id-3')] }
    const { makeModel } = await withKnownModels(parseFilters(new URLSearchParams('mm=volkswagen.id3')), vw)
    expect(makeModel).toEqual([{ make: 'vw', model: 'id-3' }])
    expect(await misnamedRows(new URLSearchParams('mm=volkswagen.id3&mm=volkswagen.foo'), vw)).toEqual([
      'volkswagen.foo',
    ])
  })

  it('are separated from the known ones', async () => {
    for (const row of ['foo', 'foo.bar', 'audi.foo']) expect(await misnamed(`mm=${row}`)).toEqual([row])
    expect(await misnamed('mm=bmw&mm=foo')).toEqual(['foo'])
    for (const query of ['', 'mm=', 'mm=audi', 'mm=audi.a4&mm=bmw', 'make1=foo'])
      expect(await misnamed(query), query).toEqual([])
  })
})
