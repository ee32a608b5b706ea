import { financingTexts } from './financing.ts'

/** The figures of one contract, formatted; null where the contract has none such. */
interface ExampleFigures {
  readonly lease: boolean
  readonly price: string
  readonly downPayment: string
  readonly netLoan: string
  readonly months: number
  readonly mileage: string | null
  readonly installments: number
  readonly rate: string
  /** Null: all instalments are the same. */
  readonly lastRate: string | null
  readonly finalInstallment: string | null
  readonly oneOffCosts: string | null
  readonly effective: string
  readonly nominal: string
  readonly total: string
  readonly lenderName: string
  readonly lenderAddress: string
}

/** Everything that must stand beside a rate (§ 17 PAngV), as one text: the same from the server and in the calculator. */
export function exampleSentence(figures: ExampleFigures, locale: 'de' | 'en'): string {
  const texts = financingTexts
  const { lease, months, mileage, installments, rate, lastRate, finalInstallment, oneOffCosts } = figures
  const parts = [
    texts.price[locale](figures.price),
    texts[lease ? 'specialPayment' : 'downPayment'][locale](figures.downPayment),
    texts.netLoan[locale](figures.netLoan),
    texts.term[locale](months),
    mileage && texts.mileage[locale](mileage),
    lastRate
      ? texts.unequalInstallments[locale](installments - 1, rate, lastRate)
      : texts.equalInstallments[locale](installments, rate),
    finalInstallment && texts.finalInstallment[locale](finalInstallment),
    oneOffCosts && texts.oneOffCosts[locale](oneOffCosts),
    texts.effective[locale](figures.effective),
    texts.nominal[locale](figures.nominal),
    texts.total[locale](figures.total),
  ].filter(Boolean)
  const lender = texts[lease ? 'lessor' : 'lender'][locale](figures.lenderName, figures.lenderAddress)
  return `${texts.example[locale]}: ${parts.join(', ')}. ${lender}`
}
