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

/** A marketing cloud with a copy of the list. `put` throws where the entry was not taken and a retry makes sense. */
export interface NewsletterList {
  put(entry: ListEntry): Promise<void>
}
