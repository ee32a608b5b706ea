import { Form } from 'react-router'
import { cardTexts } from '#messages/card.ts'
import { cartTexts } from '#messages/cart.ts'
import { addFavourite } from '../../blocks/favourite-changes.ts'
import { favourites } from '../../blocks/favourites-store.ts'
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
          <Picture
            image={card.picture.key}
            alt=""
            sizes="(min-width: 577px) 160px, 104px"
            largest={512}
            first={first}
          />
        ) : null}
        {card.picture?.symbolic ? <small>{cardWords.symbolic}</small> : null}
      </div>
      <div className={css.name}>
        <h3>{card.href ? <a href={card.href}>{card.title}</a> : card.title}</h3>
        {card.trim ? <p className="soft">{card.trim}</p> : null}
        <p className="small soft">{card.facts.join('\u00a0· ')}</p>
        {line.days ? <p className="small">{line.days}</p> : null}
        {card.energy ? (
          <p className="note">
            <Co2 text={card.energy} />
          </p>
        ) : null}
      </div>
      <div className={css.money}>
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
          {item.productType === 'Vehicle' ? <LaterButton id={card.id} amount={card.amount} title={card.title} /> : null}
          <Button type="submit" name="intent" value="remove" kind="quiet" small aria-label={texts.removeOf(card.title)}>
            {texts.remove}
          </Button>
        </Form>
      </div>
    </li>
  )
}

/** Moves a car to the favourites. A full list refuses. */
function LaterButton({ title, ...car }: { id: string; amount: number; title: string }) {
  const texts = useTexts(cartTexts)
  return (
    <Button
      type="submit"
      name="intent"
      value="later"
      kind="quiet"
      small
      className="with-script"
      aria-label={texts.laterOf(title)}
      onClick={(event) => {
        addFavourite(car)
        if (!favourites.has(car.id)) event.preventDefault()
      }}
    >
      {texts.later}
    </Button>
  )
}
