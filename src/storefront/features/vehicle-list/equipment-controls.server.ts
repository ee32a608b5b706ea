import { FILTER_GROUP_ROWS } from '#catalogue/filter-groups.ts'
import { type ListState } from '#catalogue/codec.ts'
import type { Locale } from '#domain/locale.ts'
import { listWords } from '#messages/list-words.ts'
import { inLanguage } from '#messages/texts.ts'
import type { ListFacetsFragment } from '#storefront/generated/graphql.ts'
import { listHref } from '../../blocks/list-address.server.ts'
import { fieldControls } from './field-controls.server.ts'
import type { ChoicesView, ControlView } from './list-view.ts'

/** The most wanted features. The whole list is a third of the page, and most visitors never open it. */
const SHOWN_FIRST: ReadonlySet<string> = new Set([
  ...['MANUAL', 'AUTOMATIC', 'AUTOMATIC_2_ZONES'],
  ...['SEAT_HEATING', 'TOWBAR', 'REAR_CAMERA', 'PARKING_SENSORS_REAR', 'ADAPTIVE_CRUISE_CONTROL', 'PANORAMIC_ROOF'],
  ...['ISOFIX', 'LANE_ASSIST', 'BLIND_SPOT_ASSIST', 'EMERGENCY_BRAKE_ASSIST', 'LED_HEADLIGHTS'],
  ...['NAVIGATION', 'APPLE_CARPLAY', 'ANDROID_AUTO', 'DAB_RADIO', 'HEAD_UP_DISPLAY'],
])

const ROW = FILTER_GROUP_ROWS.find(({ group }) => group === 'EQUIPMENT')!

/** Equipment: the most wanted features and the chosen ones, with a link that shows all (`all-filters` of the address). */
export function equipmentControls(state: ListState, facets: ListFacetsFragment, locale: Locale): ControlView[] {
  const controls = fieldControls(ROW, state.filters, facets, locale)
  const lists = controls.filter((control): control is ChoicesView => control.kind === 'choices')
  const count = lists.reduce((sum, { options }) => sum + options.length, 0)
  const texts = inLanguage(listWords, locale)
  const label = state.allFilters ? texts.fewerFeatures : texts.allFeatures(count)
  const href = listHref({ ...state, allFilters: !state.allFilters }, locale)
  return [
    ...(state.allFilters ? controls : lists.map(withFirstOnly)),
    { kind: 'links', name: 'all-filters', links: [[label, href]] },
  ]
}

function withFirstOnly(list: ChoicesView): ChoicesView {
  const options = list.options.filter(([value]) => SHOWN_FIRST.has(value) || list.chosen.includes(value))
  return { ...list, options, shown: options.length }
}
