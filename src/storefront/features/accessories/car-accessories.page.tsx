import type { Locale } from '#domain/locale.ts'
import { accessoryTexts } from '#messages/accessories.ts'
import { inLanguage } from '#messages/texts.ts'
import { AccessoryCards } from '../../blocks/AccessoryCards.tsx'
import { Trail } from '../../blocks/Trail.tsx'
import { ButtonLink } from '#design/Button.tsx'
import { Tiles } from '../../blocks/Tiles.tsx'
import type { LandingView } from './car-accessories.server.ts'
import css from './car-accessories.module.css'

/** Where somebody begins who does not know yet what they need. */
export function LandingPage({ view, locale }: { view: LandingView; locale: Locale }) {
  const texts = inLanguage(accessoryTexts, locale)
  return (
    <div className={`wrap ${css.page}`}>
      <Trail crumbs={[{ label: texts.landingTitle }]} />
      <div className={css.head}>
        <h1>{texts.landingTitle}</h1>
        <p className="lead">{texts.landingLead}</p>
        <p className={css.ways}>
          <ButtonLink href={view.all}>{texts.landingAll}</ButtonLink>
          <ButtonLink href={view.howTo} kind="secondary">
            {texts.landingHow}
          </ButtonLink>
        </p>
      </div>
      {view.departments.map(({ title, href, tiles }) => (
        <section key={href} className={css.section}>
          <h2>
            <a href={href}>{title}</a>
          </h2>
          <Tiles tiles={tiles} />
        </section>
      ))}
      {view.recommended.length > 0 ? (
        <section className={css.section}>
          <h2>{texts.recommended}</h2>
          <p className="note">
            {texts.topRule} {texts.vatNote}
          </p>
          <AccessoryCards cards={view.recommended} locale={locale} />
        </section>
      ) : null}
    </div>
  )
}
