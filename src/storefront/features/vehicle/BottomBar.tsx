import { type ReactNode, type RefObject, useEffect, useState } from 'react'
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
  /** The buttons of the price box: while they are in view, the bar is not. */
  actions: RefObject<HTMLElement | null>
}

/** On a phone the price and the next step stay at the lower edge. */
export function BottomBar({ offer, rate, cart, actions }: BottomBarProps) {
  const texts = useTexts(offerTexts)
  const { phone } = offer.dealer
  const contact = useContactLink(offer)
  const [isHidden, setIsHidden] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => setIsHidden(entry?.isIntersecting === true))
    if (actions.current) watcher.observe(actions.current)
    return () => watcher.disconnect()
  }, [actions])
  return (
    <div className={css.bar} data-hidden={isHidden || undefined}>
      <div>
        <PriceLine price={offer.price} />
        <small>{rate ? `${rate.amount} · ${rate.line}` : offer.dealer.name}</small>
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
