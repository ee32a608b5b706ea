/** Parameters that a form sends along without showing them. */
export function HiddenFields({ fields }: { fields: readonly (readonly [name: string, value: string])[] }) {
  return fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
