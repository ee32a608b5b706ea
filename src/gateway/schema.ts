import './account/customer.ts'
import './account/own-data.ts'
import './account/registration.ts'
import './brand/brand.ts'
import './content/content.ts'
import './content/navigation.ts'
import './financing/calculate.ts'
import './financing/vehicle-financing.ts'
import './make/makes.ts'
import './merchant/merchant.ts'
import './place/places.ts'
import './session/tokens.ts'
import './vehicle/search.ts'
import './vehicle/search-words.ts'
import './vehicle/vehicle.ts'
import { builder } from './builder.ts'

/** The whole schema; each import above declares its part of it. */
export const schema = builder.toSchema()
