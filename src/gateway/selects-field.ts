import { type FragmentDefinitionNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

/**
 * Whether the request selects one of these fields of the answer that is being resolved, so that a use case need not read the others. Fields
 * behind `@skip` and `@include` count as selected.
 */
export function selectsField({ fieldNodes, fragments }: GraphQLResolveInfo, ...names: readonly string[]): boolean {
  return fieldNodes.some(({ selectionSet }) => selectionSet !== undefined && selects(selectionSet, names, fragments))
}

function selects(
  { selections }: SelectionSetNode,
  names: readonly string[],
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): boolean {
  return selections.some((selection) => {
    if (selection.kind === Kind.FIELD) return names.includes(selection.name.value)
    const within =
      selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments[selection.name.value]?.selectionSet
    return within !== undefined && selects(within, names, fragments)
  })
}
