import { type ExecutionArgs, execute, parse } from 'graphql'
import { expect, it } from 'vitest'
import { documentExecutor } from './compiled-document.ts'
import { schema } from './schema.ts'

/** Resolvers of a look at the schema itself need no context. */
const LOOK = `query ($name: String!, $all: Boolean!) {
  type: __type(name: $name) { ...Named fields @include(if: $all) { name } }
  __typename
}
fragment Named on __Type { kind name @skip(if: $all) }`

const argsOf = (text: string, variableValues: Record<string, unknown>): ExecutionArgs => ({
  schema,
  document: parse(text),
  variableValues,
  contextValue: {},
})

it.each([
  { name: 'Place', all: true },
  { name: 'Place', all: false },
  { name: 'nothing', all: true },
])('a compiled document answers %j as any other', async (variables) => {
  const run = documentExecutor({ compiledAtRun: 2 })
  const args = argsOf(LOOK, variables)
  const answers = [await run(args), await run(args), await run(args)].map((answer) => JSON.stringify(answer))
  const expected = JSON.stringify(await execute(args))
  expect(answers).toEqual([expected, expected, expected])
})

it('refuses with the errors of the library', async () => {
  const run = documentExecutor({ compiledAtRun: 1 })
  const args = argsOf(LOOK, { name: 1, all: 'yes' })
  expect(JSON.stringify(await run(args))).toBe(JSON.stringify(await execute(args)))
})
