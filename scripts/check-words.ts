import { globSync, readFileSync } from 'node:fs'
import { wordProblems } from './plain-words.ts'

/** Fails where a name is used that docs/glossary.md has another word for, and where a line of a comment is too long. */
const OWN_LIST = 'scripts/plain-words'
const files = globSync(['{src,messages,tests,scripts,bench}/**/*.{ts,tsx,mjs,css,graphql}'])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/generated|node_modules/.test(file) && !file.startsWith(OWN_LIST))
const problems = files.flatMap((path) => wordProblems({ path, text: readFileSync(path, 'utf8') }))
for (const problem of problems) console.error(problem)
console.log(`${files.length} files, ${problems.length} words to replace or comments to shorten`)
process.exitCode = problems.length > 0 ? 1 : 0
