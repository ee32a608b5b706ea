import { useLoaderData } from 'react-router'
import { ButtonLink } from '#design/Button.tsx'
import { SegmentLinks } from '#design/Segment.tsx'
import { dealerAreaTexts } from '#messages/dealer-area.ts'
import { figureTexts } from '#messages/dealer-figures.ts'
import { useTexts } from '#storefront/site.ts'
import { DataTable } from '../../blocks/DataTable.tsx'
import { headOf } from '../../head.ts'
import { Chart } from './Chart.tsx'
import css from './figures.module.css'
import { loadFigures } from './figures.server.ts'
import { HitRateTable } from './HitRateTable.tsx'
import { ViewTables } from './ViewTables.tsx'

export const loader = loadFigures

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, dealerAreaTexts.figures)
}

/** What happened at the business, period by period. */
export default function FiguresScreen() {
  const { range, csv, units, charts, lacking, columns, rows, views, hitRates } = useLoaderData<typeof loader>()
  const texts = useTexts(figureTexts)
  const { figures } = useTexts(dealerAreaTexts)
  const head = [texts.unit, ...columns.map((label) => ({ label, isFigure: true }))]
  return (
    <>
      <div className={css.head}>
        <h1>
          {figures} <span>{range}</span>
        </h1>
        <ButtonLink href={csv} kind="secondary" download>
          {texts.csv}
        </ButtonLink>
      </div>
      <SegmentLinks label={texts.unit} links={units} />
      <div className={css.charts}>
        {charts.map((chart) => (
          <Chart key={chart.name} chart={chart} />
        ))}
      </div>
      {lacking ? <p className="small">{lacking}</p> : null}
      <h2>{texts.values}</h2>
      <DataTable columns={head} label={texts.values} wrapsHead>
        {rows.map(({ period, href, cells }) => (
          <tr key={period}>
            <th scope="row" className={css.period}>
              <a href={href}>{period}</a>
            </th>
            {cells.map(({ name, value }) => (
              <td key={name} className={css.number}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
      <ViewTables views={views} />
      <HitRateTable rows={hitRates} />
      <p className="small">{texts.notes}</p>
    </>
  )
}
