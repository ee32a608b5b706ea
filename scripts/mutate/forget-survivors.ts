import { existsSync, readFileSync, writeFileSync } from 'node:fs'

interface Results {
  readonly files: Record<string, { mutants: { readonly status: string }[] }>
}

/**
 * Removes survivors from the stored results, so that each is tried again. Stryker would reuse the result of a constant, which belongs to no
 * single test, even after a test was added for it.
 */
export function forgetSurvivors(file: string): void {
  if (!existsSync(file)) return
  const results = JSON.parse(readFileSync(file, 'utf8')) as Results
  for (const one of Object.values(results.files))
    one.mutants = one.mutants.filter(({ status }) => status !== 'Survived' && status !== 'NoCoverage')
  writeFileSync(file, JSON.stringify(results))
}
