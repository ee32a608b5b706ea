import { expect, it } from 'vitest'
import { proposalOf } from './bulk-proposal.server.ts'

it.each([
  ['-3', 'PERCENT', -3],
  ['−2,5 %', 'PERCENT', -2.5],
  ['+1.5', 'PERCENT', 1.5],
  ['-1.000 €', 'AMOUNT', -1000],
  ['1,000', 'AMOUNT', 1000],
  ['149,50', 'AMOUNT', 149.5],
])('a change by %s (%s) is %d', (by, mode, number) =>
  expect(proposalOf({ kind: 'PRICE', mode, by })).toMatchObject({ mode, by: number }),
)

it.each([
  ...['', '0', 'viel', '--3', '1.2.3', '12345678'].map((by) => [by, 'AMOUNT']),
  ...['', '0', '-2,500', '1,000', '2,25', '101'].map((by) => [by, 'PERCENT']),
])('a change by %j (%s) is none', (by, mode) =>
  expect(proposalOf({ kind: 'PRICE', mode, by })).toEqual({ field: 'by' }),
)
