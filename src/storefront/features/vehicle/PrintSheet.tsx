import { printSheetTexts } from '#messages/vehicle-details.ts'
import { useTexts } from '../../site.ts'
import css from './PrintSheet.module.css'
import type { OfferView } from './vehicle-view.ts'

/** The end of the printed sheet: who sells, the day on which it was printed, and the address of the page. */
export function PrintSheet({ offer: { dealer, print } }: { offer: OfferView }) {
  const texts = useTexts(printSheetTexts)
  return (
    <div className={css.sheet}>
      <p>
        <b>{dealer.name}</b>
        <span>{dealer.address}</span>
        <span>{dealer.phone?.text}</span>
        <span>{dealer.hours.map(({ days, hours }) => `${days} ${hours}`).join(' · ')}</span>
      </p>
      <p>
        <b>{texts.asOf(print.day)}</b>
        <span>{texts.binding}</span>
        <span>{print.address}</span>
      </p>
      <img src={print.code} alt={texts.code} width="100" height="100" loading="lazy" />
    </div>
  )
}
