import { Form } from 'react-router'
import { tradeInTexts } from '#messages/trade-in.ts'
import { AccountFrame } from '../../blocks/AccountFrame.tsx'
import { Button, ButtonLink } from '#design/Button.tsx'
import css from './garage.module.css'
import type { OfferView } from './garage-view.ts'
import { useTexts } from '../../site.ts'

/** What dealers pay for the shown car, each with what can be done about it. */
export function Offers({ offers, page }: { offers: readonly OfferView[]; page: string }) {
  const texts = useTexts(tradeInTexts)
  return (
    <section className="stack" aria-labelledby="angebote">
      <h2 id="angebote">{texts.offers}</h2>
      <ul className={css.offers}>
        {offers.map((offer, index) => (
          <li key={offer.id}>
            <div className="stack tight">
              <h3>{offer.title}</h3>
              <p className={css.value}>{offer.price}</p>
              {offer.terms.map((line) => (
                <p key={line} className="small soft">
                  {line}
                </p>
              ))}
              {offer.replaces ? <p className="small">{offer.replaces}</p> : null}
            </div>
            {offer.isInCart ? <p>{texts.isInCart}</p> : null}
            <div className={css.acts}>
              {offer.isInCart ? (
                <ButtonLink href={offer.cartPath} small>
                  {texts.seeCart}
                </ButtonLink>
              ) : (
                <Form method="post" action={page} preventScrollReset>
                  <Button
                    type="submit"
                    small
                    {...(index > 0 ? { kind: 'secondary' } : {})}
                    name="tradeIn"
                    value={offer.id}
                    aria-label={texts.giveOf(offer.dealer)}
                  >
                    {texts.give}
                  </Button>
                </Form>
              )}
              <ButtonLink href={offer.dealerPath} kind="quiet" small>
                {texts.seeCars}
              </ButtonLink>
              <ButtonLink href={offer.declinePath} kind="quiet" small aria-label={texts.declineOf(offer.dealer)}>
                {texts.decline}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Asks before an offer ends for good. */
export function Declining({ offer, page }: { offer: OfferView; page: string }) {
  const texts = useTexts(tradeInTexts)
  return (
    <AccountFrame title={texts.declineQuestion(offer.dealer)}>
      <p>{texts.declineLead(offer.price)}</p>
      <Form method="post" action={page} className={css.acts}>
        <ButtonLink href={page}>{texts.declineNo}</ButtonLink>
        <Button type="submit" kind="secondary" name="decline" value={offer.id}>
          {texts.declineYes}
        </Button>
      </Form>
    </AccountFrame>
  )
}
