import { useActionData } from 'react-router'
import { Button } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { Notice } from '#design/Notice.tsx'
import { Status } from '#design/Status.tsx'
import { workshopTexts } from '#messages/workshop.ts'
import formCss from '../../blocks/FormFields.module.css'
import { FormField, FormSelect } from '../../blocks/FormFields.tsx'
import { MonthFields } from '../../blocks/MonthFields.tsx'
import { useEntries } from '../../blocks/use-entries.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/service-vehicle.page.ts'
import type { LookUpAnswer } from './look-up.server.ts'
import { ServiceFrame } from './ServiceFrame.tsx'
import { loadServiceVehicle, saveServiceVehicle } from './vehicle.server.ts'
import css from './workshop.module.css'

export const loader = loadServiceVehicle
export const action = saveServiceVehicle

export const handle = { isStep: true }

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: workshopTexts.vehicleTitle })
}

/** Step 2: the car, from the garage or entered. */
export default function ServiceVehicle({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(workshopTexts)
  const state = useEntries(view)
  const { garage, begin } = view
  const { found, foundAt = 0 } = useActionData<LookUpAnswer>() ?? {}
  const field = (name: string) => ({ state, name, defaultValue: begin[name], autoComplete: 'off' })
  const chosen = state.values.garageId ?? begin.garageId
  return (
    <ServiceFrame view={view} title={texts.vehicleTitle} state={state}>
      {garage.length > 0 ? (
        <fieldset className={css.choices}>
          <legend>
            <h2>{texts.fromGarage}</h2>
          </legend>
          {[...garage, { id: 'new', label: texts.byHand }].map(({ id, label }) => (
            <Checkbox key={id} type="radio" name="garageId" value={id} label={label} defaultChecked={chosen === id} />
          ))}
        </fieldset>
      ) : null}
      <fieldset className={`${formCss.fields} ${css.entered}`}>
        <legend>
          <h2>{texts.byHandLegend}</h2>
        </legend>
        <div className={formCss.pair}>
          <FormField {...field('hsn')} label={texts.hsn} hint={texts.hsnHint} maxLength={4} optional />
          <FormField {...field('tsn')} label={texts.tsn} hint={texts.tsnHint} maxLength={3} optional />
        </div>
        <FormField {...field('vin')} label={texts.vin} hint={texts.vinHint} spellCheck={false} optional />
        <div>
          <Button type="submit" name="intent" value="look-up" kind="secondary">
            {texts.lookUp}
          </Button>
        </div>
        <Status>{found ? <Notice>{found}</Notice> : null}</Status>
        {/* The key renders the fields again, so that they show what was found. */}
        <div key={`car ${foundAt}`} className={formCss.pair}>
          <FormField {...field('make')} label={texts.make} hint={texts.makeHint} maxLength={60} />
          <FormField {...field('model')} label={texts.model} maxLength={80} optional />
        </div>
        <div className={formCss.pair}>
          <FormField {...field('plate')} label={texts.plate} maxLength={20} optional />
          <FormField {...field('mileage')} label={texts.mileage} unit="km" inputMode="numeric" optional />
        </div>
        <div className={formCss.pair}>
          <FormSelect
            key={`fuel ${foundAt}`}
            state={state}
            name="fuelType"
            label={texts.fuel}
            options={view.fuels}
            chosen={begin.fuelType ?? ''}
          />
          <MonthFields
            state={state}
            name="firstRegistration"
            label={texts.registeredIn}
            years={view.years}
            begin={begin}
            optional
          />
        </div>
      </fieldset>
    </ServiceFrame>
  )
}
