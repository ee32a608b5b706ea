import { ASIAN } from './asian.ts'
import { AUDI_PORSCHE } from './audi-porsche.ts'
import { BMW_MERCEDES } from './bmw-mercedes.ts'
import type { DemoMake } from './make.ts'
import { RENAULT_FORD_OTHERS } from './renault-ford-others.ts'
import { STELLANTIS } from './stellantis.ts'
import { VOLKSWAGEN_GROUP } from './volkswagen-group.ts'

/** Every make of the demo stock. */
export const DEMO_MAKES: readonly DemoMake[] = [
  ...VOLKSWAGEN_GROUP,
  ...AUDI_PORSCHE,
  ...BMW_MERCEDES,
  ...STELLANTIS,
  ...RENAULT_FORD_OTHERS,
  ...ASIAN,
]
