/** The staff of the demo; production has none of them. */
export const DEMO_STAFF = {
  owner: 'haendler@fahrwerk.example',
  sales: 'verkauf@fahrwerk.example',
  admin: 'admin@fahrwerk.example',
} as const
