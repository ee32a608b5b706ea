import { Checkbox } from '#design/Checkbox.tsx'
import { TextArea } from '#design/Field.tsx'
import { classes } from '#design/classes.ts'
import { stockVehicleTexts } from '#messages/dealer-stock.ts'
import { fieldId, FormField, FormSelect } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import type { VehicleFieldView, VehicleGroupView } from './vehicle-form.server.ts'
import css from './vehicle.module.css'

/** The fields of a vehicle in their groups, each with its owner: the feed or a person. */
export function VehicleFields({ groups, state }: { groups: readonly VehicleGroupView[]; state: FormState }) {
  return groups.map(({ name, label, fields }) => (
    <section key={name} className={css.group}>
      <h2 id={name}>{label}</h2>
      <div className={css.fields}>
        {fields.map((field) => (
          <div key={field.name} className={classes(css.field, isWide(field) && css.wide)}>
            <Control field={field} state={state} />
            <Owner field={field} />
          </div>
        ))}
      </div>
    </section>
  ))
}

function isWide({ control }: VehicleFieldView): boolean {
  return control === 'area' || control === 'features'
}

function Control({ field, state }: { field: VehicleFieldView; state: FormState }) {
  const { name, control, label, unit, hint, options, value, isRequired } = field
  if (control === 'features') return <Features field={field} state={state} />
  if (control === 'select')
    return <FormSelect state={state} name={name} label={label} options={options} chosen={value} />
  if (control === 'area') {
    const error = state.errors[name]
    return (
      <TextArea
        id={fieldId(name)}
        name={name}
        label={label}
        rows={name === 'description' ? 10 : 3}
        defaultValue={state.values[name] ?? value}
        {...(hint ? { hint } : {})}
        {...(error ? { error } : {})}
      />
    )
  }
  const kind = { text: {}, number: { inputMode: 'decimal' }, month: { type: 'month' }, date: { type: 'date' } } as const
  return (
    <FormField
      state={state}
      name={name}
      label={label}
      defaultValue={value}
      required={isRequired}
      autoComplete="off"
      {...kind[control]}
      {...(unit ? { unit } : {})}
    />
  )
}

/** Each feature is a box of its own; after a refusal the boxes stand as they were sent. */
function Features({ field: { name, label, options, value }, state }: { field: VehicleFieldView; state: FormState }) {
  const chosen = new Set(value.split(' '))
  const wasSent = Object.keys(state.values).length > 0
  return (
    <fieldset className={css.features} id={fieldId(name)}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={`${name}.${option.value}`}
            label={option.label}
            defaultChecked={wasSent ? state.values[`${name}.${option.value}`] !== undefined : chosen.has(option.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Says whether the feed or a person owns a field; a person's value can be given back to the feed. */
function Owner({ field: { name, label, owner, isMissing } }: { field: VehicleFieldView }) {
  const texts = useTexts(stockVehicleTexts)
  return (
    <p className={classes(css.own, owner === 'HAND' && css.hand)}>
      {isMissing ? <b className={css.law}>{texts.isMissing}</b> : null}
      {owner ? (
        <span data-by={owner === 'HAND' ? 'H' : 'F'}>{owner === 'HAND' ? texts.byHand : texts.byFeed}</span>
      ) : null}
      {owner === 'HAND' ? (
        <button type="submit" name="give-back" value={name} aria-label={texts.giveBackField(label)}>
          {texts.giveBack}
        </button>
      ) : null}
    </p>
  )
}
