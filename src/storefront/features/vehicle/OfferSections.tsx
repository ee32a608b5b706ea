import { energyTexts } from '#messages/energy.ts'
import { priceRatingTexts } from '#messages/price-rating.ts'
import { priceHistoryTexts, vehicleDetailTexts } from '#messages/vehicle-details.ts'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { Co2 } from '../../blocks/Co2.tsx'
import { DealerBox } from '../../blocks/DealerBox.tsx'
import { EnergyLabel } from '../../blocks/EnergyLabel.tsx'
import { FactList } from '../../blocks/FactList.tsx'
import { DisclosureSection } from '../../blocks/DisclosureSection.tsx'
import { ElectricFacts } from './ElectricFacts.tsx'
import { Equipment } from './Equipment.tsx'
import css from './OfferSections.module.css'
import { PriceComparison } from './PriceComparison.tsx'
import { PriceHistory } from './PriceHistory.tsx'
import { PrintSheet } from './PrintSheet.tsx'
import { RunningCosts } from './RunningCosts.tsx'
import { COMPARISON_ID, DEALERS_LANGUAGE, type HistoryView, type OfferView, SELLER_ID } from './vehicle-view.ts'
import { useTexts } from '../../site.ts'

/** Everything about an offer that is read after its price and key facts. */
export function OfferSections({ offer }: { offer: OfferView }) {
  const texts = useTexts(vehicleDetailTexts)
  const priceWords = useTexts(priceRatingTexts)
  const energyWords = useTexts(energyTexts)
  const { energy, comparison } = offer
  const features = offer.equipment.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <>
      <DisclosureSection id={COMPARISON_ID} title={priceWords.title} hint={comparison?.short ?? offer.history.since}>
        {comparison ? <PriceComparison view={comparison} path={offer.path} /> : null}
        <PriceHistory view={offer.history} />
        <OfferStatus view={offer.history} />
      </DisclosureSection>
      {offer.electric ? <ElectricFacts view={offer.electric} /> : null}
      {offer.costs ? <RunningCosts view={offer.costs} path={offer.path} /> : null}
      {features > 0 ? (
        <DisclosureSection id="ausstattung" title={texts.equipment} hint={texts.features(features)}>
          <Equipment offer={offer} />
        </DisclosureSection>
      ) : null}
      <DisclosureSection id="daten" title={texts.data}>
        <FactList facts={offer.technical} columns={2} />
      </DisclosureSection>
      {energy || offer.consumption.length > 0 ? (
        <DisclosureSection
          id="verbrauch"
          title={<Co2 text={energy ? energyWords.title : texts.consumption} />}
          hint={energy?.co2Class ? texts.co2Class(energy.co2Class) : null}
        >
          {energy ? <EnergyLabel energy={energy} /> : <FactList facts={offer.consumption} columns={2} />}
        </DisclosureSection>
      ) : null}
      {offer.description.length > 0 ? (
        <DisclosureSection id="beschreibung" title={texts.description}>
          <div className={css.text} lang={DEALERS_LANGUAGE}>
            {offer.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </DisclosureSection>
      ) : null}
      <div className={css.seller}>
        <DisclosureSection
          id={SELLER_ID}
          title={offer.dealer.href ? texts.dealer : texts.seller}
          hint={offer.dealer.distance ?? offer.dealer.name}
        >
          <DealerBox dealer={offer.dealer} />
        </DisclosureSection>
      </div>
      <p className="small">
        <a className={css.report} href={offer.report} rel="nofollow">
          {texts.report}
        </a>
      </p>
      <PrintSheet offer={offer} />
    </>
  )
}

/** Since when an offer is online, and when its seller last confirmed it. */
function OfferStatus({ view }: { view: HistoryView }) {
  const texts = useTexts(priceHistoryTexts)
  return (
    <Specs columns={2}>
      <SpecRow label={texts.days}>{view.days}</SpecRow>
      <SpecRow label={texts.number}>{view.number}</SpecRow>
      {view.confirmed ? <SpecRow label={texts.confirmed}>{view.confirmed}</SpecRow> : null}
    </Specs>
  )
}
