import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { CHECKOUT_ANCHOR } from '#domain/session/redirect-target.ts'
import { cartTexts } from '#messages/cart.ts'
import { tradeInTexts } from '#messages/trade-in.ts'
import { sessionTexts } from '#messages/session.ts'
import { inLanguage } from '#messages/texts.ts'
import { Button, ButtonLink } from '#design/Button.tsx'
import css from './cart.module.css'
import type { CartView } from '../../blocks/cart-view.ts'

/** What it all costs, how it can be paid and delivered (§ 312j (1) BGB), and the way to the checkout. */
export function CartSum({ view, locale }: { view: CartView; locale: Locale }) {
  const texts = inLanguage(cartTexts, locale)
  const { sum, sumLabel, checkout, path, isBlocked, tradeInOnly } = view
  return (
    <section className={css.sum} aria-label={texts.sum}>
      <dl>
        <dt>{sumLabel}</dt>
        <dd>{sum}</dd>
      </dl>
      <p className="note">{texts.sumNote}</p>
      {isBlocked ? <p>{texts.blocked}</p> : null}
      {tradeInOnly ? (
        <>
          <p>{tradeInTexts.alone[locale]}</p>
          <ButtonLink href={tradeInOnly.href} wide>
            {tradeInTexts.seeCars[locale]}
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
            {texts.logInFirst} <a href={checkout.register}>{sessionTexts.toRegister[locale]}</a>
          </p>
        </>
      ) : null}
      <p className="note">{texts.limits}</p>
    </section>
  )
}

/** After logging in to buy, the customer comes back to this button. */
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
