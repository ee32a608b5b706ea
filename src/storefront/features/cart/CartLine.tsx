import { Form } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { cardTexts } from '#messages/card.ts'
import { cartTexts } from '#messages/cart.ts'
import { inLanguage } from '#messages/texts.ts'
import { Co2 } from '../../blocks/Co2.tsx'
import { RateLine } from '../../blocks/Rate.tsx'
import { Button } from '../../design/Button.tsx'
import { Notice } from '../../design/Notice.tsx'
import { Picture } from '../../design/Picture.tsx'
import { Price } from '../../design/Price.tsx'
import css from './CartLine.module.css'
import type { CartLineView } from '../../blocks/cart-view.ts'

interface CartLineProps {
  line: CartLineView
  /** Path of the cart. */
  page: string
  locale: Locale
  first: boolean
}

export function CartLine({ line, page, locale, first }: CartLineProps) {
  const texts = inLanguage(cartTexts, locale)
  const { card, unavailable, changePayment } = line
  return (
    <li className={css.line}>
      <div className={css.picture}>
        {card.picture ? (
          <Picture image={card.picture.key} alt="" sizes="(min-width: 577px) 220px, 92vw" largest={512} first={first}>
            {card.picture.symbolic ? <span className={css.symbolic}>{cardTexts.symbolic[locale]}</span> : null}
          </Picture>
        ) : null}
      </div>
      <div className={css.name}>
        <h2>
          <a href={card.href}>{card.title}</a>
        </h2>
        {card.trim ? <p className="soft">{card.trim}</p> : null}
        <p className="small soft">{card.facts.join(' · ')}</p>
        {card.energy ? (
          <p className="note">
            <Co2 text={card.energy} />
          </p>
        ) : null}
        <p className="small">{card.seller}</p>
      </div>
      <div className={css.money}>
        {unavailable ? (
          <p className="soft">{card.price}</p>
        ) : (
          <>
            <Price text={card.price} />
            {card.rate ? <RateLine rate={card.rate} /> : <p className="small">{line.payment}</p>}
          </>
        )}
      </div>
      {unavailable || line.changes.length > 0 ? (
        <div className={css.notice}>
          <Notice tone={unavailable ? 'warning' : 'info'}>
            {unavailable ? (
              <p>
                <b>{unavailable}.</b> {texts.notSummed}
              </p>
            ) : (
              line.changes.map((change) => <p key={change}>{change}</p>)
            )}
          </Notice>
        </div>
      ) : null}
      <div className={css.acts}>
        {changePayment ? (
          <a href={changePayment} aria-label={texts.changePaymentOf(card.title)}>
            {texts.changePayment}
          </a>
        ) : null}
        <Form method="post" action={page} preventScrollReset>
          <Button type="submit" name="id" value={card.id} kind="quiet" small aria-label={texts.removeOf(card.title)}>
            {texts.remove}
          </Button>
        </Form>
      </div>
    </li>
  )
}
