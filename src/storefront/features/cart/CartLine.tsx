import { Form } from 'react-router'
import { cardTexts } from '#messages/card.ts'
import { cartTexts } from '#messages/cart.ts'
import { Co2 } from '../../blocks/Co2.tsx'
import { RateLine } from '../../blocks/Rate.tsx'
import { Button } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import { Picture } from '../../blocks/Picture.tsx'
import { Price } from '#design/Price.tsx'
import css from './CartLine.module.css'
import { KeyFields, QuantityForm } from './QuantityForm.tsx'
import type { CartLineView } from '../../blocks/cart-view.ts'
import { useTexts } from '../../site.ts'

interface CartLineProps {
  line: CartLineView
  /** Path of the cart. */
  page: string
  first: boolean
}

export function CartLine({ line, page, first }: CartLineProps) {
  const texts = useTexts(cartTexts)
  const cardWords = useTexts(cardTexts)
  const { card, item, unavailable, changePayment, quantity } = line
  return (
    <li className={item.forVehicleId ? `${css.line} ${css.below}` : css.line}>
      <div className={css.picture}>
        {card.picture ? (
          <Picture image={card.picture.key} alt="" sizes="(min-width: 577px) 220px, 92vw" largest={512} first={first}>
            {card.picture.symbolic ? <span className={css.symbolic}>{cardWords.symbolic}</span> : null}
          </Picture>
        ) : null}
      </div>
      <div className={css.name}>
        <h2>{card.href ? <a href={card.href}>{card.title}</a> : card.title}</h2>
        {card.trim ? <p className="soft">{card.trim}</p> : null}
        <p className="small soft">{card.facts.join(' · ')}</p>
        {card.energy ? (
          <p className="note">
            <Co2 text={card.energy} />
          </p>
        ) : null}
        <p className="small">{card.seller}</p>
      </div>
      <div>
        {unavailable ? (
          <p className="soft">{card.price}</p>
        ) : (
          <>
            <Price text={card.price} />
            {quantity?.each ? <p className="small soft">{quantity.each}</p> : null}
            {card.rate ? <RateLine rate={card.rate} /> : null}
            {!card.rate && line.payment ? <p className="small">{line.payment}</p> : null}
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
        {quantity && !unavailable ? (
          <QuantityForm item={item} title={card.title} quantity={quantity.value} page={page} />
        ) : null}
        <Form method="post" action={page} preventScrollReset>
          <KeyFields item={item} />
          <Button type="submit" name="intent" value="remove" kind="quiet" small aria-label={texts.removeOf(card.title)}>
            {texts.remove}
          </Button>
        </Form>
      </div>
    </li>
  )
}
