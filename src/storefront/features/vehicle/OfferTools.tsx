import { saveCarTexts } from '#messages/save-cars.ts'
import { Button } from '#design/Button.tsx'
import { Icon } from '#design/Icon.tsx'
import { CompareToggle } from '../../blocks/CompareToggle.tsx'
import { useFavouriteToggle } from '../../blocks/HeartButton.tsx'
import { ShareButton } from '../../blocks/ShareButton.tsx'
import { useSite, useTexts } from '../../site.ts'
import css from './Offer.module.css'
import type { OfferView } from './vehicle-view.ts'

/** What is done with an offer beside buying it: save, compare, share. */
export function OfferTools({ offer }: { offer: OfferView }) {
  return (
    <div className={css.tools}>
      <FavouriteButton vehicle={offer} />
      <AddFavouriteForm vehicle={offer} />
      <CompareToggle vehicle={offer} />
      <ShareButton title={offer.title} isCar />
    </div>
  )
}

/** The heart with its word. */
function FavouriteButton({ vehicle }: { vehicle: OfferView }) {
  const texts = useTexts(saveCarTexts)
  const { label, ...toggle } = useFavouriteToggle(vehicle)
  return (
    <Button kind="quiet" small className="with-script" aria-label={label} {...toggle}>
      <Icon name="heart" />
      {texts.saveShort}
    </Button>
  )
}

/** The heart for visitors without script: adds the car to the account's favourites, after logging in where need be. */
function AddFavouriteForm({
  vehicle,
}: {
  vehicle: { readonly id: string; readonly amount: number; readonly path: string }
}) {
  const texts = useTexts(saveCarTexts)
  const action = useSite()?.frame.favourites
  if (!action) return null
  return (
    <form method="post" action={action} className="without-script">
      <input type="hidden" name="id" value={vehicle.id} />
      <input type="hidden" name="price" value={vehicle.amount} />
      <input type="hidden" name="back" value={vehicle.path} />
      <Button type="submit" kind="quiet" small>
        <Icon name="heart" />
        {texts.saveShort}
      </Button>
    </form>
  )
}
