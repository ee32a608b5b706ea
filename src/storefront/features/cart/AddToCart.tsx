import { Button, ButtonLink } from '#design/Button.tsx'
import { withQuery } from '../../blocks/present-address.ts'
import { usePresentSearch } from '../../blocks/use-present-search.ts'
import { useAddInPlace } from './use-add-in-place.ts'

/** The texts come with the page: its script is to stay small. */
export interface AddToCartView {
  /** Id of the vehicle, where a page has several. */
  readonly id?: string
  /** The price shown on the page, in euros: later changes are reported against it. */
  readonly price: number
  readonly add: string
  /** The way to pay chosen in the calculator, and the link to it; absent if the car is not financed. */
  readonly paidBy?: string
  readonly change?: string
  readonly changeHref?: string | undefined
  /** The link to the cart, where the car is in there already. `update` labels the button that takes over what the calculator says now. */
  readonly inCart?: { readonly label: string; readonly href: string; readonly update: string }
}

interface AddToCartProps {
  view: AddToCartView
  bare?: boolean
  secondary?: boolean
}

/**
 * Puts the page's car into the cart. Without a script, a plain form to the page's own address, which holds the state of the calculator.
 * `bare`: the button alone; `secondary`: one of several such buttons on the page, so none is the primary one.
 */
export function AddToCart({ view, bare = false, secondary = false }: AddToCartProps) {
  const { onSubmit, link } = useAddInPlace()
  const { inCart } = view
  const isPayable = Boolean(view.paidBy) && !bare
  const kind = secondary ? ({ kind: 'secondary' } as const) : {}
  return (
    <form method="post" className="stack tight" onSubmit={onSubmit}>
      <input type="hidden" name="price" value={view.price} />
      {view.id ? <input type="hidden" name="vehicle" value={view.id} /> : null}
      {inCart ? (
        <ButtonLink ref={link} href={inCart.href} wide {...kind}>
          {inCart.label}
        </ButtonLink>
      ) : (
        <Button type="submit" wide {...kind}>
          {view.add}
        </Button>
      )}
      {isPayable ? (
        <p className="small soft">
          {view.paidBy} <ChangeLink view={view} />
        </p>
      ) : null}
      {isPayable && inCart ? (
        <Button type="submit" name="intent" value="update" kind="link" small>
          {inCart.update}
        </Button>
      ) : null}
    </form>
  )
}

/** What was entered into an example goes along. */
function ChangeLink({ view: { change, changeHref = '' } }: { view: AddToCartView }) {
  return <a href={withQuery(changeHref, usePresentSearch())}>{change}</a>
}
