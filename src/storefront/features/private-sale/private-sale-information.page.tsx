import { Button, ButtonLink } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import fieldCss from '#design/Field.module.css'
import { TextArea } from '#design/Field.tsx'
import { Notice } from '#design/Notice.tsx'
import { Select } from '#design/Select.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { euroUnit } from '#domain/format/money.ts'
import { MAX_LISTING_DESCRIPTION, MAX_LISTING_NAME } from '#domain/private-sale/listing-limits.ts'
import { privateSaleTexts } from '#messages/private-sale.ts'
import formCss from '../../blocks/FormFields.module.css'
import { useCharactersLeft } from '../../blocks/characters-left.ts'
import { ChoiceText } from '../../blocks/ChoiceRow.tsx'
import { fieldId, FormField, FormSelect } from '../../blocks/FormFields.tsx'
import { SumBox } from '../../blocks/SumColumns.tsx'
import { useEntries } from '../../blocks/use-entries.ts'
import { headOf, siteOf } from '../../head.ts'
import { useLocale, useTexts } from '../../site.ts'
import type { Route } from './+types/private-sale-information.page.ts'
import { loadInformation, saveInformation } from './information.server.ts'
import css from './private-sale.module.css'
import { SaleFrame } from './SaleFrame.tsx'
import type { SaleInformationView } from './sale-view.ts'

export const loader = loadInformation
export const action = saveInformation

const ACKNOWLEDGEMENT_NOTE = 'acknowledgement-note'

export const handle = { isStep: true }

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: privateSaleTexts.informationTitle })
}

/** Step 1: the car, the price, the description, and who sells. */
export default function PrivateSaleInformation({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(privateSaleTexts)
  const euro = euroUnit(useLocale())
  const state = useEntries(view)
  const frame = { view, title: texts.informationTitle, lead: texts.informationLead, state }
  const counted = useCharactersLeft(MAX_LISTING_DESCRIPTION)
  const { begin, car } = view
  if (!car)
    return (
      <SaleFrame {...frame}>
        <Notice>
          <p>
            <b>{texts.noCarTitle}</b>
          </p>
          <p>{texts.noCarText}</p>
        </Notice>
        <div>
          <ButtonLink href={view.addCar}>{texts.addCar}</ButtonLink>
        </div>
      </SaleFrame>
    )
  if (view.listed)
    return (
      <SaleFrame {...frame} before={<CarChoice view={view} />}>
        {null}
      </SaleFrame>
    )
  const wasSent = Object.keys(state.values).length > 0
  const isTicked = (name: string) => (wasSent ? state.values[name] !== undefined : begin[name] === '1')
  const field = (name: string) => ({ state, name, defaultValue: begin[name] ?? '', autoComplete: 'off' })
  const descriptionError = state.errors.description
  return (
    <SaleFrame {...frame} button={view.next} before={<CarChoice view={view} />} aside={<PriceBox view={view} />}>
      <input type="hidden" name="garageVehicleId" value={car.id} />
      <fieldset className={`${formCss.fields} ${css.part}`} key={car.id}>
        <legend>
          <h2>{texts.vehicle}</h2>
        </legend>
        <FormField {...field('vehicleName')} label={texts.name} hint={texts.nameHint} maxLength={MAX_LISTING_NAME} />
        <div className={formCss.pair}>
          <FormField {...field('vin')} label={texts.vin} hint={texts.vinHint} spellCheck={false} optional />
          <FormField
            {...field('mileage')}
            label={texts.mileage}
            hint={texts.mileageHint}
            unit="km"
            inputMode="numeric"
          />
        </div>
        <FormSelect
          state={state}
          name="accident"
          label={texts.accident}
          options={[
            { value: '', label: texts.accidentUnknown },
            { value: 'NO', label: texts.accidentNo },
            { value: 'YES', label: texts.accidentYes },
          ]}
          chosen={begin.accident ?? ''}
        />
      </fieldset>
      <fieldset className={`${formCss.fields} ${css.part}`}>
        <legend>
          <h2>{texts.priceTitle}</h2>
        </legend>
        <FormField
          {...field('price')}
          label={texts.price}
          {...(view.estimate ? { hint: texts.priceHint(view.estimate.range) } : {})}
          unit={euro}
          inputMode="numeric"
        />
        <Checkbox
          name="isFixedPrice"
          value="1"
          defaultChecked={isTicked('isFixedPrice')}
          label={<ChoiceText title={texts.fixedPrice} notes={[texts.fixedHint]} />}
        />
      </fieldset>
      <fieldset className={`${formCss.fields} ${css.part}`}>
        <legend>
          <h2>{texts.descriptionTitle}</h2>
        </legend>
        <TextArea
          id={fieldId('description')}
          name="description"
          label={texts.description}
          {...counted}
          hint={`${texts.descriptionHint} ${counted.hint}`}
          rows={7}
          defaultValue={state.values.description ?? begin.description}
          {...(descriptionError ? { error: descriptionError } : {})}
        />
      </fieldset>
      <fieldset className={`${formCss.fields} ${css.part}`}>
        <legend>
          <h2>{texts.seller}</h2>
        </legend>
        <FormField
          {...field('postalCode')}
          label={texts.postalCode}
          hint={texts.postalCodeHint}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
        />
        <fieldset className={css.part} id={fieldId('isPrivateSeller')} tabIndex={-1}>
          <legend>{texts.youSell}</legend>
          <Checkbox
            type="radio"
            name="seller"
            value="private"
            label={texts.asPrivate}
            defaultChecked={state.values.seller !== 'business'}
          />
          <Checkbox
            type="radio"
            name="seller"
            value="business"
            label={texts.asBusiness}
            defaultChecked={state.values.seller === 'business'}
          />
        </fieldset>
        <Checkbox name="showsPhone" value="1" defaultChecked={isTicked('showsPhone')} label={texts.showPhone} />
        <FormField {...field('phone')} label={texts.phone} type="tel" autoComplete="tel" optional />
        <Checkbox
          id={fieldId('acknowledgementCheckbox')}
          name="acknowledgementCheckbox"
          value="1"
          defaultChecked={wasSent && state.values.acknowledgementCheckbox !== undefined}
          aria-invalid={state.errors.acknowledgementCheckbox ? true : undefined}
          aria-describedby={state.errors.acknowledgementCheckbox ? ACKNOWLEDGEMENT_NOTE : undefined}
          label={texts.acknowledge}
        />
        {state.errors.acknowledgementCheckbox ? (
          <p id={ACKNOWLEDGEMENT_NOTE} className={fieldCss.error}>
            {state.errors.acknowledgementCheckbox}
          </p>
        ) : null}
      </fieldset>
    </SaleFrame>
  )
}

/** Another car of the garage, whose details the questions then begin with. */
function CarChoice({ view: { car, path, addCar } }: { view: SaleInformationView }) {
  const texts = useTexts(privateSaleTexts)
  if (!car) return null
  return (
    <form method="get" action={path} className={css.choice} id={fieldId('garageVehicleId')} tabIndex={-1}>
      <Select key={car.id} label={texts.fromGarage} name="fahrzeug" options={car.cars} chosen={car.id} />
      {car.cars.length > 1 ? (
        <Button type="submit" kind="secondary">
          {texts.takeCar}
        </Button>
      ) : null}
      <a href={addCar}>{texts.otherCar}</a>
    </form>
  )
}

function PriceBox({ view: { estimate } }: { view: SaleInformationView }) {
  const texts = useTexts(privateSaleTexts)
  return (
    <SumBox label={texts.estimateTitle}>
      <h2>{texts.estimateTitle}</h2>
      {estimate ? (
        <>
          <p className={css.range}>{estimate.range}</p>
          <Specs>
            {estimate.rows.map(({ label, value }) => (
              <SpecRow key={label} label={label}>
                {value}
              </SpecRow>
            ))}
          </Specs>
          <p className="note">{texts.estimateNote}</p>
          <p className="note">
            <a href={estimate.href}>{texts.seeComparables}</a>
          </p>
        </>
      ) : (
        <p className="note">{texts.noEstimate}</p>
      )}
    </SumBox>
  )
}
