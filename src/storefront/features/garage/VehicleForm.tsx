import { Form, useActionData } from 'react-router'
import { vehicleFormTexts } from '#messages/garage.ts'
import { EMPTY_FORM } from '../../blocks/form-state.ts'
import { FormErrors, FormField } from '../../blocks/FormFields.tsx'
import { Button, ButtonLink, SubmitOnEnter } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import { Status } from '#design/Status.tsx'
import type { VehicleFormAnswer, VehicleFormView } from './vehicle-form-view.ts'
import css from './VehicleForm.module.css'
import { VehicleFields } from './VehicleFields.tsx'
import { useTexts } from '../../site.ts'

/** Asks for the car's numbers first, if it is identified by them; then for the whole car, with the findings filled in. */
export function VehicleForm({ view }: { view: VehicleFormView }) {
  const texts = useTexts(vehicleFormTexts)
  const answer = useActionData<VehicleFormAnswer>()
  const state = answer?.state ?? EMPTY_FORM
  const { way, begin } = view
  const isIdentified = answer?.isIdentified ?? (way === undefined || way === 'manuell')
  const field = (name: string) => ({ state, name, defaultValue: begin[name], autoComplete: 'off' })
  return (
    <>
      <FormErrors state={state} />
      {answer?.findings ? (
        <Status>
          <Notice>{answer.findings}</Notice>
        </Status>
      ) : null}
      <Form method="post" action={view.path} noValidate className={css.form}>
        <SubmitOnEnter />
        <input type="hidden" name="step" value={isIdentified ? 'save' : 'identify'} />
        {way === 'fin' || way === undefined ? (
          <FormField
            key={state.values.vin}
            {...field('vin')}
            label={texts.vin}
            hint={texts.vinHint}
            optional={way === undefined}
            spellCheck={false}
            autoCapitalize="characters"
            className={css.code}
          />
        ) : null}
        {answer?.suggestion ? (
          <div>
            <Button type="submit" name="accept" value={answer.suggestion} kind="secondary" small>
              {texts.accept(answer.suggestion)}
            </Button>
          </div>
        ) : null}
        {way === 'schluessel' || way === undefined ? (
          <div className={css.pair}>
            <FormField
              {...field('hsn')}
              label={texts.hsn}
              hint={texts.hsnHint}
              optional={way === undefined}
              inputMode="numeric"
              maxLength={4}
              className={css.code}
            />
            <FormField
              {...field('tsn')}
              label={texts.tsn}
              hint={texts.tsnHint}
              optional={way === undefined}
              spellCheck={false}
              className={css.code}
            />
          </div>
        ) : null}
        {isIdentified ? (
          <VehicleFields
            key={answer ? 'again' : 'first'}
            view={view}
            state={state}
            models={answer?.models ?? view.models}
          />
        ) : null}
        <div className={css.acts}>
          <Button type="submit">{isIdentified ? texts.save : texts.next}</Button>
          <ButtonLink kind="quiet" href={view.back}>
            {texts.cancel}
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}
