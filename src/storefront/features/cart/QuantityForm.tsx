import { useCallback, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { MAX_QUANTITY } from '#domain/cart/cart.ts'
import { cartTexts } from '#messages/cart.ts'
import type { CartLineKey } from '../../blocks/cart-view.ts'
import { useInputBeforeHydration } from '../../blocks/input-before-hydration.ts'
import { Button } from '#design/Button.tsx'
import { Select } from '#design/Select.tsx'
import css from './CartLine.module.css'
import { useTexts } from '../../site.ts'

/** Names a line of the cart in a form. */
export function KeyFields({ item }: { item: CartLineKey }) {
  return (
    <>
      <input type="hidden" name="type" value={item.productType} />
      <input type="hidden" name="id" value={item.id} />
      {item.forVehicleId ? <input type="hidden" name="for" value={item.forVehicleId} /> : null}
    </>
  )
}

interface QuantityFormProps {
  item: CartLineKey
  title: string
  quantity: number
  /** Path of the cart. */
  page: string
}

const CHOICES = Array.from({ length: MAX_QUANTITY }, (_, index) => String(index + 1))

/** How many of a thing; with a script the choice takes effect at once. */
export function QuantityForm({ item, title, quantity, page }: QuantityFormProps) {
  const texts = useTexts(cartTexts)
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const change = useCallback(
    (element: HTMLFormElement | null) => void submit(element, { preventScrollReset: true }),
    [submit],
  )
  useInputBeforeHydration(form, change)
  // No autocompletion: after Back a browser would fill in the earlier quantity, and it would count as chosen.
  return (
    <Form ref={form} method="post" action={page} className={css.quantity} preventScrollReset autoComplete="off">
      <KeyFields item={item} />
      <input type="hidden" name="intent" value="quantity" />
      <Select
        label={texts.quantityOf(title)}
        labelHidden
        name="quantity"
        chosen={String(quantity)}
        options={CHOICES.map((value) => ({ value, label: value }))}
        onChange={(event) => change(event.currentTarget.form)}
      />
      <Button type="submit" kind="quiet" small className="without-script">
        {texts.change}
      </Button>
    </Form>
  )
}
