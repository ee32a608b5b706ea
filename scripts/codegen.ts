import { readFileSync, writeFileSync } from 'node:fs'
import { generate } from '@graphql-codegen/cli'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from '#gateway/schema.ts'

/** Writes `schema.graphql` (committed, so that every change of the API shows in a diff) and the types of the storefront's documents. */
const SCHEMA_FILE = 'schema.graphql'
const printed = `${printSchema(lexicographicSortSchema(schema))}\n`

if (process.argv.includes('--check')) {
  if (readFileSync(SCHEMA_FILE, 'utf8') !== printed) {
    console.error(`${SCHEMA_FILE} is not what the gateway serves: run npm run codegen and look at the difference.`)
    process.exit(1)
  }
} else {
  writeFileSync(SCHEMA_FILE, printed)
}

await generate(
  {
    schema: SCHEMA_FILE,
    documents: 'src/storefront/**/*.graphql',
    ignoreNoDocuments: true,
    silent: true,
    generates: {
      'src/storefront/generated/': {
        preset: 'client',
        presetConfig: { fragmentMasking: false },
        config: {
          documentMode: 'string',
          useTypeImports: true,
          enumsAsTypes: true,
          scalars: { Euro: 'number', DateTime: 'string' },
        },
      },
    },
  },
  true,
)

// The names of the mutations as a type, so that the error catalogue only compiles with an entry for each.
const GENERATED = 'src/storefront/generated'
const mutations = [...readFileSync(`${GENERATED}/graphql.ts`, 'utf8').matchAll(/export type (\w+)MutationVariables\b/g)]
const names = mutations.map(([, name]) => `  | '${name}'`).sort()
writeFileSync(`${GENERATED}/mutations.ts`, `export type MutationName =\n${names.join('\n')}\n`)
