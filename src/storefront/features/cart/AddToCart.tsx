import type { Locale } from '#domain/locale.ts'
import { addToCartTexts } from '#messages/add-to-cart.ts'
import { inLanguage } from '#messages/texts.ts'
import { Button } from '../../design/Button.tsx'

interface AddToCartProps {
  /** In euros, as the page shows it: a later change is told against it. */
  price: number
  locale: Locale
  /** Name of the way to pay that stands in the calculator; left out where the button stands alone. */
  payment?: string
}

/**
 * Puts the page's car into the cart. A plain form to the page's own address, because that holds the state of the calculator, also what a
 * script has changed in it since the page was made; the router's form would not know.
 */
export function AddToCart({ price, locale, payment }: AddToCartProps) {
  const texts = inLanguage(addToCartTexts, locale)
  return (
    <form method="post" className="stack tight">
      <input type="hidden" name="price" value={price} />
      <Button type="submit" wide>
        {texts.add}
      </Button>
      {payment ? (
        <p className="small soft">
          {texts.paidBy(payment)} <a href="#finanzierung">{texts.change}</a>
        </p>
      ) : null}
    </form>
  )
}
