import { checkoutTexts } from '#messages/checkout.ts'
import type { FormState } from '../../blocks/form-state.ts'
import { useEntries } from '../../blocks/use-entries.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/checkout-services.page.ts'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { OptionRow, Options } from './Options.tsx'
import { RegistrationFields } from './RegistrationFields.tsx'
import { loadServices, chooseServices } from './checkout-services.server.ts'
import type { CarServicesView } from './checkout-view.ts'
import options from './Options.module.css'
import css from './checkout.module.css'

export const loader = loadServices
export const action = chooseServices

export const handle = { isStep: true }

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: checkoutTexts.services })
}

/** Step 1: optional services and accessories for each car. */
export default function CheckoutServices({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(checkoutTexts)
  const state = useEntries(view)
  return (
    <CheckoutFrame
      view={view}
      title={view.title}
      lead={view.lead}
      state={state}
      againNote={state.values.again ? texts.registrationAgain : undefined}
    >
      <input type="hidden" name="cars" value={view.shownCars} />
      <input type="hidden" name="lines" value={view.lines} />
      {view.cars.map((car) => (
        <CarServices key={car.vehicleId} car={car} state={state} />
      ))}
    </CheckoutFrame>
  )
}

/** A checkbox that is not ticked is not sent, so only a form with any value says which ones were ticked. */
function isTicked({ values }: FormState, name: string, isChosen: boolean): boolean {
  return Object.keys(values).length > 0 ? values[name] !== undefined : isChosen
}

function CarServices({ car, state }: { car: CarServicesView; state: FormState }) {
  const texts = useTexts(checkoutTexts)
  const { vehicleId, title, singles, registration, warranty, fitting, accessories } = car
  return (
    <section className={css.car} aria-labelledby={`car-${vehicleId}`}>
      <h2 id={`car-${vehicleId}`}>{texts.servicesOf(title)}</h2>
      {singles.map(({ name, isChosen, ...option }) => (
        <div key={name} className={options.options}>
          <OptionRow type="checkbox" name={name} option={option} isChosen={isTicked(state, name, isChosen)} />
        </div>
      ))}
      {registration ? <RegistrationFields vehicleId={vehicleId} view={registration} state={state} /> : null}
      {warranty ? (
        <div>
          <Options
            legend={texts.warranty}
            name={warranty.name}
            options={warranty.options}
            chosen={warranty.chosen}
            state={state}
          />
          {warranty.terms.map(({ label, href }) => (
            <p key={href} className={`small ${css.terms}`}>
              <a href={href}>{label}</a>
            </p>
          ))}
        </div>
      ) : null}
      {accessories.length > 0 ? (
        <fieldset className={options.options}>
          <legend>{texts.fitted}</legend>
          <p className="small soft">{texts.fittedHint(fitting)}</p>
          {accessories.map(({ name, isChosen, ...option }) => (
            <div key={name}>
              <input type="hidden" name={`offered-${name}`} value="on" />
              <OptionRow
                type="checkbox"
                name={`fitted-${name}`}
                option={option}
                isChosen={isTicked(state, `fitted-${name}`, isChosen)}
              />
            </div>
          ))}
        </fieldset>
      ) : null}
    </section>
  )
}
