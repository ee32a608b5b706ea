/** Statements that take away what processes of the release before still use, or demand values that those do not write. */
const DESTRUCTIVE: readonly RegExp[] = [
  /\bdrop\s+(?:table|column|type|function|view|schema|trigger|default|sequence)\b/i,
  /\balter\s+table\b[^;]*\bdrop\s+(?!constraint\b)\w/i,
  /\brename\b/i,
  /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i,
  /\bset\s+not\s+null\b/i,
  /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?\w+\s+[^,;]*\bnot\s+null\b(?![^,;]*\b(?:default|generated)\b)(?<!\bdefault\b[^,;]*)/i,
  /\btruncate\b/i,
]

/** A note in a migration: `-- later step of 0390: no release since uses the column`. */
const LATER_STEP = /^-- later step of (\d{4}): \S/im

/** The statements of a migration with which processes of the release before would fail. */
export function destructiveStatements(migration: string): string[] {
  const code = migration.replaceAll(/--.*$/gm, '')
  return code
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))
    .filter((statement) => DESTRUCTIVE.some((pattern) => pattern.test(statement)))
}

/** The number of the migration whose last step this one is, by its note; undefined without one. */
export function laterStepOf(migration: string): string | undefined {
  return LATER_STEP.exec(migration)?.[1]
}
