import { SumRow, Sums } from '#design/Sums.tsx'
import { bankingTexts } from '#messages/banking.ts'
import { CreditInformation, CreditWarning } from '../../blocks/Rate.tsx'
import { useTexts } from '../../site.ts'
import type { BankingFrameView } from './banking-view.ts'
import css from './Contracts.module.css'

interface ContractsProps {
  view: BankingFrameView
  /** Without the figures, where something else stands beside the questions. */
  isNotice?: boolean
}

/** The figures of each contract, never without warning, lender and example. */
export function Contracts({ view: { contracts, information }, isNotice = false }: ContractsProps) {
  const texts = useTexts(bankingTexts)
  return (
    <div className={isNotice ? css.credit : css.contracts}>
      {isNotice ? <CreditWarning /> : null}
      {contracts.map(({ title, rows, lender, example }) => (
        <div key={title + example.text} className={css.contract}>
          {isNotice ? null : (
            <>
              <h3>{title}</h3>
              <Sums lined tight>
                {rows.map(({ label, value }) => (
                  <SumRow key={label} label={label} amount={value} />
                ))}
              </Sums>
              <p className="note">
                {texts.lends}: {lender}
              </p>
            </>
          )}
          <CreditInformation examples={[example]} hasWarning={!isNotice} />
        </div>
      ))}
      <p className="small">
        <a href={information}>{texts.information}</a>
      </p>
    </div>
  )
}
