import type { ConsentPurpose } from '#domain/consent/consent.ts'

export interface CookieSettingsView {
  /** Those the shop needs a consent for; empty: it loads nothing of others. */
  readonly purposes: readonly { readonly name: ConsentPurpose; readonly isGranted: boolean }[]
  readonly isSaved: boolean
  readonly home: string
}
