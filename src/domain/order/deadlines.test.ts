import { expect, it } from 'vitest'
import { DAYS_OF_GRACE, DAYS_TO_ANSWER, DAYS_TO_TRANSFER, DAYS_TO_WITHDRAW, HOURS_TO_PAY } from './deadlines.ts'

it('a customer has the fortnight of § 355 (2) BGB, and the days that § 193 BGB adds at most', () => {
  expect([DAYS_TO_WITHDRAW, DAYS_OF_GRACE]).toEqual([14, 5])
})

it('dealers have ten days to answer, customers a week to transfer and two days to pay online', () => {
  expect([DAYS_TO_ANSWER, DAYS_TO_TRANSFER, HOURS_TO_PAY]).toEqual([10, 7, 48])
})
