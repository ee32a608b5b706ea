import { Suspense, useState } from 'react'
import { frameTexts } from '#messages/frame.ts'
import { ButtonLink, IconButton, IconLink } from '#design/Button.tsx'
import { Menu } from '#design/Sheet.tsx'
import { CART_MENU } from '../blocks/cart-view.ts'
import { lazyPart } from '../blocks/lazy-part.ts'
import css from './CartMenu.module.css'
import { useTexts } from '../site.ts'

/** Few visitors open the preview, so its code is fetched when it is first opened. */
const MiniCart = lazyPart(async () => (await import('../blocks/MiniCart.tsx')).MiniCart, CartLink)

interface CartMenuProps {
  /** Path of the cart. */
  page: string
  /** Things in the cart. */
  count?: number
}

/** The cart in the header: how many items it has, and a preview of them. Without a script it leads to the cart. */
export function CartMenu({ page, count = 0 }: CartMenuProps) {
  const texts = useTexts(frameTexts)
  const [looks, setLooks] = useState(0)
  const label = count > 0 ? texts.cartWith(count) : texts.cart
  return (
    <>
      <IconLink className="without-script" icon="cart" label={label} count={count} href={page} />
      <IconButton className="with-script" icon="cart" label={label} count={count} popoverTarget={CART_MENU} />
      <Menu id={CART_MENU} className={css.cart} onToggle={(event) => event.newState === 'open' && setLooks(looks + 1)}>
        <Suspense fallback={<CartLink page={page} />}>
          {looks > 0 ? <MiniCart key={looks} page={page} /> : <CartLink page={page} />}
        </Suspense>
      </Menu>
    </>
  )
}

/** Shown until the preview is there, and in its place where its code does not come. */
function CartLink({ page }: CartMenuProps) {
  const texts = useTexts(frameTexts)
  return (
    <ButtonLink href={page} wide>
      {texts.cart}
    </ButtonLink>
  )
}
