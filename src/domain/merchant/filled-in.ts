import { PART_FIELDS, type PartValues, type SettingsPart } from './settings-parts.ts'

/** Whether anything was entered; choices and boxes have a value from the beginning. */
export function isFilledIn(part: SettingsPart, values: PartValues): boolean {
  return PART_FIELDS[part].some(
    ({ kind, name }) => kind !== 'CHOICE' && kind !== 'CHECK' && (values[name] ?? '').trim() !== '',
  )
}
