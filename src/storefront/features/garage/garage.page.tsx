import { Form } from 'react-router'
import { garageTexts, vehicleFormTexts } from '#messages/garage.ts'
import { Button, ButtonLink } from '#design/Button.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { Notice } from '#design/Notice.tsx'
import { AccountFrame } from '../../blocks/AccountFrame.tsx'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/garage.page.ts'
import { GarageVehicle } from './GarageVehicle.tsx'
import { Declining, Offers } from './Offers.tsx'
import { VehicleForm } from './VehicleForm.tsx'
import type { GarageVehicleView } from './garage-view.ts'
import { changeGarage, loadGarage } from './garage.server.ts'
import css from './garage.module.css'

export const loader = loadGarage
export const action = changeGarage

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: garageTexts.title })
}

export default function Garage({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(garageTexts)
  const vehicleFormWords = useTexts(vehicleFormTexts)
  const { addPath, vehicles, shown, form } = view
  if (!shown)
    return (
      <AccountFrame title={texts.title}>
        <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
          <ButtonLink href={addPath}>{texts.add}</ButtonLink>
        </EmptyState>
      </AccountFrame>
    )
  if (form)
    return (
      <AccountFrame title={vehicleFormWords.editTitle}>
        <VehicleForm key={form.path} view={form} />
      </AccountFrame>
    )
  if (view.isLeaving) return <Leaving vehicle={shown} path={view.path} />
  if (view.declining) return <Declining offer={view.declining} page={view.path} />
  const add = addPath ? (
    <ButtonLink href={addPath} kind="secondary" small>
      {texts.add}
    </ButtonLink>
  ) : null
  return (
    <AccountFrame title={texts.title} act={add}>
      {addPath ? null : <Notice>{texts.full(view.max)}</Notice>}
      {vehicles.length > 1 ? (
        <Form method="post" action={view.path}>
          <fieldset className={css.choice} aria-label={texts.choose}>
            {vehicles.map(({ id, label, isShown }) => (
              <button key={id} type="submit" name="select" value={id} aria-pressed={isShown}>
                {label}
              </button>
            ))}
          </fieldset>
        </Form>
      ) : null}
      <GarageVehicle vehicle={shown} worth={view.worth} record={view.record} hasOffers={view.offers.length > 0}>
        {shown.tradeIn ? (
          <Notice>
            <p>
              {shown.tradeIn.text}{' '}
              {shown.tradeIn.order ? <a href={shown.tradeIn.order.href}>{shown.tradeIn.order.name}</a> : null}
            </p>
          </Notice>
        ) : null}
        {view.offers.length > 0 ? <Offers offers={view.offers} page={view.path} /> : null}
      </GarageVehicle>
    </AccountFrame>
  )
}

function Leaving({ vehicle, path }: { vehicle: GarageVehicleView; path: string }) {
  const texts = useTexts(garageTexts)
  return (
    <AccountFrame title={texts.removeQuestion(vehicle.name)}>
      <p>{texts.removeLead}</p>
      <p>{texts.removeOffers}</p>
      <Form method="post" action={path} className={css.acts}>
        <ButtonLink href={path}>{texts.keep}</ButtonLink>
        <Button type="submit" kind="secondary" name="remove" value={vehicle.id}>
          {texts.removeYes}
        </Button>
      </Form>
    </AccountFrame>
  )
}
