import type { Locale } from '#domain/locale.ts'
import { frameTexts } from '#messages/frame.ts'
import { inLanguage } from '#messages/texts.ts'
import { useCartCount } from '../blocks/cart-count.ts'
import { ButtonLink, IconButton, IconLink } from '../design/Button.tsx'
import { Menu } from '../design/Sheet.tsx'
import css from './CartMenu.module.css'

interface CartMenuProps {
  /** Path of the cart. */
  page: string
  /** Articles in the cart when the page was made. */
  counted?: number
  locale: Locale
}

/** The cart in the header: how many articles it holds, and what a look into it shows. Without a script it leads to the cart. */
export function CartMenu({ page, counted, locale }: CartMenuProps) {
  const texts = inLanguage(frameTexts, locale)
  const count = useCartCount(counted)
  const label = count > 0 ? texts.cartWith(count) : texts.cart
  return (
    <>
      <IconLink className="without-script" icon="cart" label={label} count={count} href={page} />
      <IconButton className="with-script" icon="cart" label={label} count={count} popoverTarget="korb" />
      <Menu id="korb" className={css.cart}>
        <b>{texts.cart}</b>
        <p className="soft">{count > 0 ? texts.cartHolds(count) : texts.cartEmpty}</p>
        <ButtonLink kind={count > 0 ? 'primary' : 'secondary'} href={page} wide>
          {texts.toCart}
        </ButtonLink>
      </Menu>
    </>
  )
}
