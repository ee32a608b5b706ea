import { expect, it } from 'vitest'
import { idsOf } from './vehicle-ids.server.ts'

it.each([
  ['', [], 0],
  ['ids=', [], 0],
  ['ids=3,1,2', ['3', '1'], 1],
  ['ids=3, 1', ['3', '1'], 0],
  ['ids=3,3,x,-1,0,07,1e3,12345678901234567', ['3'], 0],
])('reads the ids of "%s"', (query, ids, more) => {
  expect(idsOf(new URLSearchParams(query), 2)).toEqual({ ids, more })
})
