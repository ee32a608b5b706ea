import { accessoryTexts } from '#messages/accessories.ts'
import { ButtonLink } from '#design/Button.tsx'
import { AccessoryCards } from '../../blocks/AccessoryCards.tsx'
import { Tiles } from '../../blocks/Tiles.tsx'
import { Trail } from '../../blocks/Trail.tsx'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/car-accessories.page.ts'
import { loadLanding } from './car-accessories.server.ts'
import css from './car-accessories.module.css'

export const loader = loadLanding

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!loaderData || !site) return []
  const { landingTitle, landingLead } = accessoryTexts
  return headOf(site, {
    title: landingTitle,
    description: landingLead,
    path: loaderData.path,
  })
}

/** The start page for visitors who do not know yet what they need. */
export default function CarAccessories({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(accessoryTexts)
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
          <AccessoryCards cards={view.recommended} />
        </section>
      ) : null}
    </div>
  )
}
