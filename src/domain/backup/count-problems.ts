type Counts = Readonly<Record<string, number>>

/** Tables that have another number of rows than the manifest says; without counts in it nothing can be said. */
export function findCountProblems(expected: Counts | undefined, found: Counts): string[] {
  return Object.entries(expected ?? {}).flatMap(([table, rows]) =>
    found[table] === rows ? [] : [`table ${table} has ${found[table] ?? 'no'} rows instead of ${rows}`],
  )
}
