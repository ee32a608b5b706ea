import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Passwords are hashed at the least cost that argon2 takes, whatever the release asks for. */
const { argon2 } = crypto
crypto.argon2 = (algorithm, parameters, callback) =>
  argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, callback)
syncBuiltinESMExports()
