import { expect, it } from 'vitest'
import { proposalOf } from './bulk-proposal.server.ts'

it.each([
  ['-3', -3],
  ['−2,5 %', -2.5],
  ['+1.5', 1.5],
  ['-1.000 €', -1000],
  ['1,000', 1000],
])('a change by %s is %d', (by, number) => expect(proposalOf({ kind: 'PRICE', by })).toMatchObject({ by: number }))

it.each(['', '0', 'viel', '--3', '1.2.3', '12345678'])('a change by %j is none', (by) =>
  expect(proposalOf({ kind: 'PRICE', by })).toEqual({ field: 'by' }),
)
