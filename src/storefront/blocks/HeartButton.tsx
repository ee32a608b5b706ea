import { saveCarTexts } from '#messages/save-cars.ts'
import { IconButton } from '#design/Button.tsx'
import { classes } from '#design/classes.ts'
import { addFavourite, removeFavourites } from './favourite-changes.ts'
import { favourites } from './favourites-store.ts'
import { useIsStored } from './stored-list.ts'
import { useTexts } from '../site.ts'

interface SavableVehicle {
  readonly id: string
  readonly amount: number
  readonly title: string
}

/** What a button needs that adds a vehicle to the favourites and takes it out again. */
export function useFavouriteToggle(vehicle: SavableVehicle) {
  const isSaved = useIsStored(favourites, vehicle.id)
  return {
    label: useTexts(saveCarTexts).save(vehicle.title),
    'aria-pressed': isSaved,
    onClick: () => (isSaved ? removeFavourites(vehicle.id) : addFavourite(vehicle)),
  }
}

/** The heart as a symbol. It needs a script, so it is not there without one. */
export function HeartButton({ vehicle, className }: { vehicle: SavableVehicle; className?: string }) {
  return <IconButton icon="heart" {...useFavouriteToggle(vehicle)} className={classes(className, 'with-script')} />
}
