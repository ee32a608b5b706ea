import type { ReactNode } from 'react'
import { rateTexts } from '#messages/rate.ts'
import { offerTexts } from '#messages/offer.ts'
import { Co2 } from '../../blocks/Co2.tsx'
import { PriceLine } from '../../blocks/PriceLine.tsx'
import type { RateView } from '../../blocks/card-view.ts'
import { People } from '../../blocks/People.tsx'
import { withQuery } from '../../blocks/present-address.ts'
import { CreditWarning, RateLine } from '../../blocks/Rate.tsx'
import { usePresentSearch } from '../../blocks/use-present-search.ts'
import { Badge } from '#design/Badge.tsx'
import { ButtonLink } from '#design/Button.tsx'
import { Icon } from '#design/Icon.tsx'
import { Notice } from '#design/Notice.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { useSite, useTexts } from '../../site.ts'
import { ReservationNotice } from './ReservationNotice.tsx'
import css from './PriceBox.module.css'
import { useContactLink } from './use-contact-link.ts'
import { COMPARISON_ID, type OfferView, PRICE_ID, SELLER_ID } from './vehicle-view.ts'

/** The most people named before the price. */
const MAX_PEOPLE = 2

interface PriceBoxProps {
  offer: OfferView
  rate: RateView | undefined
  /** Where the calculator below begins, if there is one. */
  calculatorHref: string | undefined
  /** The button into the cart, where there is one; it is then the primary button. */
  cart?: ReactNode
}

/** The price, the rate, what to do next and when the car comes, in this order. Stays in view beside the page. */
export function PriceBox({ offer, rate, calculatorHref, cart }: PriceBoxProps) {
  const texts = useTexts(offerTexts)
  const rateWords = useTexts(rateTexts)
  const { dealer, badge, delivery } = offer
  const isLed = Boolean(cart ?? offer.reservation)
  const contact = useContactLink(offer)
  const search = usePresentSearch()
  const leadsWithContact = useSite()?.brand.look?.includes('contact-first')
  return (
    <aside id={PRICE_ID} className={css.box} aria-label={offer.price}>
      <div className={css.inner}>
        {leadsWithContact ? <Contact dealer={dealer} /> : null}
        <div>
          {badge ? <Badge tone={badge.tone}>{badge.text}</Badge> : null}
          <PriceLine price={offer.price} drop={offer.drop} rating={offer.comparison?.rating} large />
          {offer.comparison ? (
            <p className="small">
              <a href={`#${COMPARISON_ID}`}>{offer.comparison.text}</a>
            </p>
          ) : null}
          <p className="small soft">{offer.vat}</p>
          {offer.transfer ? <p className="small soft">{offer.transfer}</p> : null}
        </div>
        {rate || calculatorHref ? (
          <div>
            {rate ? (
              <>
                <RateLine rate={rate} />
                <CreditWarning />
              </>
            ) : null}
            {calculatorHref ? (
              <a className={`small ${css.adjust}`} href={withQuery(calculatorHref, search)}>
                {rateWords.adjust}
              </a>
            ) : null}
          </div>
        ) : null}
        <div className={`stack tight ${css.actions}`}>
          {badge?.tone === 'warning' ? <Notice tone="warning">{texts.reservedNote}</Notice> : null}
          {offer.reservation ? <ReservationNotice reservation={offer.reservation} /> : null}
          {cart && !offer.reservation ? <div className={css.buy}>{cart}</div> : null}
          <ButtonLink kind={isLed ? 'secondary' : 'primary'} href={contact()} wide>
            {dealer.href ? texts.contactDealer : texts.contactPrivate}
          </ButtonLink>
          {dealer.href ? (
            <ButtonLink kind="secondary" href={contact('TEST_DRIVE')} wide>
              {texts.testDrive}
            </ButtonLink>
          ) : null}
          <div className={css.links}>
            {dealer.phone && !leadsWithContact ? (
              <a href={dealer.phone.href}>
                <Icon name="phone" /> {dealer.phone.text}
              </a>
            ) : null}
            {offer.tradeIn ? (
              <a href={offer.tradeIn.href} rel="nofollow">
                {offer.tradeIn.label}
              </a>
            ) : null}
          </div>
        </div>
        <div>
          <Specs>
            {delivery?.days.map(({ label, day }) => (
              <SpecRow key={label} label={label}>
                {day}
              </SpecRow>
            ))}
            {delivery?.days.length ? null : <SpecRow label={texts.available}>{offer.availability}</SpecRow>}
            {leadsWithContact ? null : (
              <>
                <SpecRow label={dealer.href ? texts.dealer : texts.seller}>
                  <a href={`#${SELLER_ID}`}>{dealer.name}</a>
                </SpecRow>
                <SpecRow label={texts.place}>
                  {dealer.address}
                  {dealer.distance ? `, ${dealer.distance}` : null}
                </SpecRow>
              </>
            )}
          </Specs>
          {delivery ? (
            <p className={`small soft ${css.delivery}`}>
              {delivery.text} <a href={delivery.href}>{delivery.more}</a>
            </p>
          ) : null}
        </div>
        {offer.energy?.required ? (
          <p className="note">
            <Co2 text={offer.energy.line} />
          </p>
        ) : null}
      </div>
    </aside>
  )
}

/** Who sells the car and how to reach them, where a storefront names that before the price. */
function Contact({ dealer }: Pick<OfferView, 'dealer'>) {
  return (
    <div className={css.contact}>
      <p>
        <a href={`#${SELLER_ID}`}>{dealer.name}</a>
        <br />
        <span className="small soft">
          {dealer.address}
          {dealer.distance ? `, ${dealer.distance}` : null}
        </span>
      </p>
      {dealer.people ? <People people={dealer.people.slice(0, MAX_PEOPLE)} /> : null}
      {dealer.phone ? (
        <ButtonLink kind="secondary" href={dealer.phone.href} wide>
          <Icon name="phone" />
          {dealer.phone.text}
        </ButtonLink>
      ) : null}
    </div>
  )
}
