import { dealersTexts } from '#messages/dealers.ts'
import { Button, ButtonLink } from '#design/Button.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { Select } from '#design/Select.tsx'
import { DealerMap } from '../../blocks/DealerMap.tsx'
import { PlaceField } from '../../blocks/PlaceField.tsx'
import { PlaceHint } from '../../blocks/PlaceHint.tsx'
import { Trail } from '../../blocks/Trail.tsx'
import { formatNumber } from '#domain/format/numbers.ts'
import { headOf, siteOf } from '../../head.ts'
import { useLocale, useTexts } from '../../site.ts'
import type { Route } from './+types/dealers.page.ts'
import type { DealerRow } from './dealers-view.ts'
import { loadDealers } from './dealers.server.ts'
import css from './dealers.module.css'

export const loader = loadDealers

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!loaderData || !site) return []
  return headOf(site, {
    title: dealersTexts.dealers,
    description: dealersTexts.dealersLead,
    path: loaderData.path,
    isIndexed: loaderData.isPlain,
  })
}

export default function Dealers({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(dealersTexts)
  const { place, around, hint, radius, dealers, map, path } = view
  return (
    <div className={`wrap ${css.page}`}>
      <Trail crumbs={[{ label: texts.dealers }]} />
      <div className={css.columns}>
        <div className={css.main}>
          <h1>{around ? texts.dealersNear(dealers.length, around) : texts.dealersTitle(dealers.length)}</h1>
          <p className="lead">{texts.dealersLead}</p>
          <form method="get" action={path} className={css.search}>
            <PlaceField label={texts.place} defaultValue={place} placeholder={texts.placeHint} error={hint?.problem} />
            <Select name="radius" label={texts.within} options={radius.options} chosen={radius.chosen} />
            <Button type="submit">{texts.search}</Button>
          </form>
          <PlaceHint hint={hint} />
        </div>
        <div className={css.aside}>
          <DealerMap map={map} />
        </div>
        {dealers.length > 0 ? (
          <DealerList dealers={dealers} />
        ) : (
          <EmptyState title={texts.noneNear(around ?? place)} text={texts.noneNearText}>
            <ButtonLink href={path}>{texts.allDealers}</ButtonLink>
          </EmptyState>
        )}
      </div>
    </div>
  )
}

function DealerList({ dealers }: { dealers: readonly DealerRow[] }) {
  const texts = useTexts(dealersTexts)
  const locale = useLocale()
  return (
    <ul className={css.dealers}>
      {dealers.map((dealer) => (
        <li key={dealer.href}>
          <span className={css.mark}>
            {dealer.mark ? <img src={dealer.mark} alt="" width={44} height={44} loading="lazy" /> : null}
          </span>
          <div>
            <h2>
              <a href={dealer.href}>{dealer.name}</a>
            </h2>
            {dealer.makes ? <p className={css.makes}>{dealer.makes}</p> : null}
          </div>
          <p className={css.address}>{dealer.address}</p>
          <p className={css.figures}>
            <span>{texts.offers(formatNumber(dealer.count, locale))}</span>
            {dealer.distance ? <span>{dealer.distance}</span> : null}
            {dealer.hours ? <span>{dealer.hours}</span> : null}
          </p>
        </li>
      ))}
    </ul>
  )
}
