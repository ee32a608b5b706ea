import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { CHECKOUT_ANCHOR } from '#domain/session/redirect-target.ts'
import { cartTexts } from '#messages/cart.ts'
import { tradeInTexts } from '#messages/trade-in.ts'
import { sessionTexts } from '#messages/session.ts'
import { Button, ButtonLink } from '#design/Button.tsx'
import { Icon } from '#design/Icon.tsx'
import css from './cart.module.css'
import { SumBox } from '../../blocks/SumColumns.tsx'
import type { CartView } from '../../blocks/cart-view.ts'
import { useTexts } from '../../site.ts'

/** What the cart costs, how it can be paid and delivered (§ 312j (1) BGB), and the button to the checkout. */
export function CartSum({ view }: { view: CartView }) {
  const texts = useTexts(cartTexts)
  const tradeInWords = useTexts(tradeInTexts)
  const sessionWords = useTexts(sessionTexts)
  const { sum, sumLabel, checkout, path, isBlocked, tradeIn, tradeInOnly } = view
  return (
    <SumBox as="section" label={texts.sum}>
      <dl className={css.sum}>
        <dt>{sumLabel}</dt>
        <dd>{sum}</dd>
      </dl>
      <p className="note">{texts.sumNote}</p>
      {isBlocked ? <p>{texts.blocked}</p> : null}
      {tradeInOnly ? (
        <>
          <p>{tradeInWords.alone}</p>
          <ButtonLink href={tradeInOnly.href} wide>
            {tradeInWords.seeCars}
          </ButtonLink>
        </>
      ) : null}
      {checkout?.kind === 'GO' ? <CheckoutButton path={path} label={texts.checkout} /> : null}
      {checkout?.kind === 'LOG_IN' ? (
        <>
          <ButtonLink href={checkout.href} wide>
            {texts.checkout}
          </ButtonLink>
          <p className="note">
            {texts.logInFirst} <a href={checkout.register}>{sessionWords.toRegister}</a>
          </p>
        </>
      ) : null}
      {tradeIn ? (
        <p className="small">
          <a href={tradeIn.href}>{tradeIn.label}</a>
        </p>
      ) : null}
      <ul className={css.trust} aria-label={texts.trust}>
        {[texts.trustReturn, texts.trustReserved, texts.trustSecure].map((text) => (
          <li key={text}>
            <Icon name="check" />
            {text}
          </li>
        ))}
      </ul>
      <p className="note">{texts.limits}</p>
    </SumBox>
  )
}

/** The button to the checkout; a customer who logged in to buy comes back to it and finds the focus on it. */
function CheckoutButton({ path, label }: { path: string; label: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${CHECKOUT_ANCHOR}`) button.current?.focus()
  }, [hash])
  return (
    <Form method="post" action={path}>
      <Button ref={button} id={CHECKOUT_ANCHOR} type="submit" name="intent" value="checkout" wide>
        {label}
      </Button>
    </Form>
  )
}
