import { garageTexts } from '#messages/garage.ts'
import { garageRecordTexts } from '#messages/garage-record.ts'
import { ButtonLink } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import { useTexts } from '../../site.ts'
import type { GarageVehicleView } from './garage-view.ts'
import type { DateView } from './record-view.ts'
import css from './record.module.css'

interface CarDatesProps {
  dates: readonly DateView[]
  notices: GarageVehicleView['notices']
  editPath: string
}

/** The car's coming dates, the next one first. */
export function CarDates({ dates, notices, editPath }: CarDatesProps) {
  const texts = useTexts(garageTexts)
  const record = useTexts(garageRecordTexts)
  return (
    <section className={css.part} aria-labelledby="termine">
      <h2 id="termine">{texts.inspectionDates}</h2>
      {dates.length > 0 ? (
        <ol className={css.dates}>
          {dates.map(({ key, day, of, title, text, isUrgent, link }) => (
            <li key={key} data-urgent={isUrgent || undefined}>
              <span className={css.day} aria-hidden="true">
                <b>{day}</b>
                {of}
              </span>
              <span>
                <b>{title}</b>
                <span className="small soft">{text}</span>
              </span>
              {link ? (
                <a href={link.href} aria-label={`${link.label}: ${title}`}>
                  {link.label}
                </a>
              ) : null}
            </li>
          ))}
        </ol>
      ) : (
        <>
          <p className="small soft">{record.noDates}</p>
          <div>
            <ButtonLink href={`${editPath}#feld-nextInspection`} kind="secondary" small>
              {record.enterDates}
            </ButtonLink>
          </div>
        </>
      )}
      {notices.length > 0 ? (
        <ul className="stack tight">
          {notices.map(({ text, tone }) => (
            <li key={text}>{tone ? <Notice tone={tone}>{text}</Notice> : <p className="small soft">{text}</p>}</li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
