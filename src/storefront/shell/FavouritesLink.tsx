import { frameTexts } from '#messages/frame.ts'
import { saveCarTexts } from '#messages/save-cars.ts'
import { addressOf, favourites, newestFirst } from '../blocks/favourites-store.ts'
import { useStored } from '../blocks/stored-list.ts'
import { IconLink } from '#design/Button.tsx'
import { useTexts } from '../site.ts'

/** The heart in the header: how many cars are saved, and the link to the visitor's own list. */
export function FavouritesLink({ page, isLoggedIn }: { page: string; isLoggedIn: boolean }) {
  const texts = useTexts(saveCarTexts)
  const frameWords = useTexts(frameTexts)
  const own = useStored(favourites)
  const label = own.length > 0 ? texts.favouritesWith(own.length) : frameWords.favourites
  return (
    <IconLink
      icon="heart"
      label={label}
      count={own.length}
      href={isLoggedIn ? page : addressOf(page, newestFirst(own))}
    />
  )
}
