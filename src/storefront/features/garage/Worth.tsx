import { garageTexts } from '#messages/garage.ts'
import { garageRecordTexts } from '#messages/garage-record.ts'
import { ButtonLink } from '#design/Button.tsx'
import css from './garage.module.css'
import type { WorthView } from './garage-view.ts'
import type { ValueChartView } from './record-view.ts'
import { ValueChart } from './ValueChart.tsx'
import { useTexts } from '../../site.ts'

interface WorthProps {
  worth: WorthView
  chart: ValueChartView | undefined
  /** Values are stored month by month; a dealer's storefront shows none of them. */
  isFollowed: boolean
  editPath: string
}

/**
 * What a car may be worth, month by month where that is known, what the estimate is based on, and how it is calculated; or why there is
 * none.
 */
export function Worth({ worth, chart, isFollowed, editPath }: WorthProps) {
  const texts = useTexts(garageTexts)
  const record = useTexts(garageRecordTexts)
  return (
    <section className={css.worth} data-chart={chart ? true : undefined}>
      <div className="stack">
        <h2>{texts.value}</h2>
        {worth.kind === 'estimate' ? (
          <>
            <div>
              <p className={css.value}>{worth.value}</p>
              <ValueRange range={worth.range} />
              <p className="small soft">{worth.band}</p>
              <p className="small soft">{worth.basis}</p>
            </div>
            <details className={css.method}>
              <summary>{texts.valueMethod}</summary>
              <p className="note">{worth.method}</p>
            </details>
          </>
        ) : (
          <p className="small soft">{worth.text}</p>
        )}
        {worth.kind === 'unknown' ? (
          <div>
            <ButtonLink href={editPath} kind="secondary" small>
              {texts.complete}
            </ButtonLink>
          </div>
        ) : null}
        {worth.kind === 'estimate' && isFollowed && !chart ? <p className="small soft">{record.valueLater}</p> : null}
      </div>
      {chart ? <ValueChart chart={chart} /> : null}
    </section>
  )
}

/** The band of comparable offers as a bar, the estimate as a mark on it. */
function ValueRange({ range: { low, high, at } }: { range: Extract<WorthView, { kind: 'estimate' }>['range'] }) {
  return (
    <div className={css.range} aria-hidden="true">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none">
        <path d="M0 4h100" />
        <path d={`M${at} 0v8`} />
      </svg>
      <span>{low}</span>
      <span>{high}</span>
    </div>
  )
}
