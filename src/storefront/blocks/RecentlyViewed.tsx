import { cardTexts } from '#messages/card.ts'
import { recentTexts } from '#messages/recent.ts'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#design/Button.tsx'
import { Picture, PictureCaption } from './Picture.tsx'
import type { CardView } from './card-view.ts'
import { Co2 } from './Co2.tsx'
import { addressOf, newestFirst, recentlyViewed } from './favourites-store.ts'
import { PriceLine } from './PriceLine.tsx'
import css from './RecentlyViewed.module.css'
import { SectionHead } from './SectionHead.tsx'
import { useStored } from './stored-list.ts'
import { useTexts } from '../site.ts'

interface RecentlyViewedProps {
  /** The page that loads the cards of the ids in its address. */
  loadFrom: string
  /** The vehicle shown now: not shown again. */
  current?: string
}

/** What the visitor has looked at last, as far as it is still on offer. Known to the browser only, so loaded by it. */
export function RecentlyViewed({ loadFrom, current }: RecentlyViewedProps) {
  const texts = useTexts(recentTexts)
  const { load, data } = useFetcher<{ readonly cards: readonly CardView[] }>()
  const ids = newestFirst(useStored(recentlyViewed)).filter((id) => id !== current)
  const address = addressOf(loadFrom, ids)
  useEffect(() => {
    if (address !== loadFrom) void load(address)
  }, [address, loadFrom, load])
  const cards = data?.cards.filter(({ id }) => ids.includes(id)) ?? []
  if (cards.length === 0) return null
  return (
    <section className={`wrap ${css.section}`}>
      <SectionHead title={texts.recentlyViewed}>
        <Button kind="quiet" small onClick={() => recentlyViewed.remove(...ids)}>
          {texts.clearRecent}
        </Button>
      </SectionHead>
      <ul className={css.row}>
        {cards.map((card) => (
          <li key={card.id}>
            <SmallCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SmallCard({ card }: { card: CardView }) {
  const texts = useTexts(cardTexts)
  const { href, title, price, drop, picture, energy } = card
  return (
    <article className={css.card}>
      {picture ? (
        <Picture image={picture.key} alt={picture.alt} sizes="200px" largest={512}>
          {picture.symbolic ? <PictureCaption small>{texts.symbolic}</PictureCaption> : null}
        </Picture>
      ) : null}
      <h3>
        <a href={href}>{title}</a>
      </h3>
      <PriceLine price={price} drop={drop} />
      {energy ? (
        <p className="note">
          <Co2 text={energy} />
        </p>
      ) : null}
    </article>
  )
}
