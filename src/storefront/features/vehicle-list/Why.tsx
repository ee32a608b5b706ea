import type { Locale } from '#domain/locale.ts'
import { whyTexts } from '#messages/why.ts'
import { useSite } from '../../site.ts'
import type { WhyView } from './list-view.ts'
import css from './Why.module.css'

/** Why a vehicle stands where it does, on demand: the order of the list and this vehicle's value of it. */
export function Why({ why, index, locale }: { why: WhyView; index: number; locale: Locale }) {
  const ranking = useSite()?.frame.ranking
  return (
    <details className={css.why}>
      <summary>{whyTexts.why[locale]}</summary>
      <p>{`${whyTexts.sortedBy[locale](why.by)} ${why.values[index]}`}</p>
      {why.explained ? <a href={ranking}>{whyTexts.how[locale]}</a> : null}
    </details>
  )
}
