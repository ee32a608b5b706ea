import { Form, useActionData, useLoaderData } from 'react-router'
import { Button, ButtonLink } from '#design/Button.tsx'
import { TextArea } from '#design/Field.tsx'
import { MAX_KEYS, MAX_REMARKS } from '#domain/order/hand-over-protocol.ts'
import { handOverTexts } from '#messages/hand-over-protocol.ts'
import { fieldId, FormErrors, FormField } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM, type FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import type { ChangedState } from '../../blocks/changed-state.ts'
import { ChangedMeanwhile } from '../../blocks/ChangedMeanwhile.tsx'
import { ChoiceFields } from '../../blocks/ChoiceFields.tsx'
import { headOf } from '../../head.ts'
import { PageHead } from '../../blocks/PageHead.tsx'
import { type HandOverView, loadHandOver, saveHandOver } from './order-hand-over.server.ts'
import css from './orders.module.css'

export const loader = loadHandOver
export const action = saveHandOver

export function meta(args: Parameters<typeof headOf>[0] & { loaderData?: HandOverView }) {
  return headOf(args, args.loaderData?.title ?? handOverTexts.name)
}

/** What is handed over with an order, car by car: on a telephone beside the car, or afterwards. */
export default function HandOver() {
  const view = useLoaderData<typeof loader>()
  const state: ChangedState = useActionData<ChangedState>() ?? EMPTY_FORM
  const texts = useTexts(handOverTexts)
  return (
    <>
      <PageHead back={{ href: view.back, label: texts.backToOrder }}>
        <h1>{view.title}</h1>
        <p>{view.lead}</p>
      </PageHead>
      {view.mayRecord ? (
        <>
          {state.changed ? <ChangedMeanwhile view={state.changed} /> : <FormErrors state={state} />}
          <Form method="post" noValidate className={css.form}>
            <input
              type="hidden"
              name="fingerprint"
              value={state.fingerprint ?? state.values.fingerprint ?? view.fingerprint}
            />
            <div className={css.day}>
              <FormField
                state={state}
                type="date"
                name="day"
                label={texts.day}
                defaultValue={view.day}
                max={view.today}
              />
            </div>
            {view.cars.map((car, index) => (
              <Car key={car.key} car={car} index={index} items={view.items} state={state} />
            ))}
            <div className={css.acts}>
              <Button type="submit">{texts.save}</Button>
              <ButtonLink href={view.back} kind="quiet">
                {texts.backToOrder}
              </ButtonLink>
            </div>
          </Form>
        </>
      ) : null}
    </>
  )
}

interface CarProps {
  car: HandOverView['cars'][number]
  index: number
  items: HandOverView['items']
  state: FormState
}

function Car({ car: { title, mileage, keys, chosen, remarks }, index, items, state }: CarProps) {
  const texts = useTexts(handOverTexts)
  const name = (field: string) => `${field}.${index}`
  const error = state.errors[name('remarks')]
  return (
    <fieldset className={css.car}>
      <legend>{title}</legend>
      <div className={css.pair}>
        <FormField
          state={state}
          name={name('mileage')}
          label={texts.mileage}
          defaultValue={mileage}
          unit="km"
          inputMode="numeric"
        />
        <FormField
          state={state}
          type="number"
          name={name('keys')}
          label={texts.keys}
          defaultValue={keys}
          min={0}
          max={MAX_KEYS}
        />
      </div>
      <ChoiceFields name={name('items')} legend={texts.formItems} options={items} state={state} chosen={chosen} />
      <TextArea
        id={fieldId(name('remarks'))}
        name={name('remarks')}
        label={texts.formRemarks}
        hint={texts.formRemarksHint}
        rows={3}
        maxLength={MAX_REMARKS}
        defaultValue={state.values[name('remarks')] ?? remarks}
        {...(error ? { error } : {})}
      />
    </fieldset>
  )
}
