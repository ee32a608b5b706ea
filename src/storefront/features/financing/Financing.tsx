import { calculatorTexts } from '#messages/calculator.ts'
import { Price } from '#design/Price.tsx'
import { SegmentLinks } from '#design/Segment.tsx'
import { Calculator } from './Calculator.tsx'
import { DisclosureSection } from '../../blocks/DisclosureSection.tsx'
import type { FinancingView } from './financing-view.ts'
import { useTexts } from '../../site.ts'

export interface FinancingProps {
  view: FinancingView
  /** The rate beside the price: "381 € mtl." */
  rate?: string | undefined
}

/** How a car can be paid: loan, lease or in full. The address names the way. */
export function Financing({ view, rate }: FinancingProps) {
  const texts = useTexts(calculatorTexts)
  const { calculator } = view
  return (
    <DisclosureSection
      id="finanzierung"
      title={texts.title}
      hint={calculator ? (rate ? texts.forExample(rate) : null) : view.price}
    >
      <SegmentLinks label={texts.kinds} links={view.tabs} />
      {calculator ? (
        <Calculator
          key={`${calculator.kind} ${JSON.stringify(calculator.entered)}`}
          path={view.path}
          view={calculator}
        />
      ) : (
        <div className="stack tight">
          <Price text={view.price} large />
          <p className="soft">{texts.cashText}</p>
        </div>
      )}
    </DisclosureSection>
  )
}
