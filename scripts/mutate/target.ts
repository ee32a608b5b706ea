interface MutationTarget {
  readonly target: 'domain' | 'use-cases'
  /** The name in its result files. */
  readonly name: string
  /** Patterns of the files that are mutated. */
  readonly patterns: readonly string[]
  /** One of how many changes is tried; 1: all. */
  readonly every: number
  /** The only tests that are run; undefined: those of the target that reach the changed files. */
  readonly tests?: string
}

const ALL = {
  domain: ['src/domain/**/*.ts'],
  'use-cases': ['src/use-cases/{checkout,order,financing}/**/*.ts'],
} as const

/**
 * What `npm run mutate <name> <1/n> <files>` means: `domain`, `use-cases` or one subject of either, such as `use-cases/cart`; a share where
 * a sample is enough.
 */
export function mutationTarget(named: string, rest: readonly string[]): MutationTarget {
  const [target, subject, ...more] = named.split('/')
  if ((target !== 'domain' && target !== 'use-cases') || more.length > 0)
    throw new Error(
      'mutate: domain or use-cases, or one subject as in use-cases/cart; then files if only some are meant',
    )
  const share = /^1\/(\d+)$/.exec(rest[0] ?? '')
  const every = Number(share?.[1] ?? 1)
  if (every < 1) throw new Error(`mutate: ${rest[0]} is no share`)
  const files = share ? rest.slice(1) : rest
  const patterns = files.length > 0 ? files : subject ? [`src/${target}/${subject}/**/*.ts`] : ALL[target]
  const name = [target, ...(subject ? [subject] : []), ...(every > 1 ? ['sample'] : [])].join('-')
  // A subject is tested beside itself and through its part of the API: every other test that reaches it would be run as well.
  const tests = subject && target === 'use-cases' ? `src/{use-cases,gateway}/${subject}/**/*.test.ts` : undefined
  return { target, name, patterns, every, ...(tests ? { tests } : {}) }
}
