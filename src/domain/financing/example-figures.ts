import type { RepresentativeExample } from './representative-example.ts'

/** How the figures of an example are formatted; amounts in cents. */
interface FigureFormats {
  readonly money: (cents: number) => string
  readonly number: (value: number) => string
  readonly percent: (percent: number) => string
}

/** The formatted figures of an example; null for a figure the contract does not have. */
export function exampleFigures(
  { quote, lenderName, lenderAddress }: RepresentativeExample,
  { money, number, percent }: FigureFormats,
) {
  const { monthlyInstallment, lastInstallment } = quote
  return {
    lease: quote.kind === 'LEASING',
    price: money(quote.vehiclePrice),
    downPayment: money(quote.downPayment),
    netLoan: money(quote.netLoanAmount),
    months: quote.duration,
    mileage: quote.mileage === null ? null : number(quote.mileage),
    installments: quote.installments,
    rate: money(monthlyInstallment),
    lastRate: lastInstallment === monthlyInstallment ? null : money(lastInstallment),
    finalInstallment: quote.hasFinalInstallment ? money(quote.finalInstallment) : null,
    oneOffCosts: quote.oneOffCosts > 0 ? money(quote.oneOffCosts) : null,
    effective: percent(quote.effectivePercent),
    nominal: percent(quote.nominalPercent),
    total: money(quote.totalRepayment),
    lenderName,
    lenderAddress,
  }
}
