import { saveCarTexts } from '#messages/save-cars.ts'
import { Button } from '#design/Button.tsx'
import { Icon } from '#design/Icon.tsx'
import { useSite, useTexts } from '../../site.ts'

/** The heart for visitors without script: adds the car to the account's favourites, after logging in where need be. */
export function AddFavouriteForm({
  vehicle,
}: {
  vehicle: { readonly id: string; readonly amount: number; readonly path: string }
}) {
  const texts = useTexts(saveCarTexts)
  const favourites = useSite()?.frame.favourites
  if (!favourites) return null
  return (
    <form method="post" action={favourites} className="without-script">
      <input type="hidden" name="id" value={vehicle.id} />
      <input type="hidden" name="price" value={vehicle.amount} />
      <input type="hidden" name="back" value={vehicle.path} />
      <Button type="submit" kind="quiet">
        <Icon name="heart" />
        {texts.saveShort}
      </Button>
    </form>
  )
}
