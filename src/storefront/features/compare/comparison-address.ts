/** The page with these cars; without any it is empty, while the path alone leads to the visitor's own choice. */
export function comparisonAddress(path: string, ids: readonly string[], isDifferencesOnly: boolean): string {
  return `${path}?ids=${ids.join(',')}${isDifferencesOnly ? '&differences=1' : ''}`
}
