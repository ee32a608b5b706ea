/** Neighbouring sections that open and close are one group; every other block is a group of its own. */
export function groupFolds<Block extends { readonly kind: string }>(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (block.kind === 'FOLD' && last?.[0]?.kind === 'FOLD') last.push(block)
    else groups.push([block])
  }
  return groups
}
