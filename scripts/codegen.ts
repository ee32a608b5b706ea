import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { generate } from '@graphql-codegen/cli'
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql'
import { schema as dealerApi } from '#gateway/dealer-api/schema.ts'
import { schema as dealerArea } from '#gateway/dealer-area/schema.ts'
import { schema as shop } from '#gateway/schema.ts'

/**
 * Writes `schema.graphql`, `dealer-area.graphql` and `dealer-api.graphql` (committed, so that every change of an API shows in a diff) and
 * the types of the documents of both apps.
 */
await generateFor(shop, 'schema.graphql', 'src/storefront')
await generateFor(dealerArea, 'dealer-area.graphql', 'src/dealer-area')
writeOrCheck('dealer-api.graphql', print(dealerApi))

async function generateFor(schema: GraphQLSchema, schemaFile: string, app: string): Promise<void> {
  writeOrCheck(schemaFile, print(schema))
  const documents = `${app}/**/*.graphql`
  if (globSync(documents).length === 0) return
  const folder = `${app}/generated`
  await generate(
    {
      schema: schemaFile,
      documents,
      silent: true,
      generates: {
        [`${folder}/`]: {
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
  const mutations = [...readFileSync(`${folder}/graphql.ts`, 'utf8').matchAll(/export type (\w+)MutationVariables\b/g)]
  const names = mutations.map(([, name]) => `  | '${name}'`).sort()
  writeFileSync(`${folder}/mutations.ts`, `export type MutationName =\n${names.join('\n') || '  never'}\n`)
}

function print(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}

function writeOrCheck(file: string, printed: string): void {
  if (!process.argv.includes('--check')) writeFileSync(file, printed)
  else if (readFileSync(file, 'utf8') !== printed) {
    console.error(`${file} is not what the gateway serves: run npm run codegen and look at the difference.`)
    process.exit(1)
  }
}
