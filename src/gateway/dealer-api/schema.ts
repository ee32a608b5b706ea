import './orders.ts'
import './pictures.ts'
import './requests.ts'
import './vehicles.ts'
import { withPlainArguments } from '../plain-arguments.ts'
import { builder } from './builder.ts'

/** The whole schema of the dealer API; each import above declares its part of it. */
export const schema = withPlainArguments(builder.toSchema())
