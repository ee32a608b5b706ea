import { saveCarTexts } from '#messages/save-cars.ts'
import { CompareToggle } from '../../blocks/CompareToggle.tsx'
import { HeartButton } from '../../blocks/HeartButton.tsx'
import { ShareButton } from '../../blocks/ShareButton.tsx'
import { useTexts } from '../../site.ts'
import { AddFavouriteForm } from './AddFavouriteForm.tsx'
import css from './Offer.module.css'
import type { OfferView } from './vehicle-view.ts'

/** What is done with an offer beside buying it: save, compare, share. */
export function OfferTools({ offer }: { offer: OfferView }) {
  const texts = useTexts(saveCarTexts)
  return (
    <div className={css.tools}>
      <span className={`${css.heart} with-script`}>
        <HeartButton vehicle={offer} />
        <span aria-hidden="true">{texts.saveShort}</span>
      </span>
      <AddFavouriteForm vehicle={offer} />
      <CompareToggle vehicle={offer} />
      <ShareButton title={offer.title} isCar />
    </div>
  )
}
