import { checkoutTexts } from '#messages/checkout.ts'
import { Button } from '#design/Button.tsx'
import { TextField } from '#design/Field.tsx'
import type { FormState } from '../../blocks/form-state.ts'
import { PlaceHint } from '../../blocks/PlaceHint.tsx'
import { useEntries } from '../../blocks/use-entries.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/checkout-delivery.page.ts'
import { AddressChoice } from './AddressChoice.tsx'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { Options } from './Options.tsx'
import { loadDelivery, saveDelivery } from './checkout-delivery.server.ts'
import type { DeliveryView } from './checkout-view.ts'
import css from './checkout.module.css'

export const loader = loadDelivery
export const action = saveDelivery

export const handle = { isStep: true }

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: checkoutTexts.delivery })
}

/** Step 3: how the goods reach the customer. */
export default function CheckoutDelivery({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(checkoutTexts)
  const state = useEntries(view)
  const { vehicles, accessories, address, billing } = view
  return (
    <CheckoutFrame view={view} title={texts.deliveryTitle} state={state}>
      <input type="hidden" name="cars" value={view.shownCars} />
      {vehicles ? (
        <div>
          <Options {...vehicles} name="vehicles" hint={texts.noParcels} state={state} />
          <Dealers view={view} state={state} />
        </div>
      ) : null}
      {accessories ? <Options {...accessories} legend={texts.goods} name="accessories" state={state} /> : null}
      <div className={css.address}>
        <AddressChoice
          view={address}
          legend={texts.deliverTo}
          first={{ label: texts.toBilling, lines: billing }}
          state={state}
        />
      </div>
    </CheckoutFrame>
  )
}

function Dealers({ view, state }: { view: DeliveryView; state: FormState }) {
  const texts = useTexts(checkoutTexts)
  return (
    <div className={`${css.disclosure} ${css.dealers}`}>
      <div className={css.finder}>
        <TextField
          name="place"
          label={texts.findPlace}
          defaultValue={state.values.place ?? view.place}
          autoComplete="off"
          error={view.hint?.problem}
        />
        <Button type="submit" name="intent" value="find" kind="secondary">
          {texts.find}
        </Button>
      </div>
      <PlaceHint hint={view.hint} />
      {view.dealers.length > 0 ? (
        <Options
          legend={texts.toDealer}
          hint={texts.toDealerHint}
          name="dealer"
          chosen={view.dealer}
          state={state}
          options={view.dealers.map(({ id, name, lines }) => ({ value: id, label: name, note: lines.join(' · ') }))}
        />
      ) : view.hint?.problem ? null : (
        <p>{texts.noDealers}</p>
      )}
    </div>
  )
}
