/** Of the shop itself, and of a storefront without a colour of its own; as `--brand` in `design/tokens.css`. */
export const SHOP_COLOR = '#0a5a64'
