import { HoursTable } from './HoursTable.tsx'
import { dealerTexts } from '#messages/dealer.ts'
import { ButtonLink } from '#design/Button.tsx'
import { Icon } from '#design/Icon.tsx'
import css from './DealerBox.module.css'
import type { DealerView } from './dealer-view.ts'
import { People } from './People.tsx'
import { useTexts } from '../site.ts'

/** The most people shown beside an offer; the dealer's page shows all of them. */
const MAX_PEOPLE = 3

interface DealerBoxProps {
  dealer: DealerView
  /** False where the page's heading is the name already. */
  named?: boolean
}

/** Who sells, where, when and how to reach them. */
export function DealerBox({ dealer, named = true }: DealerBoxProps) {
  const texts = useTexts(dealerTexts)
  return (
    <div className={css.box}>
      <div className="stack">
        <div>
          {named ? <h3>{dealer.href ? <a href={dealer.href}>{dealer.name}</a> : dealer.name}</h3> : null}
          <p className="soft">
            {dealer.address}
            {dealer.distance ? ` · ${dealer.distance}` : null}
          </p>
        </div>
        <p className="small soft">
          {dealer.kind}
          {dealer.since ? <br /> : null}
          {dealer.since}
        </p>
        <div className="row">
          {dealer.phone ? (
            <ButtonLink kind="secondary" href={dealer.phone.href}>
              <Icon name="phone" />
              {dealer.phone.text}
            </ButtonLink>
          ) : null}
          {dealer.email ? (
            <ButtonLink kind="quiet" href={`mailto:${dealer.email}`}>
              {texts.write}
            </ButtonLink>
          ) : null}
        </div>
        {dealer.people ? <People people={dealer.people.slice(0, MAX_PEOPLE)} /> : null}
        {dealer.stock ? <a href={dealer.stock.href}>{dealer.stock.text}</a> : null}
        {dealer.register || dealer.imprint ? (
          <p className="note">
            {dealer.register} {dealer.imprint ? <a href={dealer.imprint}>{texts.imprint}</a> : null}
          </p>
        ) : null}
      </div>
      {dealer.hours.length > 0 ? (
        <div>
          {named ? (
            <h3 className={css.hoursTitle}>{texts.openingHours}</h3>
          ) : (
            <h2 className={css.hoursTitle}>{texts.openingHours}</h2>
          )}
          <HoursTable hours={dealer.hours} />
        </div>
      ) : null}
    </div>
  )
}
