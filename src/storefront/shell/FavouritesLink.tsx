import type { Locale } from '#domain/locale.ts'
import { frameTexts } from '#messages/frame.ts'
import { saveCarTexts } from '#messages/save-cars.ts'
import { addressOf, favourites, newestFirst } from '../blocks/favourites-store.ts'
import { useStored } from '../blocks/stored-list.ts'
import { IconLink } from '#design/Button.tsx'

/** The heart in the header: how many are saved, and straight to the visitor's own list. */
export function FavouritesLink({ page, locale, isLoggedIn }: { page: string; locale: Locale; isLoggedIn: boolean }) {
  const own = useStored(favourites)
  const label = own.length > 0 ? saveCarTexts.favouritesWith[locale](own.length) : frameTexts.favourites[locale]
  return (
    <IconLink
      icon="heart"
      label={label}
      count={own.length}
      href={isLoggedIn ? page : addressOf(page, newestFirst(own))}
    />
  )
}
