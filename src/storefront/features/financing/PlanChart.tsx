import type { RepaymentRow } from '#domain/financing/repayment-plan.ts'
import { calculatorTexts } from '#messages/calculator.ts'
import { formatMoney } from '#domain/format/money.ts'
import { Chart } from '../../blocks/Chart.tsx'
import css from './PlanChart.module.css'
import { useTexts, useLocale } from '../../site.ts'

interface PlanChartProps {
  /** Cents owed at the beginning. */
  debt: number
  plan: readonly RepaymentRow[]
}

/** What is still owed and what interest has been paid, month by month. The table below it says the same in numbers. */
export function PlanChart({ debt, plan }: PlanChartProps) {
  const locale = useLocale()
  const texts = useTexts(calculatorTexts)
  const top = niceCeiling(debt)
  const x = (month: number) => (month / plan.length) * 100
  const y = (cents: number) => 100 - (cents / top) * 100
  // Before the last payment the balance is that of the month before; the drop to zero is the final instalment.
  const last = plan.at(-1)
  const lastBalance = plan.at(-2)?.balance ?? debt
  const balances = [[0, debt], ...plan.slice(0, -1).map(({ month, balance }) => [month, balance])]
  const line = [...balances, [plan.length, last && last.payment > 2 * (plan[0]?.payment ?? 0) ? lastBalance : 0]]
  const interest = [[0, 0], ...interestPaid(plan)]
  const points = (values: number[][]) =>
    values.map(([month = 0, cents = 0]) => `${x(month).toFixed(1)},${y(cents).toFixed(1)}`).join(' ')
  return (
    <figure className={css.chart}>
      <figcaption>
        <span className="visually-hidden">{texts.chart(plan.length)}</span>
        <span className={css.balanceKey}>{texts.balance}</span>
        <span className={css.interestKey}>{texts.interestPaid}</span>
      </figcaption>
      <Chart
        rows={[0, 0.5, 1].map((at) => ({ at, text: formatMoney(top * at, locale) }))}
        columns={[0, 0.5, 1].map((at) => ({
          at,
          text: at === 0 ? texts.start : `${Math.round(plan.length * at)} ${texts.months}`,
        }))}
      >
        <polygon className={css.area} points={`${points(line)} ${x(plan.length)},${y(0)} 0,${y(0)}`} />
        <polyline className={css.balance} points={`${points(line)} ${x(plan.length)},${y(0)}`} />
        <polyline className={css.interest} points={points(interest)} />
      </Chart>
    </figure>
  )
}

/** What interest has been paid up to each month. */
function interestPaid(plan: readonly RepaymentRow[]): [month: number, cents: number][] {
  let paid = 0
  return plan.map(({ month, interest }) => {
    paid += interest
    return [month, paid]
  })
}

/** The next amount with one significant digit, so that its half is a round number too: 18,390 € → 20,000 €. */
function niceCeiling(cents: number): number {
  const unit = 10 ** Math.floor(Math.log10(cents))
  return Math.ceil(cents / unit) * unit
}
