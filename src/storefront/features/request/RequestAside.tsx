import type { ReactNode } from 'react'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { Picture } from '../../blocks/Picture.tsx'
import type { Fact, RequestCar } from './contact-view.ts'
import css from './request.module.css'

interface AsideProps {
  car?: RequestCar | undefined
  facts: readonly Fact[]
  children?: ReactNode
}

/** The car and what goes with the request, beside it. */
export function RequestAside({ car, facts, children }: AsideProps) {
  return (
    <aside className={css.aside} aria-label={car?.title}>
      {car ? (
        <div className={css.car}>
          {car.image ? (
            <Picture image={car.image.key} alt={car.image.alt} sizes="(min-width: 60rem) 20rem, 8rem" />
          ) : null}
          <h2>
            <a href={car.href}>{car.title}</a>
          </h2>
          {car.energy ? <p className="small">{car.energy}</p> : null}
        </div>
      ) : null}
      <Specs>
        {facts.map(({ label, value }) => (
          <SpecRow key={label} label={label}>
            {value}
          </SpecRow>
        ))}
      </Specs>
      {children}
    </aside>
  )
}
