import { dealerTexts } from '#messages/dealer.ts'
import { dealersTexts } from '#messages/dealers.ts'
import { MoreList } from '#design/Accordion.tsx'
import { ButtonLink } from '#design/Button.tsx'
import { People } from '../../blocks/People.tsx'
import { Trail } from '../../blocks/Trail.tsx'
import { VehicleCards } from '../../blocks/VehicleCards.tsx'
import { formatNumber } from '#domain/format/numbers.ts'
import { inLanguage } from '#messages/texts.ts'
import { headOf, siteOf } from '../../head.ts'
import { useLocale, useTexts } from '../../site.ts'
import type { Route } from './+types/dealer.page.ts'
import { DealerHead } from './DealerHead.tsx'
import type { DealerPageView } from './dealers-view.ts'
import { loadDealer } from './dealers.server.ts'
import css from './dealer.module.css'

export const loader = loadDealer

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!loaderData || !site) return []
  const { path, city, dealer, heading, list, structured } = loaderData
  const description = inLanguage(dealersTexts, site.locale).dealerDescription(dealer.name, city)
  return headOf(site, { title: list ? `${dealer.name}, ${city}` : heading, description, path, structured })
}

export default function Dealer({ loaderData: view }: Route.ComponentProps) {
  const locale = useLocale()
  const texts = useTexts(dealersTexts)
  const dealerWords = useTexts(dealerTexts)
  const { dealer, heading, makes, newest } = view
  return (
    <div className={`wrap ${css.page}`}>
      <Trail crumbs={[...(view.list ? [{ label: texts.dealers, href: view.list }] : []), { label: heading }]} />
      <div className={css.title}>
        <div className={css.name}>
          {view.mark ? <img src={view.mark} alt="" width={56} height={56} /> : null}
          <h1>{heading}</h1>
        </div>
        {dealer.stock ? <ButtonLink href={dealer.stock.href}>{dealer.stock.text}</ButtonLink> : null}
      </div>
      <DealerHead view={view} />
      {dealer.people ? (
        <section className={css.section}>
          <h2>{dealerWords.people}</h2>
          <People people={dealer.people} />
        </section>
      ) : null}
      {makes.length > 0 ? (
        <section className={css.section}>
          <h2>{texts.makes}</h2>
          <MoreList more={texts.allMakes(makes.length)} less={texts.fewerMakes} className={css.makes}>
            {makes.map(({ href, label, count }) => (
              <a key={href} href={href}>
                {label} <span>{formatNumber(count, locale)}</span>
              </a>
            ))}
          </MoreList>
        </section>
      ) : null}
      {newest.length > 0 ? (
        <section className={css.section}>
          <h2>{texts.newest}</h2>
          <VehicleCards cards={newest} />
          {dealer.stock ? (
            <p className={css.all}>
              <ButtonLink href={dealer.stock.href} kind="secondary">
                {dealer.stock.text}
              </ButtonLink>
            </p>
          ) : null}
        </section>
      ) : null}
      <Imprint view={view} />
    </div>
  )
}

/** The dealer's imprint (§ 5 DDG), as far as it is known. */
function Imprint({ view: { dealer } }: { view: DealerPageView }) {
  const texts = useTexts(dealersTexts)
  const dealerWords = useTexts(dealerTexts)
  return (
    <section className={css.section}>
      <h2>{texts.imprintTitle}</h2>
      <p className="soft">
        {dealer.name}
        <br />
        {dealer.address}
        {dealer.register ? <br /> : null}
        {dealer.register}
      </p>
      {dealer.imprint ? (
        <p>
          <a href={dealer.imprint}>{dealerWords.imprint}</a>
        </p>
      ) : null}
    </section>
  )
}
