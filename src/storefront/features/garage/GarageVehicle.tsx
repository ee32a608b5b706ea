import type { ReactNode } from 'react'
import { garageTexts } from '#messages/garage.ts'
import { FactList } from '../../blocks/FactList.tsx'
import { ButtonLink } from '#design/Button.tsx'
import { Picture, PictureCaption } from '../../blocks/Picture.tsx'
import css from './garage.module.css'
import { CarDates } from './CarDates.tsx'
import { CarDocuments } from './CarDocuments.tsx'
import { CarServices } from './CarServices.tsx'
import type { GarageVehicleView, WorthView } from './garage-view.ts'
import type { RecordView } from './record-view.ts'
import { Worth } from './Worth.tsx'
import { useTexts } from '../../site.ts'

/** One car of the garage: what it is, what is due, and what can be done with it. */
export function GarageVehicle({
  vehicle,
  worth,
  record,
  hasOffers,
  children,
}: {
  vehicle: GarageVehicleView
  worth?: WorthView
  record?: RecordView
  /** An offer waits for an answer, which comes before everything else. */
  hasOffers: boolean
  /** Contents right below the car. */
  children?: ReactNode
}) {
  const texts = useTexts(garageTexts)
  const { name, line, plate, ways } = vehicle
  return (
    <>
      <article className={css.car}>
        <Picture
          image={vehicle.picture}
          alt={vehicle.pictureAlt}
          ratio="16x10"
          sizes="(width >= 1200px) 32rem, (width >= 577px) 50vw, 100vw"
          first
        >
          <PictureCaption>{texts.symbolic}</PictureCaption>
        </Picture>
        <div className="stack">
          <div className="stack tight">
            {plate ? <Plate plate={plate} label={texts.plateIs(plate)} /> : null}
            <h2>{name}</h2>
            {line ? <p className="soft">{line}</p> : null}
          </div>
          {vehicle.facts.length > 0 ? <FactList facts={vehicle.facts} /> : null}
          <div className={css.acts}>
            <ButtonLink href={vehicle.mileagePath} kind="secondary" small>
              {texts.updateMileage}
            </ButtonLink>
            <ButtonLink href={vehicle.editPath} kind="quiet" small>
              {texts.edit}
            </ButtonLink>
            <ButtonLink href={vehicle.deletePath} kind="quiet" small>
              {texts.remove}
            </ButtonLink>
          </div>
        </div>
      </article>
      {children}
      {worth ? (
        <Worth
          worth={worth}
          chart={record?.chart}
          isFollowed={record?.isFollowed ?? false}
          editPath={vehicle.editPath}
        />
      ) : null}
      {record ? (
        <>
          <div className={css.duo}>
            <CarDates dates={record.dates} notices={vehicle.notices} editPath={vehicle.editPath} />
            <CarServices services={record.services} bookPath={record.bookPath} />
          </div>
          <CarDocuments documents={record.documents} />
        </>
      ) : null}
      {ways.length > 0 ? (
        <div className={css.acts}>
          {ways.map(({ href, label }, index) => (
            <ButtonLink key={href} href={href} {...(hasOffers || index < ways.length - 1 ? { kind: 'secondary' } : {})}>
              {label}
            </ButtonLink>
          ))}
        </div>
      ) : null}
    </>
  )
}

function Plate({ plate, label }: { plate: string; label: string }) {
  return (
    <p className={css.plate}>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">{plate}</span>
    </p>
  )
}
