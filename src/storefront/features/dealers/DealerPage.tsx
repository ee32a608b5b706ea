import type { Locale } from '#domain/locale.ts'
import { dealerTexts } from '#messages/dealer.ts'
import { frameTexts } from '#messages/frame.ts'
import { inLanguage } from '#messages/texts.ts'
import { DealerBox } from '../../blocks/DealerBox.tsx'
import { VehicleCards } from '../../blocks/VehicleCards.tsx'
import { Breadcrumbs } from '../../design/Breadcrumbs.tsx'
import { ButtonLink } from '../../design/Button.tsx'
import { grouped } from '../../figures.ts'
import css from './DealerPage.module.css'
import type { DealerPageView } from './dealers-view.ts'

export function DealerPage({ view, home, locale }: { view: DealerPageView; home: string; locale: Locale }) {
  const texts = inLanguage(dealerTexts, locale)
  const { dealer, makes, newest } = view
  return (
    <div className={`wrap ${css.page}`}>
      <Breadcrumbs
        label={frameTexts.youAreHere[locale]}
        crumbs={[
          { label: frameTexts.start[locale], href: home },
          { label: texts.dealers, href: view.list },
          { label: dealer.name },
        ]}
      />
      <h1>{dealer.name}</h1>
      <section aria-label={texts.address} className={css.box}>
        <DealerBox dealer={dealer} locale={locale} named={false} />
      </section>
      {makes.length > 0 ? (
        <section className={css.section}>
          <h2>{texts.makes}</h2>
          <ul className={css.makes}>
            {makes.map(({ href, label, count }) => (
              <li key={href}>
                <a href={href}>
                  {label} <span>{grouped(count, locale)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {newest.length > 0 ? (
        <section className={css.section}>
          <h2>{texts.newest}</h2>
          <VehicleCards cards={newest} locale={locale} />
          {dealer.stock ? (
            <p className={css.all}>
              <ButtonLink href={dealer.stock.href}>{dealer.stock.text}</ButtonLink>
            </p>
          ) : null}
        </section>
      ) : null}
    </div>
  )
}
