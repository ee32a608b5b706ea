import type { Locale } from '#domain/locale.ts'
import { cartTexts } from '#messages/cart.ts'
import { inLanguage } from '#messages/texts.ts'
import { ButtonLink } from '../../design/Button.tsx'
import { Icon } from '../../design/Icon.tsx'
import css from './CartPage.module.css'
import type { CartView } from '../../blocks/cart-view.ts'

/** What it all costs, and how to go on: to the checkout, and while there is none, to the dealers. */
export function CartSum({ view: { sum, checkout, dealers }, locale }: { view: CartView; locale: Locale }) {
  const texts = inLanguage(cartTexts, locale)
  return (
    <section className={css.sum} aria-label={texts.sum}>
      <dl>
        <dt>{texts.sum}</dt>
        <dd>{sum}</dd>
      </dl>
      <p className="note">{texts.sumNote}</p>
      {checkout ? (
        <ButtonLink href={checkout} wide>
          {texts.checkout}
        </ButtonLink>
      ) : dealers.length > 0 ? (
        <>
          <div>
            <h2>{texts.notOpen}</h2>
            <p className="small">{texts.notOpenText}</p>
          </div>
          {dealers.map(({ id, name, href, phone, letter }) => (
            <div key={id} className="stack tight">
              <p className={css.dealer}>{href ? <a href={href}>{name}</a> : name}</p>
              {letter ? (
                <ButtonLink kind="secondary" href={letter} wide>
                  {texts.write}
                  <span className="unseen"> {name}</span>
                </ButtonLink>
              ) : null}
              {phone ? (
                <ButtonLink kind="secondary" href={phone.href} wide>
                  <Icon name="phone" />
                  {phone.text}
                </ButtonLink>
              ) : null}
            </div>
          ))}
        </>
      ) : null}
    </section>
  )
}
