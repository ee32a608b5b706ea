import { allMutators } from '../../node_modules/@stryker-mutator/instrumenter/dist/src/mutators/mutate.js'

/** The parts of a syntax tree that the mutators below read. */
interface SyntaxNode {
  readonly type: string
  readonly name?: string
  readonly value?: unknown
  readonly computed?: boolean
  readonly object?: SyntaxNode
  readonly property?: SyntaxNode
  readonly key?: SyntaxNode
  readonly left?: SyntaxNode
  readonly right?: SyntaxNode
}

interface SyntaxPath {
  readonly node: SyntaxNode
  readonly parent: SyntaxNode
}

interface Mutator {
  readonly name: string
  mutate(path: SyntaxPath): Iterable<object>
}

const OTHER_ROUNDINGS: Readonly<Record<string, readonly string[]>> = {
  round: ['floor', 'ceil'],
  floor: ['round', 'ceil'],
  ceil: ['round', 'floor'],
  trunc: ['round'],
}

/** `Math.round` becomes `Math.floor` and `Math.ceil`: a test must fail when a cent is rounded differently. */
export const roundingMutator: Mutator = {
  name: 'Rounding',
  *mutate({ node }) {
    if (node.type !== 'MemberExpression' || node.object?.name !== 'Math' || node.computed) return
    for (const name of OTHER_ROUNDINGS[node.property?.name ?? ''] ?? []) {
      yield { ...node, property: { type: 'Identifier', name } }
    }
  },
}

/** A number becomes the next one up and the next one down: tests must pin limits and rates exactly. */
export const numberMutator: Mutator = {
  name: 'NumericLiteral',
  *mutate({ node, parent }) {
    if (node.type !== 'NumericLiteral' || isNoValue(node, parent)) return
    const value = Number(node.value)
    yield { type: 'NumericLiteral', value: value + 1 }
    if (value >= 1) yield { type: 'NumericLiteral', value: value - 1 }
  },
}

/** Whether a number is no value: a type, or the name of a property. */
function isNoValue(node: SyntaxNode, parent: SyntaxNode): boolean {
  return parent.type.startsWith('TS') ? parent.type === 'TSLiteralType' : parent.key === node && !parent.computed
}

/** Adds mutators of rounding and numbers, which Stryker lacks. It has no extension point for them, so its list is extended. */
export function registerExtraMutators(): void {
  const mutators = allMutators as unknown as Mutator[]
  for (const mutator of [roundingMutator, numberMutator]) if (!mutators.includes(mutator)) mutators.push(mutator)
}

/** Leaves one of so many changes, evenly over all files. */
export function sampleMutators(every: number): void {
  let seen = 0
  for (const mutator of allMutators as unknown as Mutator[]) {
    const all = mutator.mutate
    mutator.mutate = function* (...at) {
      for (const change of all.apply(mutator, at)) if (seen++ % every === 0) yield change
    }
  }
}
