import { STOCK_READERS, IMPORT_READERS, SALES, ofMerchant, type Rules } from './rule.ts'

export const STOCK_RULES: Rules = {
  stock: { call: ofMerchant('query', 'stock(merchant: $merchant) { total }'), may: STOCK_READERS },
  stockCsv: { call: ofMerchant('query', 'stockCsv(merchant: $merchant)'), may: STOCK_READERS },
  stockViews: { call: ofMerchant('query', 'stockViews(merchant: $merchant) { name }'), may: STOCK_READERS },
  saveStockView: {
    call: ofMerchant('mutation', 'saveStockView(merchant: $merchant, name: "", query: "")'),
    may: STOCK_READERS,
  },
  removeStockView: {
    call: ofMerchant('mutation', 'removeStockView(merchant: $merchant, id: "999999")'),
    may: STOCK_READERS,
  },
  stockVehicle: { call: 'query ($vehicle: ID!) { stockVehicle(id: $vehicle) { title } }', may: STOCK_READERS },
  createStockVehicle: {
    call: ofMerchant('mutation', 'createStockVehicle(merchant: $merchant, number: "", texts: [])'),
    may: SALES,
  },
  editStockVehicle: {
    call: 'mutation ($vehicle: ID!) { editStockVehicle(id: $vehicle, fingerprint: "", texts: []) }',
    may: SALES,
  },
  vehiclePicture: {
    call: 'query ($vehicle: ID!) { vehiclePicture(id: $vehicle, picture: "photo/0") { fileName } }',
    may: STOCK_READERS,
  },
  orderVehiclePictures: {
    call: 'mutation ($vehicle: ID!) { orderVehiclePictures(id: $vehicle, fingerprint: "", pictures: []) }',
    may: SALES,
  },
  coverVehiclePicture: {
    call: 'mutation ($vehicle: ID!) { coverVehiclePicture(id: $vehicle, fingerprint: "", picture: "", boxes: []) }',
    may: SALES,
  },
  removeVehicleSpin: {
    call: 'mutation ($vehicle: ID!) { removeVehicleSpin(id: $vehicle, fingerprint: "") }',
    may: SALES,
  },
  changeStockVehicleState: {
    call: 'mutation ($vehicle: ID!) { changeStockVehicleState(id: $vehicle, to: PUBLISHED, fingerprint: "x") }',
    may: SALES,
  },
  priceRound: { call: ofMerchant('query', 'priceRound(merchant: $merchant) { total }'), may: STOCK_READERS },
  beginPriceRound: { call: ofMerchant('mutation', 'beginPriceRound(merchant: $merchant, prices: [])'), may: SALES },
  bulkChange: { call: 'query ($bulk: ID!) { bulkChange(id: $bulk) { digest } }', may: SALES },
  bulkChanges: { call: ofMerchant('query', 'bulkChanges(merchant: $merchant) { by }'), may: STOCK_READERS },
  beginBulkChange: {
    call: ofMerchant('mutation', 'beginBulkChange(merchant: $merchant, kind: PRICE, ids: [])'),
    may: SALES,
  },
  proposeBulkChange: {
    call: 'mutation ($bulk: ID!) { proposeBulkChange(id: $bulk, proposal: {}) }',
    may: SALES,
  },
  applyBulkChange: { call: 'mutation ($bulk: ID!) { applyBulkChange(id: $bulk, digest: "") }', may: SALES },
  undoBulkChange: { call: 'mutation ($bulk: ID!) { undoBulkChange(id: $bulk) }', may: SALES },
  feedRuns: { call: ofMerchant('query', 'feedRuns(merchant: $merchant) { id }'), may: IMPORT_READERS },
  feedRun: { call: 'query ($run: ID!) { feedRun(id: $run) { undo } }', may: IMPORT_READERS },
  feedRunRows: { call: 'query ($run: ID!) { feedRunRows(id: $run) { header } }', may: IMPORT_READERS },
  expectedDelivery: {
    call: ofMerchant('query', 'expectedDelivery(merchant: $merchant) { nextBy }'),
    may: IMPORT_READERS,
  },
  undoFeedRun: { call: 'mutation ($run: ID!) { undoFeedRun(id: $run) }', may: SALES },
}
