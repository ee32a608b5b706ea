import { SALES, ofMerchant, type Rules } from './rule.ts'

export const ORDER_RULES: Rules = {
  merchantOrders: {
    call: ofMerchant('query', 'merchantOrders(merchant: $merchant, part: TO_DO) { toDo }'),
    may: { atOwn: ['OWNER', 'SALES', 'ACCOUNTING'], everywhere: [] },
  },
  merchantOrder: {
    call: 'query ($order: ID!) { merchantOrder(id: $order) { email } }',
    may: { atOwn: ['OWNER', 'SALES', 'ACCOUNTING'], everywhere: [] },
  },
  changeOrder: {
    call: 'mutation ($order: ID!) { changeOrder(id: $order, to: CONFIRMED) }',
    may: { atOwn: ['OWNER', 'SALES'], everywhere: [] },
  },
  recordOrderMoney: {
    call: 'mutation ($order: ID!) { recordOrderMoney(id: $order, step: PAID) }',
    may: { atOwn: ['OWNER', 'SALES', 'ACCOUNTING'], everywhere: [] },
  },
  holdOrder: {
    call: 'mutation ($order: ID!) { holdOrder(id: $order, fingerprint: "x") }',
    may: SALES,
  },
  addOrderNote: {
    call: 'mutation ($order: ID!) { addOrderNote(id: $order, text: "x") }',
    may: { atOwn: ['OWNER', 'SALES', 'ACCOUNTING'], everywhere: [] },
  },
  showPayout: {
    call: 'mutation ($order: ID!) { showPayout(id: $order) { iban } }',
    may: { atOwn: ['OWNER', 'ACCOUNTING'], everywhere: [] },
    stepUp: true,
  },
  orderFile: {
    call: 'query ($order: ID!) { orderFile(id: $order, key: "x") { fileName } }',
    may: { atOwn: ['OWNER', 'SALES', 'ACCOUNTING'], everywhere: [] },
  },
  removeOrderFile: {
    call: 'mutation ($order: ID!) { removeOrderFile(id: $order, key: "x") }',
    may: { atOwn: ['OWNER', 'SALES', 'ACCOUNTING'], everywhere: [] },
  },
  recordHandOver: {
    call: 'mutation ($order: ID!) { recordHandOver(id: $order, day: "2026-01-01", cars: [], fingerprint: "x") }',
    may: SALES,
  },
}
