import { saveCarTexts } from '#messages/save-cars.ts'
import { IconButton } from '#design/Button.tsx'
import { classes } from '#design/classes.ts'
import { addFavourite, removeFavourites } from './favourite-changes.ts'
import { favourites } from './favourites-store.ts'
import { useIsStored } from './stored-list.ts'
import { useTexts } from '../site.ts'

interface HeartButtonProps {
  vehicle: { readonly id: string; readonly amount: number; readonly title: string }
  className?: string
}

/** Adds a vehicle to the favourites and takes it out again. What it does needs a script, so it is not there without one. */
export function HeartButton({ vehicle, className }: HeartButtonProps) {
  const texts = useTexts(saveCarTexts)
  const isSaved = useIsStored(favourites, vehicle.id)
  return (
    <IconButton
      icon="heart"
      label={texts.save(vehicle.title)}
      aria-pressed={isSaved}
      className={classes(className, 'with-script')}
      onClick={() => (isSaved ? removeFavourites(vehicle.id) : addFavourite(vehicle))}
    />
  )
}
