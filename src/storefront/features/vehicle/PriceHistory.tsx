import { priceHistoryTexts } from '#messages/vehicle-details.ts'
import { Chart } from '../../blocks/Chart.tsx'
import { useTexts } from '../../site.ts'
import css from './PriceHistory.module.css'
import type { HistoryView } from './vehicle-view.ts'

/** What the car has cost since it is on offer: as steps, and as a table for everybody. */
export function PriceHistory({ view }: { view: HistoryView }) {
  const texts = useTexts(priceHistoryTexts)
  const { chart } = view
  return (
    <div className={css.history}>
      <h3>{texts.title}</h3>
      {chart ? (
        <>
          <Chart rows={chart.rows} columns={chart.columns}>
            <polygon className={css.area} points={`0,100 ${chart.points} 100,100`} />
            <polyline className={css.line} points={chart.points} />
            <line className={css.lowest} x1={chart.lowest.from} x2={100} y1={chart.lowest.at} y2={chart.lowest.at} />
          </Chart>
          <p className={css.key}>{view.lowest}</p>
          <table className={css.table}>
            <caption className="visually-hidden">{texts.title}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.day}</th>
                <th scope="col">{texts.price}</th>
                <th scope="col">{texts.change}</th>
              </tr>
            </thead>
            <tbody>
              {view.changes.map(({ key, day, price, change }) => (
                <tr key={key}>
                  <th scope="row">{day}</th>
                  <td>{price}</td>
                  <td>{change}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : (
        <p className="small soft">{view.unchanged}</p>
      )}
    </div>
  )
}
