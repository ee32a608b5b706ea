import type { HiddenField } from './list-view.ts'

/** Parameters that a form sends along without showing them. */
export function HiddenFields({ fields }: { fields: readonly HiddenField[] }) {
  return fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
