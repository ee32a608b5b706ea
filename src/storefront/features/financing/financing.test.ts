import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { MAIN_BRAND } from '#domain/brand.ts'
import { defaultInput, type FinanceInput, termsFor } from '#domain/financing/finance-terms.ts'
import { type FinanceQuote, quoteOf } from '#domain/financing/quote.ts'
import type { FinancingQuery } from '#storefront/generated/graphql.ts'
import { quoteExample } from '#use-cases/financing/example-text.ts'
import { loanProduct } from '../../../../tests/support/finance-product.ts'
import { gatewayContext, siteContext } from '../../request.server.ts'
import { chosenPayment } from './chosen-payment.server.ts'
import { exampleOf } from './example.ts'
import { Financing } from './Financing.tsx'
import { loadFinancing } from './financing.server.ts'

type Vehicle = NonNullable<FinancingQuery['vehicleById']>
const range = (min: number, max: number, preset: number, step: number) => ({ min, max, default: preset, step })

const OFFERED = {
  downPayment: range(0, 12_000, 4_000, 100),
  duration: range(12, 84, 60, 12),
  mileage: { ...range(0, 0, 0, 1), isActive: false },
  insuranceOptions: [{ key: 'GAP' as const, monthlyPrice: 4.9 }],
  effectiveInterestRate: 5.49,
  oneOffCosts: 0,
  rounding: 'PLAN' as const,
  finalTiming: 'WITH_LAST' as const,
  paymentTiming: 'ARREARS' as const,
  lenderName: 'Testbank',
  lenderAddress: 'Testweg 1, 10115 Berlin',
  legalText: 'Bonität vorausgesetzt.',
  example: 'Repräsentatives Beispiel: übliches Fahrzeug',
}

const VEHICLE: Vehicle = {
  path: '/autos/vw/golf/1',
  price: 20_000,
  financeCalculatorOptions: {
    loan: {
      ...OFFERED,
      finalInstallmentToggle: { default: false, isActive: true },
      finalInstallment: range(1_000, 10_000, 6_000, 100),
    },
    leasing: null,
  },
}

function load(query: string, vehicle: Vehicle | null = VEHICLE) {
  return loadFinancing(renderFinancing(query, vehicle), '1')
}

function renderFinancing(query: string, vehicle: Vehicle | null = VEHICLE) {
  const context = new RouterContextProvider()
  const site = {
    brand: MAIN_BRAND,
    locale: 'de',
    origin: 'http://localhost',
    known: true,
    development: false,
    session: null,
    sessionLost: false,
    secureCookies: false,
  } as const
  context.set(siteContext, site)
  context.set(gatewayContext, () => Promise.resolve({ data: { vehicleById: vehicle } }))
  return { url: new URL(`http://localhost/autos/vw/golf/1${query}`), context }
}

async function textOf(query: string): Promise<string> {
  const view = (await load(query))!
  const page = createElement(Financing, { view })
  return renderToStaticMarkup(createElement(MemoryRouter, null, page)).replaceAll('\u00A0', ' ')
}

it('offers the kinds of financing that the car has, and uses the first for any other', async () => {
  const view = await load('?finance=leasing')
  expect(view?.tabs).toEqual([
    { href: '/autos/vw/golf/1?finance=loan#finanzierung', label: 'Finanzierung', current: true },
    { href: '/autos/vw/golf/1?finance=cash#finanzierung', label: 'Kaufpreis', current: false },
  ])
  expect((await load('?finance=cash'))?.calculator).toBeNull()
})

it('its ways to pay leave the rest of the address as it is, without the repayment plan', async () => {
  const view = await load('?finance=leasing&months=48&yearly-km=20000&plan=1')
  expect(view?.tabs[1]?.href).toBe('/autos/vw/golf/1?finance=cash&yearly-km=20000#finanzierung')
})

it('shows no calculator for a car that is not financed', async () => {
  expect(await load('', { ...VEHICLE, financeCalculatorOptions: null })).toBeNull()
  expect(await load('', null)).toBeNull()
})

it('calculates the values of the URL in cents, without JavaScript', async () => {
  const text = await textOf('?down=5000&months=60')
  for (const part of ['285,53 €', '15.000,00 €', '5,49 %', '5,36 %', 'GAP-Versicherung 4,90 €'])
    expect(text).toContain(part)
  expect(text.split('Achtung! Kreditaufnahme kostet Geld.')).toHaveLength(2)
  expect(text).toContain('Repräsentatives Beispiel: übliches Fahrzeug')
})

it('shows the months of the plan where the URL asks for them, else a button of the form that does', async () => {
  const closed = await textOf('?down=5000&months=60')
  const form = /<form id="([^"]+)"/.exec(closed)?.[1]
  expect(closed).not.toContain('<tr>')
  const button = /<button[^>]*>Alle 60 Monate zeigen/.exec(closed)?.[0]
  for (const part of [`form="${form}"`, 'name="plan"', 'value="1"', '#tilgungsplan"']) expect(button).toContain(part)
  const open = await textOf('?down=5000&months=60&plan=1')
  expect(open.match(/<tr>/g)).toHaveLength(61)
  expect(open).toMatch(/<details [^>]*id="tilgungsplan"[^>]* open=""/)
})

it('refuses invalid values by field, keeps them in the form and shows the result of the presets', async () => {
  const text = await textOf('?down=99999&months=61&with-final=1&final=viel')
  const wrong = [
    ['down', '99999', 'Anzahlung: Bitte geben Sie 0 bis 12.000 € ein, in ganzen Euro.'],
    ['months', '61', 'Laufzeit: Bitte geben Sie 12 bis 84 Monate ein, in Schritten von 12.'],
    ['final', 'viel', 'Schlussrate: Bitte geben Sie 1.000 bis 8.000 € ein, in ganzen Euro.'],
  ]
  for (const [name, value, sentence] of wrong) {
    expect(text).toContain(`<a href="#rechner-${name}">${sentence}</a>`)
    expect(text).toMatch(new RegExp(`<p id="rechner-${name}-note"[^>]*>${sentence}</p>`))
    expect(text).toMatch(
      new RegExp(`<input [^>]*aria-invalid="true" aria-describedby="rechner-${name}-note"[^>]*value="${value}"`),
    )
  }
  expect(text).toContain('Bis Ihre Angaben vollständig sind, zeigen wir die Voreinstellung.')
  expect(text).toContain('Nettodarlehensbetrag 16.000,00 €')
  const allowed = await textOf('?down=12000&months=60')
  expect(allowed).not.toContain('aria-invalid')
  expect(allowed).not.toContain('Das Ergebnis gilt')
})

it('puts into the cart what the calculator shows, which is the presets where the URL has invalid values', async () => {
  const payment = (query: string) => chosenPayment(renderFinancing(query), '1')
  expect(await payment('?finance=loan&down=5000&months=48')).toMatchObject({ downPayment: 5_000, duration: 48 })
  expect(await payment('?finance=loan&down=5000&months=49')).toMatchObject({ downPayment: 4_000, duration: 60 })
  expect(await payment('?down=5000')).toEqual({ paymentType: 'CASH_RANGE' })
})

it('pays a final instalment with the last one', async () => {
  const text = await textOf('?down=4000&months=48&with-final=1&final=6000')
  expect(text).toContain('6.000,00 €')
  // 16,000 less 6,000 discounted over 48 months at 5.49 %, as an annuity.
  expect(text).toContain('258,69 €')
})

it('pays in cash unless the URL says otherwise', async () => {
  expect((await load(''))?.payment).toBe('Kaufpreis')
  expect((await load('?finance=loan'))?.payment).toBe('Finanzierung')
})

it('shows the representative example of the shown values, with its lender, in the gateway’s words', async () => {
  const lender = loanProduct({ lenderName: 'Testbank', lenderAddress: 'Testweg 1, 10115 Berlin' })
  const own = quoteExample(loanOf({ downPayment: 5_000_00 }), lender, 'de').replaceAll('\u00A0', ' ')
  expect(own).toContain('Nettodarlehensbetrag 15.000,00 €')
  expect(await textOf('?down=5000&months=60')).toContain(`${own} Bonität vorausgesetzt.`)
  expect(await textOf('?down=6000&months=60')).toContain('Nettodarlehensbetrag 14.000,00 €')
})

it('shows an example once where the conditions have the same one', async () => {
  const { calculator } = (await load(''))!
  const same = exampleOf(loanOf({}), calculator!, 'de')
  const view = { ...(await load(''))!, calculator: { ...calculator!, example: same } }
  const page = createElement(MemoryRouter, null, createElement(Financing, { view }))
  expect(renderToStaticMarkup(page).split('Repräsentatives Beispiel')).toHaveLength(2)
})

function loanOf(overrides: Partial<FinanceInput>): FinanceQuote {
  const terms = termsFor(loanProduct({ effectivePercent: 5.49 }), 20_000_00)
  const outcome = quoteOf(terms, { ...defaultInput(terms), ...overrides })
  if (outcome.kind === 'refused') throw new Error('The example cannot be calculated')
  return outcome.quote
}
