import { MOST_OF_ONE } from '#domain/cart/cart.ts'
import { Form } from 'react-router'
import { Button } from '../../design/Button.tsx'
import { Checkbox } from '../../design/Checkbox.tsx'
import { TextField } from '../../design/Field.tsx'
import { Select, type SelectOption } from '../../design/Select.tsx'

/** The texts come with the page: its script is to stay small. */
export interface AddAccessoryView {
  /** Of the product's page, where the form leads. */
  readonly page: string
  /** In euros, as the page shows it: a later change is told against it. */
  readonly price: number
  readonly add: string
  readonly quantity: string
  /** Cars of the cart that it fits; left out where there is none. */
  readonly cars?: { readonly label: string; readonly options: readonly SelectOption[]; readonly install: string }
}

/** Puts the page's accessory into the cart: on its own, or for a car that is in it. */
export function AddAccessory({ view }: { view: AddAccessoryView }) {
  const { cars } = view
  return (
    <Form method="post" action={view.page} className="stack" preventScrollReset>
      <input type="hidden" name="price" value={view.price} />
      {cars ? <Select label={cars.label} name="for" chosen="" options={cars.options} /> : null}
      {cars ? <Checkbox label={cars.install} name="install" value="1" /> : null}
      <TextField
        label={view.quantity}
        name="quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_OF_ONE}
        required
        defaultValue={1}
      />
      <Button type="submit" wide>
        {view.add}
      </Button>
    </Form>
  )
}
