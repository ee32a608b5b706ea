import { existsSync, readFileSync, writeFileSync } from 'node:fs'

interface Results {
  readonly files: Record<string, { mutants: { readonly status: string }[] }>
}

/**
 * Takes survivors out of the kept results, so that each is tried again. Stryker would keep those of constants, which belong to no single
 * test, even where a test was added for them.
 */
export function forgetSurvivors(file: string): void {
  if (!existsSync(file)) return
  const results = JSON.parse(readFileSync(file, 'utf8')) as Results
  for (const one of Object.values(results.files))
    one.mutants = one.mutants.filter(({ status }) => status !== 'Survived' && status !== 'NoCoverage')
  writeFileSync(file, JSON.stringify(results))
}
