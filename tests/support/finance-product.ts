import type { FinanceProduct } from '#domain/financing/finance-product.ts'

/** A loan as banks offer it; tests override what they are about. */
export function loanProduct(overrides: Partial<FinanceProduct> = {}): FinanceProduct {
  return {
    kind: 'LOAN',
    effectivePercent: 5.49,
    downPayment: { min: 0, max: 60, default: 20, step: 1 },
    duration: { min: 12, max: 84, default: 60, step: 12 },
    mileage: null,
    finalInstallment: { min: 5, max: 50, default: 30, step: 1 },
    finalInstallmentPreset: false,
    finalTiming: 'WITH_LAST',
    paymentTiming: 'ARREARS',
    rounding: 'PLAN',
    oneOffCosts: 0,
    minPrice: 2_000_00,
    maxPrice: 100_000_00,
    maxVehicleMileage: 200_000,
    lenderName: 'Testbank',
    lenderAddress: 'Testweg 1, 12345 Teststadt',
    legalText: { de: 'Bonität vorausgesetzt.', en: 'Subject to credit approval.' },
    insuranceOptions: [],
    ...overrides,
  }
}

export function leasingProduct(overrides: Partial<FinanceProduct> = {}): FinanceProduct {
  return loanProduct({
    kind: 'LEASING',
    effectivePercent: 4.99,
    downPayment: { min: 0, max: 30, default: 10, step: 1 },
    duration: { min: 24, max: 60, default: 48, step: 12 },
    mileage: { min: 5_000, max: 40_000, default: 10_000, step: 5_000 },
    finalInstallment: null,
    minPrice: 8_000_00,
    maxVehicleMileage: 60_000,
    ...overrides,
  })
}
