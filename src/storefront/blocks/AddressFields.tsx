import { addressTexts } from '#messages/addresses.ts'
import { sessionTexts } from '#messages/session.ts'
import css from './AddressFields.module.css'
import type { FormState } from './form-state.ts'
import formCss from './FormFields.module.css'
import { FormField, FormSelect } from './FormFields.tsx'
import { useTown } from './use-town.ts'
import { useTexts } from '../site.ts'

/**
 * The name of a person with a German postal address. `begin` is what the fields show at first, `knownTown` the town we know for the postal
 * code they begin with. The town may be left empty: the server fills it in; with a script it is filled in while the visitor types.
 */
export function AddressFields({
  state,
  form,
  begin = {},
  knownTown,
}: {
  state: FormState
  form?: string
  begin?: Readonly<Record<string, string>>
  knownTown?: string
}) {
  const texts = useTexts(addressTexts)
  const names = useTexts(sessionTexts)
  const field = (name: string) => ({ state, form, name, defaultValue: begin[name] })
  const shown = (name: string) => state.values[name] ?? begin[name] ?? ''
  const begun = knownTown === undefined ? undefined : { postalCode: begin.postalCode ?? '', town: knownTown }
  const { onPostalCode, onTown, otherThan } = useTown(begun)
  const other = otherThan(shown('city'))
  return (
    <div className={formCss.fields}>
      <FormSelect
        state={state}
        form={form}
        name="salutation"
        label={names.salutation}
        options={[
          { value: '', label: names.noSalutation },
          { value: 'MRS', label: names.mrs },
          { value: 'MR', label: names.mr },
          { value: 'DIVERSE', label: names.diverse },
        ]}
        chosen={begin.salutation ?? ''}
      />
      <div className={formCss.pair}>
        <FormField {...field('firstName')} label={names.firstName} autoComplete="given-name" />
        <FormField {...field('lastName')} label={names.lastName} autoComplete="family-name" />
      </div>
      <div className={css.street}>
        <FormField {...field('street')} label={texts.street} autoComplete="address-line1" />
        <FormField {...field('houseNumber')} label={texts.houseNumber} />
      </div>
      <FormField {...field('additionalAddress')} label={texts.additional} autoComplete="address-line2" optional />
      <div className={css.town}>
        <FormField
          {...field('postalCode')}
          label={texts.postalCode}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={5}
          onInput={(event) => void onPostalCode(event)}
        />
        <FormField
          {...field('city')}
          label={texts.city}
          autoComplete="address-level2"
          required={false}
          hint={other ? texts.otherTown(other.postalCode, other.town) : texts.cityHint}
          onInput={onTown}
        />
      </div>
      <FormField {...field('phone')} label={names.phone} type="tel" autoComplete="tel" optional />
    </div>
  )
}
