import { snakeCase } from '#catalogue/field.ts'
import { addMonths } from '#domain/calendar-month.ts'
import { WLTP_SINCE } from '#domain/vehicle/co2-class.ts'
import { NEW_FOR_MONTHS, NEW_UP_TO_KM } from '#domain/vehicle/is-new-for-label.ts'
import { labelValuesOf } from '#domain/vehicle/label-values.ts'
import { FUELS } from '#domain/vehicle/vocabulary.ts'

/**
 * `lacksLabel` of `domain/stock/stock-state.ts` as SQL, because a whole stock is listed by it: of the vehicle `v` of a company. What no day
 * changes of it is the condition of the index `vehicles_lacking_label_values`: a change here needs that index anew.
 */
export function lacksLabelSql(today: string): string {
  // Months are compared as texts, and values counted of new cars alone: a list is sorted by this.
  const newSince = addMonths(today.slice(0, 7), -NEW_FOR_MONTHS)
  const registered = 'v.first_registration collate "C"'
  const isNew = `case when v.mileage <= ${NEW_UP_TO_KM} then true
    when v.first_registration is null then v.condition is distinct from 'USED'
    else ${registered} >= '${newSince}' end`
  const lacking = FUELS.filter((fuel) => fuel !== 'OTHER').map((fuel) => {
    const columns = labelValuesOf(fuel).map((key) => `v.${snakeCase(key)}`)
    return `when '${fuel}' then num_nulls(${columns.join(', ')}) > 0`
  })
  return `((v.first_registration is null or ${registered} >= '${WLTP_SINCE}') and (${isNew})
    and case v.fuel ${lacking.join(' ')} else true end)`
}
