import { SETTINGS_PARTS, type SettingsPart } from '#domain/merchant/settings-parts.ts'

/** A part in an address: `work-groups`. */
export function partSlug(part: SettingsPart): string {
  return part.toLowerCase().replaceAll('_', '-')
}

export function partOfSlug(slug: string): SettingsPart | undefined {
  return SETTINGS_PARTS.find((part) => partSlug(part) === slug)
}

/** In the address of a form that is opened from the set-up and leads back to it. */
export const FROM_SETTINGS = 'from=settings'
