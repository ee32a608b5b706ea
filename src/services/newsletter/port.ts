import type { Locale } from '#domain/locale.ts'

/** What an outside list is told of one address. */
export interface ListEntry {
  readonly email: string
  /** Whose newsletter; null: the main site's. */
  readonly brandSlug: string | null
  readonly locale: Locale
  /** MA00000001 to MA00000049. */
  readonly sourceCode: string
  readonly isSubscribed: boolean
}

/** A marketing cloud that has the list as well. Throws where it did not take the entry and a retry makes sense. */
export interface NewsletterList {
  put(entry: ListEntry): Promise<void>
}
