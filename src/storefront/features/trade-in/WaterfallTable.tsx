import { classes } from '#design/classes.ts'
import { tradeInEstimateTexts } from '#messages/trade-in-estimate.ts'
import { useTexts } from '../../site.ts'
import type { EstimateView, LineView } from './trade-in-view.ts'
import estimate from './Estimate.module.css'
import css from './WaterfallTable.module.css'

/**
 * The waterfall as a table: sums are thin marks, deductions filled bars, additions outlined ones, the range a band; one scale for all rows.
 */
export function WaterfallTable({ lines, ticks }: Pick<EstimateView, 'lines' | 'ticks'>) {
  const texts = useTexts(tradeInEstimateTexts)
  return (
    <table className={css.fall}>
      <caption className="visually-hidden">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.item}</th>
          <th aria-hidden="true" className={css.scale}>
            <span className={css.ticks}>
              {ticks.map(({ label }) => (
                <span key={label}>{label}</span>
              ))}
            </span>
          </th>
          <th scope="col" className={css.amount}>
            {texts.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key} className={classes(line.kind === 'sum' && css.sum, line.kind === 'end' && css.end)}>
            <th scope="row">
              {line.label}
              {line.source || line.href ? (
                <small>
                  {line.source} {line.href ? <a href={line.href.to}>{line.href.label}</a> : null}
                </small>
              ) : null}
            </th>
            <td aria-hidden="true" className={css.scale}>
              <Bar line={line} />
            </td>
            <td className={css.amount}>{line.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const MIN_WIDTH = 5

function Bar({ line: { kind, from, to, band } }: { line: LineView }) {
  const isSum = kind === 'sum' || kind === 'end'
  return (
    <svg className={css.bar} viewBox="0 0 1000 40" preserveAspectRatio="none" focusable="false">
      {band ? (
        <rect
          className={estimate.band}
          x={band.from}
          y="16"
          width={Math.max(MIN_WIDTH, band.to - band.from)}
          height="8"
        />
      ) : null}
      {isSum ? (
        <rect className={estimate.pin} x={to - 3} y="6" width="6" height="28" />
      ) : (
        <rect
          className={kind === 'plus' ? css.plus : css.minus}
          x={from}
          y="12"
          width={Math.max(MIN_WIDTH, to - from)}
          height="16"
        />
      )}
    </svg>
  )
}
