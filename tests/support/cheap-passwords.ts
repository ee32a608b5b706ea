import { PASSWORD_COST } from '#use-cases/account/password-hash.ts'

/** The least that argon2 takes; at the cost of the shop each hash takes some 50 ms of a core. */
Object.assign(PASSWORD_COST, { memory: 8, passes: 1 })
