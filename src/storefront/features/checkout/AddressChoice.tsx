import { checkoutTexts } from '#messages/checkout.ts'
import { AddressFields } from '../../blocks/AddressFields.tsx'
import type { FormState } from '../../blocks/form-state.ts'
import { Checkbox } from '#design/Checkbox.tsx'
import css from './checkout.module.css'
import type { AddressChoiceView } from './checkout-view.ts'
import { Options } from './Options.tsx'
import { useTexts } from '../../site.ts'

interface AddressChoiceProps {
  view: AddressChoiceView
  legend: string
  /** An option above the addresses of the book. */
  first?: { readonly label: string; readonly lines: readonly string[] }
  state: FormState
}

/** An address of the book, or the fields of another one; where there is no book yet, the fields only. */
export function AddressChoice({ view, legend, first, state }: AddressChoiceProps) {
  const texts = useTexts(checkoutTexts)
  const isRequested = view.book.length > 0 || first !== undefined
  return (
    <>
      {isRequested ? (
        <Options
          legend={legend}
          name="addressId"
          chosen={view.chosen}
          state={state}
          options={[
            ...(first ? [{ value: 'billing', label: first.label, note: first.lines.join(', ') }] : []),
            ...view.book.map(({ id, lines: [name = '', ...rest] }) => ({
              value: id,
              label: name,
              note: rest.join(', '),
            })),
            { value: 'new', label: texts.otherAddress },
          ]}
        />
      ) : null}
      <div className={`${css.disclosure} ${css.new}`}>
        {isRequested ? null : <h2>{texts.newAddress}</h2>}
        <AddressFields state={state} begin={view.begin} />
        <Checkbox name="saveAddress" label={texts.saveAddress} defaultChecked={state.values.saveAddress === 'on'} />
      </div>
    </>
  )
}
