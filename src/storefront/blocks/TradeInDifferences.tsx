import { tradeInEstimateTexts } from '#messages/trade-in-estimate.ts'
import { useTexts } from '../site.ts'
import css from './TradeInDifferences.module.css'

/** A line on which inspection and description differ. */
export interface DifferenceView {
  readonly line: string
  readonly stated: string
  readonly found: string
  readonly amount: string
}

/** What the inspection found otherwise than it was described. */
export function TradeInDifferences({ differences }: { differences: readonly DifferenceView[] }) {
  const texts = useTexts(tradeInEstimateTexts)
  return (
    <section className="stack" aria-labelledby="aenderungen">
      <h2 id="aenderungen">{texts.differences}</h2>
      {differences.length === 0 ? <p>{texts.noDifferences}</p> : null}
      {differences.length > 0 ? (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{texts.item}</th>
              <th scope="col">{texts.stated}</th>
              <th scope="col">{texts.found}</th>
              <th scope="col">{texts.amount}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ line, stated, found, amount }) => (
              <tr key={line}>
                <th scope="row">{line}</th>
                <td>{stated}</td>
                <td>{found}</td>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  )
}
