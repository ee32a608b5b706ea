import { classes } from '#design/classes.ts'
import { appointmentTexts } from '#messages/appointments.ts'
import { useTexts } from '../site.ts'
import type { TimeChoice } from './time-picker-view.ts'
import css from './TimePicker.module.css'

/** Times as buttons that send the form around them; taken ones are there and say so. */
export function TimeButtons({ times }: { times: readonly TimeChoice[] }) {
  const texts = useTexts(appointmentTexts)
  return (
    <ul className={css.slots}>
      {times.map(({ value, label, state }) => (
        <li key={value}>
          <button
            type="submit"
            name="time"
            value={value}
            disabled={state === 'taken'}
            className={classes(css.slot, state === 'chosen' && css.chosen)}
            aria-label={state === 'taken' ? texts.taken(label) : state === 'chosen' ? texts.chosen(label) : undefined}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
