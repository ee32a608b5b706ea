import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { cartTexts } from '#messages/cart.ts'
import { Button, ButtonLink } from '#design/Button.tsx'
import { Picture } from './Picture.tsx'
import type { CartLineView, CartView } from './cart-view.ts'
import css from './MiniCart.module.css'
import { useTexts } from '../site.ts'

/** More lines are counted, not shown. */
const MAX_SHOWN = 10

/** A preview of the cart: its newest lines, loaded when it is opened. Prices only: a rate needs its example beside it (§ 17 PAngV). */
export function MiniCart({ page }: { page: string }) {
  const texts = useTexts(cartTexts)
  const { load, data: view, state } = useFetcher<CartView>()
  useEffect(() => {
    void load(page)
  }, [load, page])
  return (
    <div className={css.cart} aria-busy={state !== 'idle'}>
      <h2>{texts.title}</h2>
      {view ? <Lines view={view} /> : null}
      {view?.lines.length === 0 ? (
        <ButtonLink kind="secondary" href={view.cars} wide>
          {texts.seeCars}
        </ButtonLink>
      ) : (
        <>
          <Checkout view={view} />
          <ButtonLink kind={view?.checkout ? 'secondary' : 'primary'} href={page} wide>
            {texts.seeCart}
          </ButtonLink>
        </>
      )}
    </div>
  )
}

/** A form of its own without the router: what comes next is another page. */
function Checkout({ view }: { view: CartView | undefined }) {
  const texts = useTexts(cartTexts)
  if (!view?.checkout) return null
  if (view.checkout.kind === 'LOG_IN')
    return (
      <ButtonLink href={view.checkout.href} wide>
        {texts.checkout}
      </ButtonLink>
    )
  return (
    <form method="post" action={view.path}>
      <Button type="submit" name="intent" value="checkout" wide>
        {texts.checkout}
      </Button>
    </form>
  )
}

function Lines({ view: { lines, sum, sumLabel } }: { view: CartView }) {
  const texts = useTexts(cartTexts)
  if (lines.length === 0) return <p className="soft">{texts.emptyTitle}</p>
  const more = lines.length - MAX_SHOWN
  return (
    <>
      <ul className={css.lines}>
        {lines.slice(0, MAX_SHOWN).map((line) => (
          <Line key={`${line.card.id} ${line.item.forVehicleId}`} line={line} />
        ))}
      </ul>
      {more > 0 ? <p className="small soft">{texts.more(more)}</p> : null}
      <dl className={css.sum}>
        <dt>{sumLabel}</dt>
        <dd>{sum}</dd>
      </dl>
    </>
  )
}

function Line({ line: { card, unavailable, quantity } }: { line: CartLineView }) {
  return (
    <li>
      <div>{card.picture ? <Picture image={card.picture.key} alt="" sizes="88px" largest={256} /> : null}</div>
      <div>
        {quantity && quantity.value > 1 ? `${quantity.value} × ` : null}
        {card.href ? <a href={card.href}>{card.title}</a> : card.title}
        <p className="soft">{card.facts.slice(0, 2).join(' · ')}</p>
        <p className={unavailable ? 'soft' : css.price}>{unavailable ?? card.price}</p>
      </div>
    </li>
  )
}
