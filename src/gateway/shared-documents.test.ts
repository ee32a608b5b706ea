import { expect, it } from 'vitest'
import { sharedDocuments } from './shared-documents.ts'

const isShared = sharedDocuments()

it.each([
  '{ makes { name } }',
  'query List($page: Int) { searchVehicles(page: $page) { totalCount } makes { ...M } } fragment M on Make { name }',
])('%s is the same for everybody', (document) => {
  expect([isShared(document), isShared(document)]).toEqual([true, true])
})

it.each([
  'mutation { addToCart(input: {items: []}) { count } }',
  '{ makes { name } orders { id } }',
  '{ requestById(id: 1, key: "k") { id } }',
  'query A { makes { name } } mutation B { logOut }',
  'query { ...Mine } fragment Mine on Query { orders { id } }',
  '{ makes: orders { id } }',
  '{ makes',
  '',
])('%j may be somebody’s own', (document) => {
  expect(isShared(document)).toBe(false)
})
