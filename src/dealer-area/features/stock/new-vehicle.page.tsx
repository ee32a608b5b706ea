import { Form, useActionData, useLoaderData } from 'react-router'
import { stockVehicleTexts } from '#messages/dealer-stock.ts'
import { FormErrors, FormField } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM, type FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { CasePage } from '../../blocks/CasePage.tsx'
import { headOf } from '../../head.ts'
import { createVehicle, loadNewVehicle } from './new-vehicle.server.ts'
import { SaveBar } from './SaveBar.tsx'
import { VehicleFields } from './VehicleFields.tsx'
import css from './vehicle.module.css'

export const loader = loadNewVehicle
export const action = createVehicle

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, stockVehicleTexts.newTitle)
}

/** A car that no feed delivers. */
export default function NewVehicle() {
  const { back, groups } = useLoaderData<typeof loader>()
  const texts = useTexts(stockVehicleTexts)
  const state = useActionData<FormState>() ?? EMPTY_FORM
  return (
    <CasePage
      title={texts.newTitle}
      note={texts.newNote}
      back={{ href: back, label: texts.back }}
      aside={
        <>
          <h2>{texts.whose}</h2>
          <p>{texts.whoseHand}</p>
        </>
      }
    >
      <FormErrors state={state} />
      <Form method="post" className={css.form} noValidate>
        <FormField state={state} name="number" label={texts.number} maxLength={40} autoComplete="off" />
        <VehicleFields groups={groups} state={state} />
        <SaveBar />
      </Form>
    </CasePage>
  )
}
