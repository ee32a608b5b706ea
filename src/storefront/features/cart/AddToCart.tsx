import { Button } from '#design/Button.tsx'

/** The texts come with the page: its script is to stay small. */
export interface AddToCartView {
  /** The price shown on the page, in euros: later changes are reported against it. */
  readonly price: number
  readonly add: string
  /** The way to pay chosen in the calculator, and the link to it; absent if the car is not financed. */
  readonly paidBy?: string
  readonly change?: string
}

/**
 * Puts the page's car into the cart. A plain form to the page's own address, because that holds the state of the calculator, also what a
 * script has changed in it since the page was made; the router's form would not know. `bare`: the button alone.
 */
export function AddToCart({ view, bare = false }: { view: AddToCartView; bare?: boolean }) {
  return (
    <form method="post" className="stack tight">
      <input type="hidden" name="price" value={view.price} />
      <Button type="submit" wide>
        {view.add}
      </Button>
      {view.paidBy && !bare ? (
        <p className="small soft">
          {view.paidBy} <a href="#finanzierung">{view.change}</a>
        </p>
      ) : null}
    </form>
  )
}
