import { useRef } from 'react'
import { useActionData } from 'react-router'
import { Button } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import { appointmentTexts } from '#messages/appointments.ts'
import { workshopTexts } from '#messages/workshop.ts'
import { TimeButtons } from '../../blocks/TimeButtons.tsx'
import { TimePicker } from '../../blocks/TimePicker.tsx'
import { useEntries } from '../../blocks/use-entries.ts'
import { useLostFocus } from '../../blocks/use-lost-focus.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/service-appointment.page.ts'
import { type AppointmentAnswer, chooseTime, loadAppointment } from './appointment.server.ts'
import { ServiceFrame } from './ServiceFrame.tsx'
import css from './workshop.module.css'

export const loader = loadAppointment
export const action = chooseTime

export const handle = { isStep: true }

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: workshopTexts.appointmentTitle })
}

/** Step 4: the time. */
export default function ServiceAppointment({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(workshopTexts)
  const state = useEntries(view)
  const alternatives = useActionData<AppointmentAnswer>()?.alternatives ?? []
  const times = useTexts(appointmentTexts)
  const { reserved } = view
  const text = useRef<HTMLParagraphElement>(null)
  // The button that extends a reservation is gone afterwards.
  useLostFocus(reserved?.text, () => text.current)
  return (
    <ServiceFrame view={view} title={texts.appointmentTitle} lead={texts.appointmentLead} state={state}>
      {alternatives.length > 0 ? (
        <Notice>
          <p>{times.stillFree}</p>
          <TimeButtons times={alternatives} />
        </Notice>
      ) : null}
      <div aria-live="polite" className={css.reserved}>
        {reserved ? (
          <Notice tone={reserved.canExtend || reserved.note ? 'info' : 'warning'}>
            <p ref={text} tabIndex={-1}>
              <b>{reserved.text}</b>
            </p>
            {reserved.note ? <p>{reserved.note}</p> : null}
            {reserved.canExtend ? (
              <Button type="submit" name="intent" value="extend" kind="quiet" small>
                {texts.extend}
              </Button>
            ) : null}
          </Notice>
        ) : null}
      </div>
      <TimePicker view={view.picker} />
    </ServiceFrame>
  )
}
