import { garageRecordTexts } from '#messages/garage-record.ts'
import { Chart } from '../../blocks/Chart.tsx'
import { useTexts } from '../../site.ts'
import type { ValueChartView } from './record-view.ts'
import css from './record.module.css'

/** What the car was worth month by month: as a line, and as a table for everybody. */
export function ValueChart({ chart }: { chart: ValueChartView }) {
  const texts = useTexts(garageRecordTexts)
  return (
    <div className={css.chart}>
      <h3>{texts.valueOverTime}</h3>
      <Chart rows={chart.rows} columns={chart.columns}>
        <polygon className={css.area} points={`0,100 ${chart.points} 100,100`} />
        <polyline className={css.line} points={chart.points} />
        <line className={css.dot} x1={chart.last.x} x2={chart.last.x} y1={chart.last.y} y2={chart.last.y} />
      </Chart>
      <p className="small soft">{chart.change}</p>
      <details className={css.months}>
        <summary>{texts.allMonths}</summary>
        <table>
          <caption className="visually-hidden">{texts.valueOverTime}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.month}</th>
              <th scope="col">{texts.worth}</th>
            </tr>
          </thead>
          <tbody>
            {chart.months.map(({ month, value }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}
