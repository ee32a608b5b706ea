import type { ReactNode } from 'react'
import { energyTexts } from '#messages/energy.ts'
import { priceRatingTexts } from '#messages/price-rating.ts'
import { vehicleTexts } from '#messages/vehicle.ts'
import { SpecRow } from '#design/Specs.tsx'
import { Co2 } from '../../blocks/Co2.tsx'
import { Trail } from '../../blocks/Trail.tsx'
import { DealerBox } from '../../blocks/DealerBox.tsx'
import { EnergyLabel } from '../../blocks/EnergyLabel.tsx'
import { FactList } from '../../blocks/FactList.tsx'
import { SectionHead } from '../../blocks/SectionHead.tsx'
import { VehicleCards } from '../../blocks/VehicleCards.tsx'
import { Equipment } from './Equipment.tsx'
import { Gallery } from './Gallery.tsx'
import css from './Offer.module.css'
import { BottomBar, PriceBox, SELLER_ID } from './PriceBox.tsx'
import { PriceComparison } from './PriceComparison.tsx'
import { COMPARISON_ID, type OfferView } from './vehicle-view.ts'
import { useTexts } from '../../site.ts'

/** Dealers write in German, on every page. */
const DEALERS_LANGUAGE = 'de'

interface OfferPageProps {
  offer: OfferView
  /** How the car can be paid, between its description and its seller. */
  financing?: ReactNode
  /** Representative examples of the rates inside. */
  examples?: readonly string[]
  /** The ways into the cart: beside the price, and at the lower edge of a phone. */
  cart?: { readonly box: ReactNode; readonly bar: ReactNode } | undefined
}

export function OfferPage({ offer, financing, examples = [], cart }: OfferPageProps) {
  const texts = useTexts(vehicleTexts)
  const priceWords = useTexts(priceRatingTexts)
  const energyWords = useTexts(energyTexts)
  const { energy } = offer
  const rate = offer.rate && examples.includes(offer.rate.example) ? offer.rate : undefined
  return (
    <div className={`wrap ${css.page}`}>
      <div className={css.top}>
        <Trail crumbs={offer.crumbs} />
        <h1>{offer.title}</h1>
        {offer.trim ? <p className="lead">{offer.trim}</p> : null}
      </div>
      <div className={css.gallery}>
        <Gallery images={offer.images} />
        <Jumps offer={offer} />
      </div>
      <PriceBox offer={offer} rate={rate} isFinanced={Boolean(financing)} cart={cart?.box} />
      <div className={css.main}>
        <KeyFacts offer={offer} />
        {offer.comparison ? (
          <Section id={COMPARISON_ID} title={priceWords.title}>
            <PriceComparison view={offer.comparison} />
          </Section>
        ) : null}
        <Section id="daten" title={texts.data}>
          <FactList facts={offer.technical} columns={2} />
        </Section>
        {offer.equipment.length > 0 ? (
          <Section id="ausstattung" title={texts.equipment}>
            <Equipment offer={offer} />
          </Section>
        ) : null}
        {energy || offer.consumption.length > 0 ? (
          <Section id="verbrauch" title={<Co2 text={energy ? energyWords.title : texts.consumption} />}>
            {energy ? <EnergyLabel energy={energy} /> : <FactList facts={offer.consumption} columns={2} />}
          </Section>
        ) : null}
        {offer.description.length > 0 ? (
          <Section id="beschreibung" title={texts.description}>
            <div className={css.text} lang={DEALERS_LANGUAGE}>
              {offer.description.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Section>
        ) : null}
        {financing}
        <Section id={SELLER_ID} title={offer.dealer.href ? texts.dealer : texts.seller}>
          <DealerBox dealer={offer.dealer} />
          <p className="small">
            <a href={offer.report} rel="nofollow">
              {texts.report}
            </a>
          </p>
        </Section>
      </div>
      {offer.similar.length > 0 ? (
        <section className={css.similar}>
          <SectionHead title={texts.similar}>
            <a href={offer.more.href}>{offer.more.text}</a>
          </SectionHead>
          <VehicleCards cards={offer.similar} shown={examples} />
        </section>
      ) : null}
      <BottomBar offer={offer} cart={cart?.bar} />
    </div>
  )
}

function Section({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section id={id} className={css.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Straight to a part of the page. */
function Jumps({ offer }: { offer: OfferView }) {
  const texts = useTexts(vehicleTexts)
  const parts = [
    ['daten', texts.dataShort],
    ...(offer.equipment.length > 0 ? [['ausstattung', texts.equipment]] : []),
    ...(offer.energy || offer.consumption.length > 0 ? [['verbrauch', texts.consumption]] : []),
    ...(offer.description.length > 0 ? [['beschreibung', texts.description]] : []),
    [SELLER_ID, offer.dealer.href ? texts.dealer : texts.seller],
  ]
  return (
    <nav aria-label={texts.sections} className={css.jumps}>
      {parts.map(([id, label]) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
    </nav>
  )
}

function KeyFacts({ offer }: { offer: OfferView }) {
  const texts = useTexts(vehicleTexts)
  return (
    <>
      <h2 className="visually-hidden">{texts.keyFacts}</h2>
      <dl className={css.keyFacts}>
        {offer.keyFacts.map((fact) => (
          <SpecRow key={fact.key} label={fact.label}>
            {fact.value}
          </SpecRow>
        ))}
      </dl>
      {offer.highlights.length > 0 ? (
        <div className={css.highlights}>
          <h3>{texts.highlights}</h3>
          <p lang={DEALERS_LANGUAGE}>{offer.highlights.join(' · ')}</p>
        </div>
      ) : null}
    </>
  )
}
