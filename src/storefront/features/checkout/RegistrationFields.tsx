import { registrationTexts } from '#messages/registration.ts'
import type { FormState } from '../../blocks/form-state.ts'
import { FormField } from '../../blocks/FormFields.tsx'
import formCss from '../../blocks/FormFields.module.css'
import css from './checkout.module.css'
import type { RegistrationView } from './checkout-view.ts'
import { Options } from './Options.tsx'
import { useTexts } from '../../site.ts'

interface RegistrationFieldsProps {
  vehicleId: string
  view: RegistrationView
  state: FormState
}

/** What the dealer has to know to register the car; shown once registration is chosen. */
export function RegistrationFields({ vehicleId, view, state }: RegistrationFieldsProps) {
  const texts = useTexts(registrationTexts)
  const code = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const
  return (
    <div className={css.registration}>
      <Options
        legend={texts.which}
        name={`wish-${vehicleId}`}
        chosen={view.isWished ? 'yes' : 'no'}
        state={state}
        options={[
          { value: 'no', label: texts.any, note: texts.anyHint },
          { value: 'yes', label: texts.wish, note: texts.wishHint },
        ]}
      />
      <div className={`${formCss.pair} ${css.plate}`}>
        <FormField
          state={state}
          name={`plate-${vehicleId}`}
          label={texts.wished}
          hint={texts.wishedHint}
          defaultValue={view.begin.plate}
          maxLength={14}
          required={false}
          {...code}
        />
        <FormField
          state={state}
          name={`pin-${vehicleId}`}
          label={texts.pin}
          hint={texts.pinHint}
          defaultValue={view.begin.pin}
          maxLength={20}
          optional
          {...code}
        />
      </div>
      <FormField
        state={state}
        name={`evb-${vehicleId}`}
        label={texts.evb}
        hint={texts.evbHint}
        defaultValue={view.begin.evb}
        maxLength={12}
        optional
        {...code}
      />
    </div>
  )
}
