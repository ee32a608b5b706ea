import { useRef } from 'react'
import { appointmentTexts } from '#messages/appointments.ts'
import { useTexts } from '../site.ts'
import { fieldId } from './FormFields.tsx'
import { MonthTable } from './MonthTable.tsx'
import { TimeButtons } from './TimeButtons.tsx'
import type { TimePickerView } from './time-picker-view.ts'
import { useLostFocus } from './use-lost-focus.ts'
import css from './TimePicker.module.css'

interface TimePickerProps {
  view: TimePickerView
  /** What an error of the time leads to, unless the form has a field for it elsewhere. */
  id?: string
}

/** Times as buttons of the form around them: a month says in words and colour what is free; a list below says the same. */
export function TimePicker({ view, id = fieldId('time') }: TimePickerProps) {
  const texts = useTexts(appointmentTexts)
  const { times, nextDays } = view
  const box = useRef<HTMLDivElement>(null)
  const chosen = [...(times?.parts ?? []), ...nextDays]
    .flatMap((each) => each.times)
    .find(({ state }) => state === 'chosen')?.value
  // Chosen from the list, a time moves to those of its day.
  useLostFocus(chosen, () => box.current?.querySelector<HTMLElement>(`[value="${CSS.escape(chosen ?? '')}"]`))
  return (
    <>
      <MonthTable view={view} />
      <div ref={box} id={id} tabIndex={-1} className={css.times}>
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
