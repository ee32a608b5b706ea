import './audit/audit-log.ts'
import './merchant/merchants.ts'
import './merchant/settings.ts'
import './order/orders.ts'
import './request/inbox.ts'
import './request/request.ts'
import './staff/invitations.ts'
import './staff/log-in.ts'
import './staff/me.ts'
import './staff/merchant-staff.ts'
import './staff/password.ts'
import './staff/security.ts'
import './staff/sessions.ts'
import './work/work-list.ts'
import { withPlainArguments } from '../plain-arguments.ts'
import { builder } from './builder.ts'

/** The whole schema of the dealer area; each import above declares its part of it. */
export const schema = withPlainArguments(builder.toSchema())
