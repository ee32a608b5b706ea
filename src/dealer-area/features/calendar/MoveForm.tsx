import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { TextField } from '#design/Field.tsx'
import { dealerAppointmentTexts } from '#messages/dealer-appointments.ts'
import { fieldId } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import css from './appointment.module.css'
import type { AppointmentPageView } from './appointment.server.ts'

interface MoveFormProps {
  move: NonNullable<AppointmentPageView['move']>
  fingerprint: string
  state: FormState
  /** Whether moving is the main thing to do on the page: then its button is the primary one. */
  isMain: boolean
}

/** First the day, which is in the address, then one of its free times. */
export function MoveForm({
  move: { day, dayText, earliest, times, isClosed },
  fingerprint,
  state,
  isMain,
}: MoveFormProps) {
  const texts = useTexts(dealerAppointmentTexts)
  return (
    <section className={css.step}>
      <h2>{texts.moveTitle}</h2>
      <Form method="get" className={css.form} preventScrollReset>
        <TextField type="date" name="day" label={texts.otherDay} defaultValue={day} key={day} min={earliest} />
        <Button type="submit" kind="secondary">
          {texts.showDay}
        </Button>
      </Form>
      {times.length === 0 ? <p>{isClosed ? texts.closedDay : texts.noTimes}</p> : null}
      {times.length > 0 ? (
        <Form method="post" className={css.times}>
          <input type="hidden" name="step" value="move" />
          <input type="hidden" name="fingerprint" value={fingerprint} />
          <input type="hidden" name="day" value={day} />
          <fieldset id={fieldId('minute')} aria-describedby={state.errors.minute ? 'zeit-fehlt' : undefined}>
            <legend>{texts.times(dayText)}</legend>
            {times.map(({ minute, time }) => (
              <label key={minute}>
                <input type="radio" name="minute" value={minute} defaultChecked={state.values.minute === minute} />
                {time}
              </label>
            ))}
          </fieldset>
          {state.errors.minute ? (
            <p id="zeit-fehlt" className={css.error}>
              {state.errors.minute}
            </p>
          ) : null}
          <Button type="submit" kind={isMain ? 'primary' : 'secondary'}>
            {texts.move}
          </Button>
          <p className={css.note}>{texts.moveNote}</p>
        </Form>
      ) : null}
    </section>
  )
}
