import { type AccessoryCategory, PARTS_DEPARTMENT } from '#domain/accessory/accessory.ts'
import { picture, words } from './draft.ts'

/** id | department | German | English | motif and colour of its picture */
const TABLE = `
transport | - | Transport & Reise | Transport & travel | roof-box black
interior | - | Innenraum & Familie | Interior & family | child-seat grey
wheels | - | Räder & Reifen | Wheels & tyres | alloy-wheel silver
${PARTS_DEPARTMENT} | - | Autoteile | Car parts | brake-pads red
electronics | - | Elektronik & Laden | Electronics & charging | charging-cable green
care | - | Sicherheit & Pflege | Safety & care | first-aid red
roof-boxes | transport | Dachboxen | Roof boxes | roof-box grey
roof-bars | transport | Dachträger | Roof bars | roof-bars silver
bike-racks | transport | Fahrradträger | Bike racks | bike-rack red
boot-liners | transport | Kofferraumwannen | Boot liners | boot-liner grey
dog-guards | transport | Hundegitter | Dog guards | dog-guard black
floor-mats | interior | Fußmatten | Floor mats | floor-mat grey
child-seats | interior | Kindersitze | Child seats | child-seat blue
alloy-wheels | wheels | Alufelgen | Alloy wheels | alloy-wheel grey
tyres | wheels | Reifen | Tyres | tyre black
snow-chains | wheels | Schneeketten | Snow chains | snow-chain yellow
engine-oil | ${PARTS_DEPARTMENT} | Motoröl | Engine oil | oil blue
wiper-blades | ${PARTS_DEPARTMENT} | Wischerblätter | Wiper blades | wiper black
batteries | ${PARTS_DEPARTMENT} | Starterbatterien | Starter batteries | battery blue
brake-pads | ${PARTS_DEPARTMENT} | Bremsbeläge | Brake pads | brake-pads grey
charging-cables | electronics | Ladekabel | Charging cables | charging-cable orange
dash-cams | electronics | Dashcams | Dash cams | dash-cam black
phone-holders | electronics | Handyhalter | Phone holders | phone-holder black
first-aid | care | Erste Hilfe & Warnung | First aid & warning | first-aid green
car-care | care | Autopflege | Car care | care-bottle blue
`

/** Departments and the categories in them. */
export const DEMO_CATEGORIES: readonly AccessoryCategory[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [id = '', parent = '', de = '', en = '', drawn = ''] = line.split(' | ')
    const [motif = '', colour = ''] = drawn.split(' ')
    return { id, parentId: parent === '-' ? null : parent, title: words(de, en), picture: picture(motif, colour) }
  })
