import { UUID, OWNERS, ADMINS, ofMerchant, type Rules } from './rule.ts'

export const ACCESS_RULES: Rules = {
  me: { call: '{ me { id } }', may: 'EVERYBODY' },
  staffInvitation: { call: '{ staffInvitation(key: "x") { email } }', may: 'EVERYBODY' },
  demoCode: { call: '{ demoCode(email: "haendler@fahrwerk.example") }', may: 'EVERYBODY' },
  sessions: { call: '{ sessions { id } }', may: 'STAFF' },
  passkeys: { call: '{ passkeys { id } }', may: 'STAFF' },
  merchantStaff: { call: ofMerchant('query', 'merchantStaff(merchant: $merchant) { id }'), may: OWNERS },
  merchantInvitations: { call: ofMerchant('query', 'merchantInvitations(merchant: $merchant) { id }'), may: OWNERS },
  auditLog: { call: ofMerchant('query', 'auditLog(merchant: $merchant) { id }'), may: OWNERS },
  logInStaff: {
    call: 'mutation { logInStaff(email: "x@example.com", password: "x", code: "x") { token } }',
    may: 'EVERYBODY',
  },
  beginPasskeyLogin: { call: 'mutation { beginPasskeyLogin { id } }', may: 'EVERYBODY' },
  logInWithPasskey: {
    call: `mutation { logInWithPasskey(id: "${UUID}", response: "{}") { token } }`,
    may: 'EVERYBODY',
  },
  acceptStaffInvitation: {
    call: 'mutation { acceptStaffInvitation(key: "x", name: "Eva", password: "Zugvogel!2026") { secret } }',
    may: 'EVERYBODY',
  },
  confirmSecondFactor: {
    call: 'mutation { confirmSecondFactor(key: "x", code: "123456") { recoveryCodes } }',
    may: 'EVERYBODY',
  },
  recoverStaff: { call: 'mutation { recoverStaff(email: "x@example.com") }', may: 'EVERYBODY' },
  resetStaffPassword: {
    call: 'mutation { resetStaffPassword(key: "x", password: "Zugvogel!2026", code: "123456") }',
    may: 'EVERYBODY',
  },
  joinByInvitation: { call: 'mutation { joinByInvitation(key: "x") }', may: 'STAFF' },
  logOutStaff: { call: 'mutation { logOutStaff }', may: 'STAFF' },
  endStaffSession: { call: `mutation { endStaffSession(id: "${UUID}") }`, may: 'STAFF' },
  endOtherStaffSessions: { call: 'mutation { endOtherStaffSessions }', may: 'STAFF' },
  stepUp: { call: 'mutation { stepUp(code: "x") }', may: 'STAFF' },
  stepUpWithPasskey: { call: `mutation { stepUpWithPasskey(id: "${UUID}", response: "{}") }`, may: 'STAFF' },
  changeStaffPassword: {
    call: 'mutation { changeStaffPassword(currentPassword: "x", password: "Zugvogel!2026") }',
    may: 'STAFF',
  },
  beginPasskey: { call: 'mutation { beginPasskey { id } }', may: 'STAFF', stepUp: true },
  addPasskey: { call: `mutation { addPasskey(id: "${UUID}", response: "{}", name: "x") }`, may: 'STAFF', stepUp: true },
  removePasskey: { call: 'mutation { removePasskey(id: "x") }', may: 'STAFF', stepUp: true },
  renewRecoveryCodes: { call: 'mutation { renewRecoveryCodes }', may: 'STAFF', stepUp: true },
  beginAuthenticator: { call: 'mutation { beginAuthenticator { secret } }', may: 'STAFF', stepUp: true },
  confirmAuthenticator: { call: 'mutation { confirmAuthenticator(code: "x") }', may: 'STAFF', stepUp: true },
  inviteStaff: {
    call: ofMerchant('mutation', 'inviteStaff(merchant: $merchant, email: "x", name: "Eva", roles: [SALES])'),
    ...{ may: OWNERS, stepUp: true },
  },
  withdrawStaffInvitation: {
    call: ofMerchant('mutation', `withdrawStaffInvitation(merchant: $merchant, id: "${UUID}")`),
    ...{ may: OWNERS, stepUp: true },
  },
  resendStaffInvitation: {
    call: ofMerchant('mutation', `resendStaffInvitation(merchant: $merchant, id: "${UUID}")`),
    ...{ may: OWNERS, stepUp: true },
  },
  changeStaffRoles: {
    call: ofMerchant(
      'mutation',
      'changeStaffRoles(merchant: $merchant, staff: "999999", roles: [SALES], fingerprint: "x")',
    ),
    ...{ may: OWNERS, stepUp: true },
  },
  removeStaff: {
    call: ofMerchant('mutation', 'removeStaff(merchant: $merchant, staff: "999999")'),
    ...{ may: OWNERS, stepUp: true },
  },
  resetSecondFactor: {
    call: ofMerchant('mutation', 'resetSecondFactor(merchant: $merchant, staff: "999999")'),
    ...{ may: OWNERS, stepUp: true },
  },
  inviteAdmin: { call: 'mutation { inviteAdmin(email: "x", name: "Eva") }', may: ADMINS, stepUp: true },
}
