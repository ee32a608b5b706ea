import { expect, it } from 'vitest'
import { weighBundles } from './bundle-budgets.ts'

it.each(weighBundles())('$name stay within their budget', ({ bytes, max, files }) =>
  expect(bytes, files.map(([file, own]) => `${own} ${file}`).join('\n')).toBeLessThanOrEqual(max),
)
