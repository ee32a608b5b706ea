import { Checkbox } from '#design/Checkbox.tsx'
import { API_PURPOSES } from '#domain/dealer-api/machine-actor.ts'
import { dealerApiTexts } from '#messages/dealer-api.ts'
import { fieldId } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import css from './api-keys.module.css'

/** What a new key is for, each with what it allows. */
export function PurposeFields({ state }: { state: FormState }) {
  const texts = useTexts(dealerApiTexts)
  const error = state.errors.purposes
  return (
    <fieldset className={css.purposes} id={fieldId('purposes')} aria-describedby={error ? 'purposes-error' : undefined}>
      <legend>{texts.purposes}</legend>
      {API_PURPOSES.map((purpose) => (
        <Checkbox
          key={purpose}
          name={`purpose-${purpose}`}
          value="yes"
          defaultChecked={state.values[`purpose-${purpose}`] === 'yes'}
          label={`${texts[purpose]}: ${texts[`${purpose}_CAN`]}`}
        />
      ))}
      {error ? (
        <p id="purposes-error" className={css.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
