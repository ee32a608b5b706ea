/** Names the key of a preview in an address of a storefront and of its style sheet. */
export const LOOK_PARAMETER = 'look'
