import { globSync, readFileSync } from 'node:fs'
import { brokenFences, folderCircles } from './import-fences.ts'

/** Fails where an import breaks the table of docs/map.md, and where the folders of subjects import each other in a circle. */
const files = globSync(['src/**/*.{ts,tsx}', 'messages/**/*.ts'])
  .filter((file) => !file.includes('generated'))
  .map((file) => ({ path: file.replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }))
const problems = [...brokenFences(files), ...folderCircles(files)]
for (const problem of problems) console.error(problem)
console.log(`${files.length} files, ${problems.length} broken fences`)
process.exitCode = problems.length > 0 ? 1 : 0
