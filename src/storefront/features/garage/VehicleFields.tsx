import { useRef } from 'react'
import { vehicleFormTexts } from '#messages/garage.ts'
import type { FormState } from '../../blocks/form-state.ts'
import { FormField, FormSelect } from '../../blocks/FormFields.tsx'
import { MonthFields } from '../../blocks/MonthFields.tsx'
import { Button } from '#design/Button.tsx'
import { useModels } from './use-models.ts'
import type { Choices, VehicleFormView } from './vehicle-form-view.ts'
import css from './VehicleForm.module.css'
import { useTexts } from '../../site.ts'

/** The fields of a car apart from its identification numbers. Without script a button loads the models of a chosen make. */
export function VehicleFields({
  view,
  state,
  models: begun,
}: {
  view: VehicleFormView
  state: FormState
  models: Choices
}) {
  const texts = useTexts(vehicleFormTexts)
  const { begin } = view
  const makeField = useRef<HTMLDivElement>(null)
  const { make, models, isLoading, onMake } = useModels(begun, state.values.make ?? begin.make ?? '', makeField)
  const field = (name: string) => ({ state, name, defaultValue: begin[name] })
  const choice = (name: string, options: Choices) => ({ state, name, options, chosen: begin[name] ?? '' })
  return (
    <>
      <div className={css.named} ref={makeField}>
        <FormSelect
          {...choice('make', view.makes)}
          label={texts.make}
          onChange={(event) => void onMake(event.currentTarget.value)}
        />
        <div className={css.another}>
          <FormField {...field('makeName')} label={texts.makeName} maxLength={60} />
        </div>
      </div>
      <div className="without-script">
        <Button type="submit" name="intent" value="models" kind="secondary" small>
          {texts.loadModels}
        </Button>
      </div>
      <div className={css.named}>
        <FormSelect
          key={`${make} ${models.length}`}
          {...choice('model', isLoading ? [{ value: '', label: texts.loadingModels }] : models)}
          label={texts.model}
          aria-busy={isLoading || undefined}
        />
        <div className={css.another}>
          <FormField {...field('modelName')} label={texts.modelName} maxLength={80} />
        </div>
      </div>
      <div className={css.pair}>
        <FormSelect {...choice('fuelType', view.fuels)} label={texts.fuel} />
        <FormField {...field('mileage')} label={texts.mileage} unit="km" inputMode="numeric" optional />
      </div>
      <div className={css.pair}>
        <MonthFields
          {...field('firstRegistration')}
          label={texts.firstRegistration}
          years={view.registrationYears}
          begin={begin}
          optional
        />
        <MonthFields
          {...field('nextInspection')}
          label={texts.nextInspection}
          years={view.inspectionYears}
          begin={begin}
          optional
        />
      </div>
      <div className={css.pair}>
        <MonthFields
          {...field('nextService')}
          label={texts.nextService}
          years={view.inspectionYears}
          begin={begin}
          optional
        />
        <MonthFields
          {...field('warrantyUntil')}
          label={texts.warrantyUntil}
          years={view.warrantyYears}
          begin={begin}
          optional
        />
      </div>
      <div className={css.pair}>
        <FormField
          {...field('plate')}
          label={texts.plate}
          hint={texts.plateHint}
          autoCapitalize="characters"
          spellCheck={false}
          optional
        />
        <FormSelect {...choice('dealer', view.dealers)} label={texts.dealer} />
      </div>
    </>
  )
}
