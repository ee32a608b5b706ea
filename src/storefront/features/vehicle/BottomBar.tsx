import type { ReactNode } from 'react'
import { offerTexts } from '#messages/offer.ts'
import type { RateView } from '../../blocks/card-view.ts'
import { PriceLine } from '../../blocks/PriceLine.tsx'
import { ButtonLink } from '#design/Button.tsx'
import { Icon } from '#design/Icon.tsx'
import { useTexts } from '../../site.ts'
import css from './PriceBox.module.css'
import { ReservationBar } from './ReservationNotice.tsx'
import { useContactLink } from './use-contact-link.ts'
import type { OfferView } from './vehicle-view.ts'

interface BottomBarProps {
  offer: OfferView
  rate: RateView | undefined
  cart?: ReactNode
}

/** On a phone the price and the one button into the cart stay at the lower edge. */
export function BottomBar({ offer, rate, cart }: BottomBarProps) {
  const texts = useTexts(offerTexts)
  const { phone } = offer.dealer
  const contact = useContactLink(offer)
  return (
    <div className={css.bar}>
      <div>
        <PriceLine price={offer.price} />
        <small>{rate ? `${rate.amount} · ${offer.shortRate ?? rate.line}` : offer.dealer.name}</small>
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
