import { PASSWORD_COST } from '#use-cases/account/password-hash.ts'

/** The least that argon2 takes. Each hash names its own cost, so processes that a test starts read these, too. */
Object.assign(PASSWORD_COST, { memory: 8, passes: 1 })
