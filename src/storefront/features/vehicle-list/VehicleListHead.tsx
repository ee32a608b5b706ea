import { listTexts } from '#messages/list.ts'
import { rankingTexts } from '#messages/ranking.ts'
import { InfoPop } from '#design/InfoPop.tsx'
import { ListHead } from '../../blocks/ListHead.tsx'
import { Icon } from '#design/Icon.tsx'
import { SegmentLinks } from '#design/Segment.tsx'
import { formatNumber } from '#domain/format/numbers.ts'
import { useSite, useTexts, useLocale } from '../../site.ts'
import { ListSearch } from './ListSearch.tsx'
import type { ListView } from './list-view.ts'
import css from './VehicleListHead.module.css'

/** The head of the car list, with the explanation of its order and the views of the list. */
export function VehicleListHead({ view }: { view: ListView }) {
  const locale = useLocale()
  const texts = useTexts(listTexts)
  const rankingHow = useTexts(rankingTexts).how
  const ranking = useSite()?.frame.ranking
  return (
    <ListHead
      title={`${formatNumber(view.total, locale)} ${view.heading}`}
      note={view.radius}
      list="cars"
      view={view}
      chips={view.chips}
      reset={view.base}
      save={view.save}
      search={<ListSearch key={`${view.href} ${view.typed ?? ''}`} view={view} />}
      help={
        <div className={css.help}>
          <InfoPop label={texts.howSorted}>
            <p>{texts.sortedHow(view.ranking.by)}</p>
            <a href={ranking}>{rankingHow}</a>
          </InfoPop>
        </div>
      }
    >
      <div className={css.views} data-layout={view.view}>
        <SegmentLinks
          label={texts.view}
          links={view.views.map(({ href, icon }) => ({
            href,
            label: texts[icon],
            current: href === view.href,
            children: <Icon name={icon} />,
          }))}
        />
      </div>
    </ListHead>
  )
}
