import { homePromiseTexts } from '#messages/home-promise.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import { useLocale, useTexts } from '../../site.ts'
import type { CountedLink } from './home-view.ts'
import css from './Budgets.module.css'

/** Links to lists of cars up to a monthly rate. */
export function Budgets({ budgets }: { budgets: readonly CountedLink[] }) {
  const locale = useLocale()
  const texts = useTexts(homePromiseTexts)
  return (
    <>
      <h2>{texts.budget}</h2>
      <ul className={css.budgets}>
        {budgets.map(({ href, label, count }) => (
          <li key={href}>
            <a href={href}>
              <b>{label}</b> <span>{texts.cars(formatNumber(count, locale), count === 1)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="note">{texts.budgetNote}</p>
    </>
  )
}
