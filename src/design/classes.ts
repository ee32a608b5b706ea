/** Joins the class names that apply: `classes(css.button, small && css.small)`. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
