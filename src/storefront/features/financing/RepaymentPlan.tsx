import type { FinanceQuote } from '#domain/financing/quote.ts'
import { calculatorTexts } from '#messages/calculator.ts'
import { Disclosure } from '#design/Accordion.tsx'
import { Button } from '#design/Button.tsx'
import { formatMoney } from '#domain/format/money.ts'
import { PlanChart } from './PlanChart.tsx'
import { planCsvHref } from './plan-csv.ts'
import css from './RepaymentPlan.module.css'
import { useTexts, useLocale } from '../../site.ts'

interface RepaymentPlanProps {
  quote: FinanceQuote
  className?: string
}

/** The loan month by month: as a chart, as a table, and as a file. */
export function RepaymentPlan({ quote, className }: RepaymentPlanProps) {
  const locale = useLocale()
  const texts = useTexts(calculatorTexts)
  const { plan } = quote
  return (
    <div className={`${css.plan} ${className ?? ''}`}>
      <PlanChart debt={quote.netLoanAmount} plan={plan} />
      <Disclosure title={texts.plan} count={plan.length}>
        <div className={css.tools}>
          <a href={planCsvHref(plan, locale)} download={texts.csvName}>
            {texts.csv}
          </a>
          <Button kind="quiet" small className="with-script" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
        <table className={css.table}>
          <caption className="visually-hidden">{texts.plan}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.month}</th>
              <th scope="col">{texts.payment}</th>
              <th scope="col">{texts.planInterest}</th>
              <th scope="col">{texts.principal}</th>
              <th scope="col">{texts.balance}</th>
            </tr>
          </thead>
          <tbody>
            {plan.map((row) => (
              <tr key={row.month}>
                <th scope="row">{row.month}</th>
                <td>{formatMoney(row.payment, locale, 2)}</td>
                <td>{formatMoney(row.interest, locale, 2)}</td>
                <td>{formatMoney(row.principal, locale, 2)}</td>
                <td>{formatMoney(row.balance, locale, 2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </div>
  )
}
