import { classes } from '#design/classes.ts'
import { tradeInEstimateTexts } from '#messages/trade-in-estimate.ts'
import { tradeInFlowTexts } from '#messages/trade-in-flow.ts'
import { DisclosureSection } from '../../blocks/DisclosureSection.tsx'
import { useTexts } from '../../site.ts'
import type { EstimateView } from './trade-in-view.ts'
import css from './Comparables.module.css'
import page from './trade-in.module.css'

/**
 * The offers behind an estimate, each with its own adjustment; folded on a phone. Only the table is a landmark, because two of one name
 * could not be told apart.
 */
export function Comparables({ estimate }: { estimate: EstimateView }) {
  const texts = useTexts(tradeInEstimateTexts)
  return (
    <DisclosureSection id="vergleich" title={texts.comparables} hint={estimate.comparablesCount}>
      <p className="soft">{estimate.comparablesLead}</p>
      {estimate.searchHref ? <Offers estimate={estimate} /> : <p className="note">{texts.offersNotNamed}</p>}
      {estimate.searchHref ? (
        <p className={page.screenOnly}>
          <a href={estimate.searchHref}>{texts.allOffers}</a>
        </p>
      ) : null}
      <p className="note">{texts.askingPrices}</p>
    </DisclosureSection>
  )
}

function Offers({ estimate }: { estimate: EstimateView }) {
  const texts = useTexts(tradeInEstimateTexts)
  const words = useTexts(tradeInFlowTexts)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <section className={css.scroller} tabIndex={0} aria-label={texts.comparables}>
      <table className={css.offers}>
        <thead>
          <tr>
            <th scope="col">{words.car}</th>
            <th scope="col">{texts.seller}</th>
            <th scope="col">{texts.registered}</th>
            <th scope="col">{words.mileage}</th>
            <th scope="col">{texts.offered}</th>
            <th scope="col">{texts.adjustment}</th>
            <th scope="col">{texts.forYourCar}</th>
          </tr>
        </thead>
        <tbody>
          {estimate.comparables.map((offer) => (
            <tr key={offer.id} className={classes(offer.isMedian && css.median)}>
              <th scope="row">
                <a href={offer.href}>{offer.title}</a>
                {offer.isMedian ? <small>{texts.weightedMedian}</small> : null}
              </th>
              <td>{offer.seller}</td>
              <td>{offer.registered}</td>
              <td>{offer.mileage}</td>
              <td>{offer.price}</td>
              <td>{offer.adjustment}</td>
              <td>
                <b>{offer.adjusted}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
