/** Groups models by their first word: "Golf", "Golf Variant" → "Golf". A model on its own belongs to no family. */
export function modelFamilies(names: readonly string[]): Map<string, readonly string[]> {
  const families = Map.groupBy(names, (name) => name.split(/[\s-]/, 1)[0]!)
  return new Map(
    [...families].flatMap(([word, members]) =>
      members.length < 2 ? [] : members.map((name) => [name, [word]] as const),
    ),
  )
}
