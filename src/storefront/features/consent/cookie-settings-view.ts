import type { ConsentPurpose } from '#domain/consent/consent.ts'

export interface CookieSettingsView {
  /** The purposes that need a consent in this shop; empty where it loads nothing of third parties. */
  readonly purposes: readonly { readonly name: ConsentPurpose; readonly isGranted: boolean }[]
  readonly isSaved: boolean
  readonly home: string
}
