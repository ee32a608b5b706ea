import { garageRecordTexts } from '#messages/garage-record.ts'
import { Badge } from '#design/Badge.tsx'
import { ButtonLink } from '#design/Button.tsx'
import { useTexts } from '../../site.ts'
import type { RecordView } from './record-view.ts'
import css from './record.module.css'

/** Workshop services that are booked, or were. */
export function CarServices({ services, bookPath }: Pick<RecordView, 'services' | 'bookPath'>) {
  const texts = useTexts(garageRecordTexts)
  return (
    <section className={css.part} aria-labelledby="werkstatt">
      <h2 id="werkstatt">{texts.services}</h2>
      {services.length > 0 ? (
        <ul className={css.rows}>
          {services.map(({ id, title, line, state, isOpen, href }) => (
            <li key={id}>
              <span>
                <a href={href}>{title}</a>
                <span className="small soft">{line}</span>
              </span>
              <Badge tone={isOpen ? 'brand' : undefined}>{state}</Badge>
            </li>
          ))}
        </ul>
      ) : (
        <p className="small soft">{texts.noServices}</p>
      )}
      {bookPath ? (
        <div>
          <ButtonLink href={bookPath} kind="secondary" small>
            {texts.bookService}
          </ButtonLink>
        </div>
      ) : null}
    </section>
  )
}
