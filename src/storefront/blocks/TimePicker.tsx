import { appointmentTexts } from '#messages/appointments.ts'
import { useTexts } from '../site.ts'
import { fieldId } from './FormFields.tsx'
import { MonthTable } from './MonthTable.tsx'
import { TimeButtons } from './TimeButtons.tsx'
import type { TimePickerView } from './time-picker-view.ts'
import css from './TimePicker.module.css'

/** Times as buttons of the form around them: a month says in words and colour what is free; a list below says the same. */
export function TimePicker({ view }: { view: TimePickerView }) {
  const texts = useTexts(appointmentTexts)
  const { times, nextDays } = view
  return (
    <>
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
    </>
  )
}
