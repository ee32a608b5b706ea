import { Form, useActionData } from 'react-router'
import { appointmentTexts } from '#messages/appointments.ts'
import { handOverTexts } from '#messages/hand-over.ts'
import { Button, ButtonLink } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import { EMPTY_FORM } from '../../blocks/form-state.ts'
import { FormErrors } from '../../blocks/FormFields.tsx'
import { TimeButtons } from '../../blocks/TimeButtons.tsx'
import { TimePicker } from '../../blocks/TimePicker.tsx'
import { useTexts } from '../../site.ts'
import type { HandOverAnswer } from './hand-over.server.ts'
import type { HandOverView } from './orders-view.ts'
import css from './order.module.css'

/** When the car is handed over; while nothing is chosen, times to choose from. `isNext`: choosing it is the customer's next step. */
export function HandOverPart({ view: { chosen, choice }, isNext }: { view: HandOverView; isNext: boolean }) {
  const texts = useTexts(handOverTexts)
  return (
    <section className={css.handOver} aria-labelledby="uebergabe">
      <h2 id="uebergabe">{texts.title}</h2>
      {chosen ? (
        <>
          <p className="lead">{chosen.text}</p>
          <p>{chosen.note}</p>
          <p>
            <ButtonLink href={chosen.href} kind="secondary">
              {chosen.label}
            </ButtonLink>
          </p>
        </>
      ) : null}
      {choice ? <Choice choice={choice} isNext={isNext} /> : null}
    </section>
  )
}

/** A button of the picker loads the page with its time, which the form then sends. */
function Choice({
  choice: { lead, picker, time },
  isNext,
}: {
  choice: NonNullable<HandOverView['choice']>
  isNext: boolean
}) {
  const texts = useTexts(handOverTexts)
  const times = useTexts(appointmentTexts)
  const answer = useActionData<HandOverAnswer>()
  const alternatives = answer?.alternatives ?? []
  return (
    <>
      <p>{lead}</p>
      <FormErrors state={answer ?? EMPTY_FORM} />
      {alternatives.length > 0 ? (
        <Notice>
          <p>{times.stillFree}</p>
          <Form method="get" action="." preventScrollReset>
            <TimeButtons times={alternatives} />
          </Form>
        </Notice>
      ) : null}
      <Form method="post" className={css.part}>
        <p className="lead" aria-live="polite">
          {time ? `${texts.yourTime}: ${time.text}` : texts.noTimeYet}
        </p>
        {time ? <input type="hidden" name="time" value={time.value} /> : null}
        <p className="note">{texts.bring}</p>
        <p>
          <Button type="submit" name="intent" value="hand-over" {...(isNext ? {} : { kind: 'secondary' })}>
            {texts.book}
          </Button>
        </p>
      </Form>
      <Form method="get" action="." preventScrollReset className={css.part}>
        <TimePicker view={picker} />
      </Form>
    </>
  )
}
