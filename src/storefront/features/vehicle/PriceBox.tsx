import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { rateTexts } from '#messages/rate.ts'
import { vehicleTexts } from '#messages/vehicle.ts'
import { CompareToggle } from '../../blocks/CompareToggle.tsx'
import { EnergyLine } from '../../blocks/EnergyLabel.tsx'
import { HeartButton } from '../../blocks/HeartButton.tsx'
import { PriceLine } from '../../blocks/PriceLine.tsx'
import type { RateView } from '../../blocks/card-view.ts'
import { ShareButton } from '../../blocks/ShareButton.tsx'
import { CreditWarning, RateLine } from '../../blocks/Rate.tsx'
import { Badge } from '#design/Badge.tsx'
import { ButtonLink } from '#design/Button.tsx'
import { Icon } from '#design/Icon.tsx'
import { Notice } from '#design/Notice.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { useTexts } from '../../site.ts'
import { ReservationBar, ReservationNotice } from './ReservationNotice.tsx'
import { AddFavouriteForm } from './AddFavouriteForm.tsx'
import css from './PriceBox.module.css'
import { COMPARISON_ID, type OfferView } from './vehicle-view.ts'

export const SELLER_ID = 'haendler'

/** The price with all that belongs to it, and what to do next. Stays in view beside the page. */
export function PriceBox({
  offer,
  rate,
  isFinanced,
  cart,
}: {
  offer: OfferView
  rate?: RateView | undefined
  /** Whether there is a calculator below. */
  isFinanced: boolean
  /** The way into the cart, where there is one; then it leads and the others follow. */
  cart?: ReactNode
}) {
  const texts = useTexts(vehicleTexts)
  const rateWords = useTexts(rateTexts)
  const { dealer, badge } = offer
  const isLed = Boolean(cart ?? offer.reservation)
  const contact = useContactLink(offer)
  return (
    <aside className={css.box} aria-label={offer.price}>
      <div className={css.inner}>
        {badge ? (
          <div>
            <Badge tone={badge.tone}>{badge.text}</Badge>
          </div>
        ) : null}
        <div>
          <PriceLine price={offer.price} drop={offer.drop} rating={offer.comparison?.rating} vat={offer.vat} large />
          {offer.comparison ? (
            <p className="small">
              <a href={`#${COMPARISON_ID}`}>{offer.comparison.text}</a>
            </p>
          ) : null}
          {offer.transfer ? <p className="small soft">{offer.transfer}</p> : null}
          {offer.delivery ? (
            <p className="small soft">
              {offer.delivery.text} <a href={offer.delivery.href}>{offer.delivery.more}</a>
            </p>
          ) : null}
        </div>
        {rate ? (
          <div>
            <RateLine rate={rate} />
            <CreditWarning />
          </div>
        ) : null}
        {isFinanced ? (
          <a className="small" href="#finanzierung">
            {rateWords.adjust}
          </a>
        ) : null}
        {badge?.tone === 'warning' ? <Notice tone="warning">{texts.reservedNote}</Notice> : null}
        <div className="stack tight">
          {offer.reservation ? <ReservationNotice reservation={offer.reservation} /> : cart}
          <ButtonLink kind={isLed ? 'secondary' : 'primary'} href={contact()} wide>
            {dealer.href ? texts.contactDealer : texts.contactPrivate}
          </ButtonLink>
          {dealer.href ? (
            <ButtonLink kind="secondary" href={contact('TEST_DRIVE')} wide>
              {texts.testDrive}
            </ButtonLink>
          ) : null}
          {dealer.phone ? (
            <ButtonLink kind="secondary" href={dealer.phone.href} wide>
              <Icon name="phone" />
              {dealer.phone.text}
            </ButtonLink>
          ) : null}
          {offer.tradeIn ? (
            <a className={css.seller} href={offer.tradeIn.href} rel="nofollow">
              {offer.tradeIn.label}
            </a>
          ) : null}
          <a className={css.seller} href={`#${SELLER_ID}`}>
            {dealer.href ? texts.toDealer : texts.contactSeller}
          </a>
        </div>
        <div className="row">
          <HeartButton vehicle={offer} />
          <AddFavouriteForm vehicle={offer} />
          <CompareToggle vehicle={offer} />
        </div>
        <ShareButton title={offer.title} isCar />
        <p className="small soft without-script">{texts.compareWithoutScript}</p>
        <Specs>
          <SpecRow label={texts.available}>{offer.availability}</SpecRow>
          <SpecRow label={texts.seller}>{dealer.name}</SpecRow>
          <SpecRow label={texts.place}>
            {dealer.address}
            {dealer.distance ? `, ${dealer.distance}` : null}
          </SpecRow>
          <SpecRow label={texts.offerNumber}>{offer.id}</SpecRow>
          <SpecRow label={texts.listedSince}>{offer.listedSince}</SpecRow>
        </Specs>
        {offer.energy?.required ? <EnergyLine line={offer.energy.line} /> : null}
      </div>
    </aside>
  )
}

/** On a phone the price and the next step stay at the lower edge. */
export function BottomBar({ offer, cart }: { offer: OfferView; cart?: ReactNode }) {
  const texts = useTexts(vehicleTexts)
  const { phone } = offer.dealer
  const contact = useContactLink(offer)
  return (
    <div className={css.bar}>
      <div>
        <PriceLine price={offer.price} />
        <small>{offer.dealer.name}</small>
      </div>
      {offer.reservation ? (
        <ReservationBar reservation={offer.reservation} />
      ) : cart ? (
        cart
      ) : phone ? (
        <ButtonLink href={phone.href}>
          <Icon name="phone" />
          {texts.call}
        </ButtonLink>
      ) : (
        <ButtonLink href={contact()}>{offer.dealer.href ? texts.contactDealer : texts.contactPrivate}</ButtonLink>
      )}
    </div>
  )
}

/** The address of the contact form; the calculator's terms, which this page's address carries, go with it. */
function useContactLink({ contact }: Pick<OfferView, 'contact'>): (requestType?: 'TEST_DRIVE') => string {
  const { search } = useLocation()
  return (requestType) => {
    const query = new URLSearchParams(search)
    if (requestType) query.set('requestType', requestType)
    const text = query.toString()
    return text ? `${contact}?${text}` : contact
  }
}
