import { OWNERS, SALES, ofMerchant, type Rules } from './rule.ts'

const ISSUE = 'input: { subject: "x", text: "x", locale: "de", query: "", cars: "" }'
const PAGE = 'merchant: $merchant, section: PAGES, slug: "agb", locale: de'

export const MERCHANT_RULES: Rules = {
  editedPages: { call: ofMerchant('query', 'editedPages(merchant: $merchant) { shop }'), may: OWNERS },
  editedPage: { call: ofMerchant('query', `editedPage(${PAGE}) { source }`), may: OWNERS },
  savePage: { call: ofMerchant('mutation', `savePage(${PAGE}, source: "", fingerprint: "x")`), may: OWNERS },
  restorePage: { call: ofMerchant('mutation', `restorePage(${PAGE}, number: 0, fingerprint: "x")`), may: OWNERS },
  takeBackPage: { call: ofMerchant('mutation', `takeBackPage(${PAGE}, number: 1, fingerprint: "x")`), may: OWNERS },
  newsletters: { call: ofMerchant('query', 'newsletters(merchant: $merchant) { sender }'), may: SALES },
  newsletter: { call: ofMerchant('query', 'newsletter(merchant: $merchant, id: "999999") { id }'), may: SALES },
  newsletterPreview: { call: ofMerchant('query', `newsletterPreview(merchant: $merchant, ${ISSUE})`), may: SALES },
  saveNewsletter: {
    call: ofMerchant('mutation', `saveNewsletter(merchant: $merchant, id: "999999", ${ISSUE}, fingerprint: "x")`),
    may: SALES,
  },
  sendTestNewsletter: {
    call: ofMerchant('mutation', 'sendTestNewsletter(merchant: $merchant, id: "999999")'),
    may: SALES,
  },
  sendNewsletter: {
    call: ofMerchant('mutation', 'sendNewsletter(merchant: $merchant, id: "999999", fingerprint: "x")'),
    ...{ may: SALES, stepUp: true },
  },
  merchantSettings: { call: ofMerchant('query', 'merchantSettings(merchant: $merchant) { slug }'), may: OWNERS },
  financePreview: {
    call: ofMerchant('query', 'financePreview(merchant: $merchant, kind: LOAN, values: [])'),
    may: OWNERS,
  },
  changeSettings: {
    call: ofMerchant('mutation', 'changeSettings(merchant: $merchant, part: REGISTER, values: [], fingerprint: "x")'),
    may: OWNERS,
  },
  previewShopLook: {
    call: ofMerchant('mutation', 'previewShopLook(merchant: $merchant, part: LOOK, values: []) { key }'),
    may: OWNERS,
  },
  changeMerchantState: {
    call: ofMerchant('mutation', 'changeMerchantState(merchant: $merchant, to: SETTING_UP)'),
    may: OWNERS,
  },
  exportMerchant: {
    call: ofMerchant('mutation', 'exportMerchant(merchant: $merchant)'),
    ...{ may: { atOwn: ['OWNER', 'ACCOUNTING'], everywhere: [] }, stepUp: true },
  },
  renewFeedKey: { call: ofMerchant('mutation', 'renewFeedKey(merchant: $merchant)'), may: OWNERS, stepUp: true },
  figures: {
    call: ofMerchant('query', 'figures(merchant: $merchant, period: "2026-11") { sales }'),
    may: { atOwn: ['OWNER', 'SALES', 'ACCOUNTING'], everywhere: [] },
  },
  hitRates: {
    call: ofMerchant('query', 'hitRates(merchant: $merchant) { inside }'),
    may: { atOwn: ['OWNER', 'SALES', 'ACCOUNTING'], everywhere: [] },
  },
  viewList: {
    call: ofMerchant('query', 'viewList(merchant: $merchant, period: "2026-11") { cars { views } }'),
    may: { atOwn: ['OWNER', 'SALES', 'ACCOUNTING'], everywhere: [] },
  },
}
