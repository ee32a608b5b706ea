import { favouritesTexts } from '#messages/favourites.ts'
import { Cards } from '#design/Card.tsx'
import { NothingChosen } from '../../blocks/NothingChosen.tsx'
import { CardRate, RateExamples } from '../../blocks/Rate.tsx'
import { ShareButton } from '../../blocks/ShareButton.tsx'
import { Trail } from '../../blocks/Trail.tsx'
import { VehicleCard } from '../../blocks/VehicleCard.tsx'
import { removeFavourites } from '../../blocks/favourite-changes.ts'
import { addressOf, type Favourite, newestFirst } from '../../blocks/favourites-store.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import { headOf, siteOf } from '../../head.ts'
import { useLocale, useTexts } from '../../site.ts'
import type { Route } from './+types/favourites.page.ts'
import { Gone } from './Gone.tsx'
import { SharedNotice } from './SharedNotice.tsx'
import { addFavourite } from './change-favourites.server.ts'
import type { FavouritesView } from './favourites-view.ts'
import { loadFavourites } from './favourites.server.ts'
import { useOwnList } from './use-own-list.ts'
import css from './favourites.module.css'

export const loader = loadFavourites
export const action = addFavourite

/** A personal list is not indexed. */
export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: favouritesTexts.title })
}

const FIRST_ROW = 3

/** The visitor's favourites, or those of a shared link. */
export default function Favourites({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(favouritesTexts)
  const { own, isForeign } = useOwnList(view)
  const title = isForeign ? texts.sharedTitle : texts.title
  return (
    <div className={`wrap ${css.page}`}>
      <Trail crumbs={[{ label: title }]} />
      <div className={css.head}>
        <h1>{title}</h1>
        {view.ids.length > 0 ? (
          <>
            <p className="soft">
              {texts.count(view.cards.length + view.gone.length)}
              {view.gone.length > 0 ? texts.ofThemGone(view.gone.length) : null}
            </p>
            <ShareButton title={title} />
          </>
        ) : null}
      </div>
      {isForeign ? <SharedNotice view={view} mine={addressOf(view.path, newestFirst(own))} /> : null}
      {view.cards.length > 0 ? (
        <section aria-label={title}>
          <h2 className="visually-hidden">{texts.count(view.cards.length)}</h2>
          <Cards>
            {view.cards.map((card, index) => (
              <VehicleCard
                key={card.id}
                card={card}
                first={index < FIRST_ROW}
                note={
                  <>
                    <PriceChange since={own.find(({ id }) => id === card.id)} amount={card.amount} />
                    {card.rate ? <CardRate rate={card.rate} /> : null}
                  </>
                }
              />
            ))}
          </Cards>
          <RateExamples rates={view.cards.flatMap(({ rate }) => rate ?? [])} />
        </section>
      ) : null}
      <Gone view={view} onRemove={isForeign ? undefined : () => removeFavourites(...idsWithoutOffer(view))} />
      {view.ids.length === 0 ? (
        <NothingChosen title={texts.emptyTitle} text={texts.emptyText} needsScript={texts.needsScript} />
      ) : null}
    </div>
  )
}

function idsWithoutOffer({ ids, cards }: FavouritesView): string[] {
  return ids.filter((id) => !cards.some((card) => card.id === id))
}

interface PriceChangeProps {
  /** The vehicle when it was added; undefined in a shared list. */
  since: Favourite | undefined
  /** Today's price in whole euros. */
  amount: number
}

/** By how much the price has changed since the visitor added the vehicle; nothing where it has not. */
function PriceChange({ since, amount }: PriceChangeProps) {
  const texts = useTexts(favouritesTexts)
  const locale = useLocale()
  const change = since ? amount - since.price : 0
  if (change === 0) return null
  const sign = change < 0 ? '−' : '+'
  return <p className="small">{texts.since(sign, formatNumber(Math.abs(change), locale))}</p>
}
