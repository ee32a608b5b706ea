import { figureTexts } from '#messages/dealer-figures.ts'
import { useTexts } from '#storefront/site.ts'
import { DataTable } from '../../blocks/DataTable.tsx'
import css from './figures.module.css'
import type { HitRateRow } from './hit-rates.server.ts'

/** How many offers after an inspection lay within the range that customers had been given. */
export function HitRateTable({ rows }: { rows: readonly HitRateRow[] }) {
  const texts = useTexts(figureTexts)
  const columns = [
    texts.age,
    ...[texts.offersMade, texts.insideRange, texts.share].map((label) => ({ label, isFigure: true })),
  ]
  return (
    <>
      <h2>{texts.hitRates}</h2>
      {rows.length === 0 ? (
        <p>{texts.noHitRates}</p>
      ) : (
        <DataTable columns={columns} label={texts.hitRates}>
          {rows.map(({ age, offers, inside, share }) => (
            <tr key={age}>
              <th scope="row">{age}</th>
              <td className={css.number}>{offers}</td>
              <td className={css.number}>{inside}</td>
              <td className={css.number}>{share}</td>
            </tr>
          ))}
        </DataTable>
      )}
      <p className="small">{texts.hitRatesNote}</p>
    </>
  )
}
