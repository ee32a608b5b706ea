import { SpecRow, Specs } from '#design/Specs.tsx'
import { tradeInEstimateTexts } from '#messages/trade-in-estimate.ts'
import { useTexts } from '../../site.ts'
import { Comparables } from './Comparables.tsx'
import type { EstimateView } from './trade-in-view.ts'
import css from './Estimate.module.css'
import page from './trade-in.module.css'
import { WaterfallTable } from './WaterfallTable.tsx'

/** How a price is made: every line, why it is a range, and the offers behind it. */
export function Estimate({ estimate, conditionHref }: { estimate: EstimateView; conditionHref?: string }) {
  const texts = useTexts(tradeInEstimateTexts)
  return (
    <>
      <section className="stack" aria-labelledby="preis">
        <h2 id="preis">{texts.howPrice}</h2>
        <p className="soft">{texts.howPriceLead}</p>
        <WaterfallTable lines={estimate.lines} ticks={estimate.ticks} />
      </section>
      <section className="stack" aria-labelledby="spanne">
        <h2 id="spanne">{texts.why}</h2>
        <Specs>
          {estimate.reasons.map(({ label, value }) => (
            <SpecRow key={label} label={label}>
              {value}
            </SpecRow>
          ))}
        </Specs>
        {estimate.hasUnknown && conditionHref ? (
          <p className={page.screenOnly}>
            <a href={conditionHref}>{texts.complete}</a>
          </p>
        ) : null}
      </section>
      <Comparables estimate={estimate} />
    </>
  )
}

/** The price with its range, the largest text of the page. */
export function PriceRange({ estimate }: { estimate: EstimateView }) {
  return (
    <div>
      <p className={css.price}>{estimate.price}</p>
      <svg className={css.gauge} viewBox="0 0 1000 24" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.band} x="0" y="8" width="1000" height="8" />
        <rect className={css.pin} x={Math.min(996, estimate.at)} y="0" width="4" height="24" />
      </svg>
      <p className={css.ends}>
        <span>{estimate.low}</span>
        <span>{estimate.high}</span>
      </p>
    </div>
  )
}
