import { useId } from 'react'
import { MAX_QUANTITY } from '#domain/cart/cart.ts'
import { Button, ButtonLink } from '#design/Button.tsx'
import css from './AddAccessory.module.css'
import { useAddInPlace } from './use-add-in-place.ts'

/** The texts come with the page: its script is to stay small. */
export interface AddAccessoryView {
  /** Path of the product's page, to which the form is sent. */
  readonly page: string
  /** The price shown on the page, in euros: later changes are reported against it. */
  readonly price: number
  readonly add: string
  readonly quantity: string
  /** The link to the cart, where some of it is in there already. */
  readonly inCart?: { readonly label: string; readonly href: string }
  /** Cars of the cart that it fits; left out where there is none. */
  readonly cars?: {
    readonly label: string
    readonly options: readonly { readonly value: string; readonly label: string }[]
    readonly install: string
  }
}

/**
 * Puts the page's accessory into the cart: on its own, or for a car that is in it. Bare fields, because the components for them would make
 * the page's script a twentieth heavier.
 */
export function AddAccessory({ view }: { view: AddAccessoryView }) {
  const id = useId()
  const { cars, inCart } = view
  const { onSubmit, link } = useAddInPlace()
  return (
    <form method="post" action={view.page} className="stack" onSubmit={onSubmit}>
      {inCart ? (
        <ButtonLink ref={link} href={inCart.href} wide>
          {inCart.label}
        </ButtonLink>
      ) : null}
      <input type="hidden" name="price" value={view.price} />
      {cars ? (
        <>
          <div className={css.field}>
            <label htmlFor={`${id}-for`}>{cars.label}</label>
            <select id={`${id}-for`} name="for" className={css.input}>
              {cars.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <label className={css.install}>
            <input type="checkbox" name="install" value="1" /> {cars.install}
          </label>
        </>
      ) : null}
      <div className={css.order}>
        <div className={css.field}>
          <label htmlFor={id}>{view.quantity}</label>
          <input
            id={id}
            className={css.input}
            name="quantity"
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_QUANTITY}
            required
            defaultValue={1}
          />
        </div>
        <Button type="submit" kind={inCart ? 'secondary' : 'primary'}>
          {view.add}
        </Button>
      </div>
    </form>
  )
}
