import css from './People.module.css'
import { Picture } from './Picture.tsx'
import type { DealerPersonView } from './dealer-view.ts'

/** Whom customers meet at a dealer's: face or initials, role, languages, telephone. */
export function People({ people }: { people: readonly DealerPersonView[] }) {
  return (
    <ul className={css.people}>
      {people.map(({ name, initials, role, languages, phone, picture }) => (
        <li key={name}>
          {picture ? (
            <Picture image={picture} alt="" ratio="1x1" sizes="48px" smallest={64} largest={128} className={css.face} />
          ) : (
            <span className={css.initials} aria-hidden="true">
              {initials}
            </span>
          )}
          <span className={css.lines}>
            <b>{name}</b>
            <span>{role}</span>
            {languages ? <span>{languages}</span> : null}
            {phone ? <a href={phone.href}>{phone.text}</a> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
