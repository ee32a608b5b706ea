import type { RepaymentRow } from '#domain/financing/repayment-plan.ts'
import { calculatorTexts } from '#messages/calculator.ts'
import { formatMoney } from '#domain/format/money.ts'
import css from './PlanChart.module.css'
import { useTexts, useLocale } from '../../site.ts'

const WIDTH = 720
const HEIGHT = 220
/** Room for the amounts at the right and the months below. */
const RIGHT = 76
const BELOW = 28

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
  const x = (month: number) => (month / plan.length) * (WIDTH - RIGHT)
  const y = (cents: number) => HEIGHT - BELOW - (cents / top) * (HEIGHT - BELOW - 8)
  // Before the last payment the balance is that of the month before; the drop to zero is the final instalment.
  const last = plan.at(-1)
  const lastBalance = plan.at(-2)?.balance ?? debt
  const balances = [[0, debt], ...plan.slice(0, -1).map(({ month, balance }) => [month, balance])]
  const line = [...balances, [plan.length, last && last.payment > 2 * (plan[0]?.payment ?? 0) ? lastBalance : 0]]
  const interest = [[0, 0], ...interestPaid(plan)]
  const points = (values: number[][]) =>
    values.map(([month = 0, cents = 0]) => `${x(month).toFixed(1)},${y(cents).toFixed(1)}`).join(' ')
  const years = Array.from({ length: Math.floor(plan.length / 12) + 1 }, (_, year) => year * 12)
  const shownYears = years.filter((_, index) => index % Math.ceil(years.length / 7) === 0)
  return (
    <figure className={css.chart}>
      <figcaption>
        <span className="visually-hidden">{texts.chart(plan.length)}</span>
        <span className={css.balanceKey}>{texts.balance}</span>
        <span className={css.interestKey}>{texts.interestPaid}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line className={css.grid} x1={0} x2={WIDTH - RIGHT} y1={y(top * share)} y2={y(top * share)} />
            <text x={WIDTH - RIGHT + 8} y={y(top * share) + 4}>
              {formatMoney(top * share, locale)}
            </text>
          </g>
        ))}
        <polygon className={css.area} points={`${points(line)} ${x(plan.length)},${y(0)} 0,${y(0)}`} />
        <polyline className={css.balance} points={`${points(line)} ${x(plan.length)},${y(0)}`} />
        <polyline className={css.interest} points={points(interest)} />
        {shownYears.map((month) => (
          <text key={month} x={x(month)} y={HEIGHT - 6} textAnchor={month === 0 ? 'start' : 'middle'}>
            {month === 0 ? texts.start : month}
          </text>
        ))}
      </svg>
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
