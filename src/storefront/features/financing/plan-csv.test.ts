import { expect, it } from 'vitest'
import { planCsv, planCsvHref } from './plan-csv.ts'

const PLAN = [
  { month: 1, payment: 501_23, interest: 1_05, principal: 500_18, balance: 499_82 },
  { month: 2, payment: 500_00, interest: 18, principal: 499_82, balance: 0 },
]

it('writes a plan for spreadsheets of the language', () => {
  expect(planCsv(PLAN, 'de')).toBe(
    'Monat;Zahlung;Zinsen;Tilgung;Restschuld\r\n1;501,23;1,05;500,18;499,82\r\n2;500,00;0,18;499,82;0,00',
  )
  expect(planCsv(PLAN, 'en').split('\r\n')[1]).toBe('1,501.23,1.05,500.18,499.82')
})

it('makes a data URL of it that states its encoding', () => {
  const href = planCsvHref(PLAN, 'de')
  expect(decodeURIComponent(href.slice(href.indexOf(',') + 1))).toBe(`\uFEFF${planCsv(PLAN, 'de')}`)
})
