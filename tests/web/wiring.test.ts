import { getNamedType, type GraphQLInputObjectType, type GraphQLObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { columnOf } from '#catalogue/field.ts'
import { FIELD_FILTERS } from '#catalogue/filter-groups.ts'
import { ROWS } from '#catalogue/fields.ts'
import { SEARCH_FIELDS } from '#catalogue/search-columns.ts'
import { schema } from '#gateway/schema.ts'
import { engineSchema } from '#use-cases/vehicle-search/engine-schema.ts'
import { useTestDatabase } from '../support/test-database.ts'

const test = useTestDatabase()

describe('every row of the catalogue', () => {
  it('has its column in the database, of the declared type', async () => {
    const { rows } = await test.database.pool.query<{ name: string; type: string }>(
      `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = 'vehicles'::regclass and attnum > 0`,
    )
    const types = new Map(rows.map(({ name, type }) => [name, type]))
    expect(ROWS.map((row) => [row.key, types.get(columnOf(row))])).toEqual(ROWS.map((row) => [row.key, row.sql]))
  })

  it('is a field of the API', () => {
    const fields = (schema.getType('Vehicle') as GraphQLObjectType).getFields()
    expect(ROWS.filter((row) => !(row.key in fields)).map((row) => row.key)).toEqual([])
  })

  it('has its column in the search index, if it is searched by', () => {
    const columns = new Set(engineSchema().fields.map((field) => field.name))
    expect(SEARCH_FIELDS.filter((row) => !columns.has(row.key)).map((row) => row.key)).toEqual([])
  })

  it('has its declared filters in the API', () => {
    const facetsAndInput = FIELD_FILTERS.map(({ filter }) => filter.input.split('.'))
    const groups = (schema.getType('VehicleFilterInput') as GraphQLInputObjectType).getFields()
    for (const [group = '', field = ''] of facetsAndInput) {
      const groupType = groups[group] && (getNamedType(groups[group].type) as GraphQLInputObjectType)
      expect(groupType ? Object.keys(groupType.getFields()) : [], group).toContain(field)
    }
  })
})
