import { formatInstant } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'

export interface ChangedView {
  /** Who changed it and when, as shown; null where it was a feed. */
  readonly who: { readonly name: string; readonly at: string } | null
  /** Each field that differs: what stands now, and what was entered. */
  readonly differences: readonly { readonly label: string; readonly now: string; readonly entered: string }[]
}

/** A form that was not saved; where somebody else has saved it meanwhile, with both versions. */
export interface ChangedState extends FormState {
  readonly changed?: ChangedView
  /** Fingerprint of the stored version, so that sending the form again saves what was entered. */
  readonly fingerprint?: string
}

/** Who saved last, as a form shows it; null for a feed. */
export function whoChanged(
  last: { readonly by: string; readonly at: string } | null | undefined,
  locale: Locale,
): ChangedView['who'] {
  return last ? { name: last.by, at: formatInstant(last.at, locale) } : null
}
