import type { ReactNode } from 'react'
import { offerTexts } from '#messages/offer.ts'
import { SpecRow } from '#design/Specs.tsx'
import { useDeferredParts } from '../../blocks/after-hydration.tsx'
import { Trail } from '../../blocks/Trail.tsx'
import { VehicleCards } from '../../blocks/VehicleCards.tsx'
import { BottomBar } from './BottomBar.tsx'
import { DeferredGallery, DeferredSections } from './deferred-parts.ts'
import row from '../../blocks/CardRow.module.css'
import css from './Offer.module.css'
import { OfferTools } from './OfferTools.tsx'
import { PriceBox } from './PriceBox.tsx'
import { type OfferView, PRICE_ID } from './vehicle-view.ts'
import { useTexts } from '../../site.ts'

interface OfferPageProps {
  offer: OfferView
  /** How the car can be paid, below its key facts. */
  financing?: ReactNode
  calculatorHref?: string | undefined
  /** Representative examples of the rates inside. */
  examples?: readonly string[]
  /** The buttons into the cart: beside the price, and at the lower edge of a phone. */
  cart?: { readonly box: ReactNode; readonly bar: ReactNode } | undefined
}

export function OfferPage({ offer, financing, calculatorHref, examples = [], cart }: OfferPageProps) {
  const texts = useTexts(offerTexts)
  useDeferredParts()
  const rate = offer.rate && examples.includes(offer.rate.example) ? offer.rate : undefined
  return (
    <div className={`wrap ${css.page}`}>
      <a className="skip-to" href={`#${PRICE_ID}`}>
        {texts.toPrice}
      </a>
      <p className={css.printed}>{offer.print.head}</p>
      <div className={css.top}>
        <Trail crumbs={offer.crumbs} />
        <div className={css.title}>
          <div>
            <h1>{offer.title}</h1>
            {offer.trim ? <p className="lead">{offer.trim}</p> : null}
          </div>
          <OfferTools offer={offer} />
        </div>
      </div>
      <div className={css.gallery}>
        <DeferredGallery images={offer.images} spin={offer.spin} />
      </div>
      <div className={css.facts}>
        <h2 className="visually-hidden">{texts.keyFacts}</h2>
        <dl className={css.keyFacts}>
          {offer.keyFacts.map((fact) => (
            <SpecRow key={fact.key} label={fact.label}>
              {fact.value}
            </SpecRow>
          ))}
        </dl>
      </div>
      <PriceBox offer={offer} rate={rate} calculatorHref={calculatorHref} cart={cart?.box} />
      <BottomBar offer={offer} rate={rate} cart={cart?.bar} />
      <div className={css.main}>
        <div className={css.financing}>{financing}</div>
        <DeferredSections offer={offer} />
      </div>
      {offer.similar.length > 0 ? (
        <section className={`${css.similar} ${row.row}`}>
          <div className={css.similarHead}>
            <h2>{texts.similar}</h2>
            <a href={offer.more.href}>{offer.more.text}</a>
          </div>
          <VehicleCards cards={offer.similar} shown={examples} />
        </section>
      ) : null}
    </div>
  )
}
