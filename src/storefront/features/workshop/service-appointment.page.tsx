import { useActionData } from 'react-router'
import { Button } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import { workshopTexts } from '#messages/workshop.ts'
import { fieldId } from '../../blocks/FormFields.tsx'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/service-appointment.page.ts'
import { type AppointmentAnswer, chooseTime, loadAppointment } from './appointment.server.ts'
import { MonthTable } from './MonthTable.tsx'
import { ServiceFrame, useEntries } from './ServiceFrame.tsx'
import { TimeButtons } from './TimeButtons.tsx'
import css from './workshop.module.css'

export const loader = loadAppointment
export const action = chooseTime

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: workshopTexts.appointmentTitle })
}

/** Step 4: the time. A month says in words and colour what is free; a list below says the same. */
export default function ServiceAppointment({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(workshopTexts)
  const state = useEntries(view)
  const alternatives = useActionData<AppointmentAnswer>()?.alternatives ?? []
  const { times, nextDays, reserved } = view
  return (
    <ServiceFrame view={view} title={texts.appointmentTitle} lead={texts.appointmentLead} state={state}>
      {alternatives.length > 0 ? (
        <Notice>
          <p>{texts.stillFree}</p>
          <TimeButtons times={alternatives} />
        </Notice>
      ) : null}
      {reserved ? (
        <Notice tone={reserved.canExtend || reserved.note ? 'info' : 'warning'}>
          <p>
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
      <MonthTable view={view} />
      <div id={fieldId('time')} tabIndex={-1} className={css.times}>
        {times ? (
          <section aria-labelledby="zeiten" className={css.times}>
            <h2 id="zeiten">{times.title}</h2>
            <div className={css.parts}>
              {times.parts.map(({ title, free, times: list }) => (
                <div key={title}>
                  <h3 className={css.part}>
                    {title} <small>{free}</small>
                  </h3>
                  <TimeButtons times={list} />
                </div>
              ))}
            </div>
          </section>
        ) : null}
        <section aria-labelledby="liste" className={css.times}>
          <h2 id="liste">{texts.nextDays}</h2>
          {nextDays.length === 0 ? <p>{texts.noFreeDays}</p> : null}
          {nextDays.map(({ day, times: list }) => (
            <div key={day} className={css.listed}>
              <h3 className={css.part}>{day}</h3>
              <TimeButtons times={list} />
            </div>
          ))}
        </section>
      </div>
    </ServiceFrame>
  )
}
