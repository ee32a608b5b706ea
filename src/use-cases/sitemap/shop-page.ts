import type { Locale } from '#domain/locale.ts'
import type { PathParams } from '#domain/routes/paths.ts'
import type { Screen } from '#domain/routes/screens.ts'

/** A page that search engines may index. */
export interface ShopPage {
  readonly screen: Screen
  /** A function where they differ between the languages. */
  readonly params?: PathParams | ((locale: Locale) => PathParams)
  readonly changedAt?: Date
}
