import { Form, useActionData, useLoaderData } from 'react-router'
import { Button, ButtonLink, SubmitOnEnter } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { stockVehicleTexts } from '#messages/dealer-stock.ts'
import { vehicleSpinTexts } from '#messages/dealer-spin.ts'
import { vehicleSheetTexts } from '#messages/vehicle-sheets.ts'
import { fieldId, FormErrors } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { CasePage } from '../../blocks/CasePage.tsx'
import { Done } from '../../blocks/Done.tsx'
import { ChangedMeanwhile } from '../../blocks/ChangedMeanwhile.tsx'
import { headOf } from '../../head.ts'
import {
  changeStockVehicle,
  loadStockVehicle,
  type StockVehicleView,
  type VehicleFormState,
} from './stock-vehicle.server.ts'
import { SaveBar } from './SaveBar.tsx'
import { VehicleFields } from './VehicleFields.tsx'
import { VehiclePictures } from './VehiclePictures.tsx'
import { VehicleSpin } from './VehicleSpin.tsx'
import css from './vehicle.module.css'

export const loader = loadStockVehicle
export const action = changeStockVehicle

/** Loads again even after a refusal: some pictures may have been added, and others changed by somebody else. */
export function shouldRevalidate(): boolean {
  return true
}

export function meta(args: Parameters<typeof headOf>[0] & { loaderData?: StockVehicleView }) {
  return headOf(args, args.loaderData?.title ?? stockVehicleTexts.back)
}

/** One car: its form, and beside it price, state and pictures. */
export default function StockVehicle() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(stockVehicleTexts)
  const spinTexts = useTexts(vehicleSpinTexts)
  const state: VehicleFormState = useActionData<VehicleFormState>() ?? EMPTY_FORM
  // What was entered is compared with what the form showed then, not with what has been loaded since.
  const fingerprint = state.fingerprint ?? state.values.fingerprint ?? view.fingerprint
  const done = state.done ?? (view.isSaved && state === EMPTY_FORM ? texts.saved : undefined)
  return (
    <CasePage
      title={view.title}
      note={view.note}
      back={{ href: view.back, label: texts.back }}
      aside={<Aside view={view} />}
    >
      {state.changed ? <ChangedMeanwhile view={state.changed} /> : <FormErrors state={state} />}
      <Done text={done} />
      <Missing missing={view.missing} />
      {view.canChange ? null : <Notice>{texts.readOnly}</Notice>}
      {view.isHidden ? <Notice>{texts.hidden}</Notice> : null}
      <nav className={css.sections} aria-label={texts.sections}>
        {view.groups.map(({ name, label }) => (
          <a key={name} href={`#${name}`}>
            {label}
          </a>
        ))}
        <a href="#pictures">{texts.pictures}</a>
        {view.canChange || view.spin.frames.length > 0 ? <a href="#spin">{spinTexts.title}</a> : null}
      </nav>
      {/* A saved form is rendered again with the stored values; a refused one keeps what was entered. */}
      <Form method="post" encType="multipart/form-data" className={css.form} key={fingerprint} noValidate>
        <SubmitOnEnter />
        <input type="hidden" name="fingerprint" value={fingerprint} />
        <VehicleFields groups={view.groups} state={state} />
        <VehiclePictures view={view.pictures} state={state} covering={state.covering} />
        <VehicleSpin view={view.spin} state={state} />
        {view.canChange ? <SaveBar /> : null}
      </Form>
    </CasePage>
  )
}

/** What the law requires and is missing, with links to the fields. */
function Missing({ missing }: Pick<StockVehicleView, 'missing'>) {
  const texts = useTexts(stockVehicleTexts)
  if (missing.length === 0) return null
  return (
    <Notice tone="error">
      <p>
        <b>{texts.missingTitle(missing.length)}</b>
      </p>
      <p>
        {missing.map(({ name, label }, index) => (
          <span key={name}>
            {index > 0 ? ', ' : null}
            <a href={`#${fieldId(name)}`}>{label}</a>
          </span>
        ))}
      </p>
      <p>{texts.missingText}</p>
    </Notice>
  )
}

function Aside({ view }: { view: StockVehicleView }) {
  const { facts, steps, isByHand } = view
  const sheets = useTexts(vehicleSheetTexts)
  const texts = useTexts(stockVehicleTexts)
  return (
    <>
      <h2>{texts.price}</h2>
      <Specs>
        {facts.map(({ label, value }) => (
          <SpecRow key={label} label={label}>
            {value}
          </SpecRow>
        ))}
      </Specs>
      {view.shopAt === null ? null : (
        <p>
          <a href={view.shopAt}>{texts.inShop}</a>
        </p>
      )}
      {steps.length > 0 ? (
        <>
          <h2>{texts.status}</h2>
          <Form method="post" className={css.states}>
            <input type="hidden" name="shown" value={view.stateFingerprint} />
            {steps.map(({ to, label }) => (
              <Button key={to} type="submit" name="to" value={to} kind="secondary">
                {label}
              </Button>
            ))}
          </Form>
        </>
      ) : null}
      <h2>{sheets.print}</h2>
      <p className={css.states}>
        {view.sheets.map(({ href, label }) => (
          <ButtonLink key={href} href={href} kind="secondary" small>
            {label}
          </ButtonLink>
        ))}
      </p>
      <h2>{texts.whose}</h2>
      <p>{isByHand ? texts.whoseHand : texts.whoseText}</p>
    </>
  )
}
