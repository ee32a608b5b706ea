import { Button } from '#design/Button.tsx'
import { formatMoney } from '#domain/format/money.ts'
import { sumOfServices } from '#domain/workshop/service.ts'
import { workMinutesText, workshopTexts } from '#messages/workshop.ts'
import { useLocale, useTexts } from '../../site.ts'
import type { ServicesView } from './service-view.ts'
import css from './workshop.module.css'

interface ServicesSumProps extends Pick<ServicesView, 'amounts' | 'next'> {
  skus: readonly string[]
}

/** What the ticked services cost at least and how long they take, beside the step's button; in sight while the list scrolls. */
export function ServicesSum({ amounts, next, skus }: ServicesSumProps) {
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  const chosen = skus.flatMap((sku) => amounts[sku] ?? [])
  const { price, isOpen } = sumOfServices(chosen)
  const minutes = chosen.reduce((sum, each) => sum + each.minutes, 0)
  const from = price > 0 ? [texts.from(formatMoney(price, locale, 'if-any'))] : []
  return (
    <div className={css.running}>
      <output>
        {chosen.length > 0 ? (
          <>
            <b>{[texts.servicesChosen(chosen.length), ...from].join(', ')}</b>
            <small>
              {[isOpen ? texts.plusInspection : '', workMinutesText[locale](minutes)].filter(Boolean).join(', ')}
            </small>
          </>
        ) : null}
      </output>
      <Button type="submit">{next}</Button>
    </div>
  )
}
