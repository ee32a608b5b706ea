import { Form, useActionData } from 'react-router'
import { addressTexts } from '#messages/addresses.ts'
import { AddressFields } from '../../blocks/AddressFields.tsx'
import { EMPTY_FORM, type FormState } from '../../blocks/form-state.ts'
import { FormErrors } from '../../blocks/FormFields.tsx'
import { Button, ButtonLink } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import css from './address-book.module.css'
import type { AddressFormView } from './address-book-view.ts'
import { useTexts } from '../../site.ts'

/** Adds or changes an address; `back` leads to the list. */
export function AddressForm({ view, back }: { view: AddressFormView; back: string }) {
  const texts = useTexts(addressTexts)
  const answer = useActionData<FormState>()
  const state = answer ?? EMPTY_FORM
  const isChecked = (name: string) => (answer ? answer.values : view.begin)[name] === 'on'
  return (
    <>
      <FormErrors state={state} />
      <Form method="post" action={view.path} noValidate className={css.form}>
        {view.id ? <input type="hidden" name="id" value={view.id} /> : null}
        <AddressFields state={state} begin={view.begin} knownTown={view.knownTown} />
        {view.hasDefaultChoice ? (
          <fieldset>
            <legend>{texts.defaults}</legend>
            <Checkbox
              name="isDefaultShipping"
              label={texts.asShipping}
              defaultChecked={isChecked('isDefaultShipping')}
            />
            <Checkbox name="isDefaultBilling" label={texts.asBilling} defaultChecked={isChecked('isDefaultBilling')} />
          </fieldset>
        ) : null}
        <div className={css.acts}>
          <Button type="submit" name="intent" value="save">
            {texts.save}
          </Button>
          <ButtonLink kind="quiet" href={back}>
            {texts.cancel}
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}
