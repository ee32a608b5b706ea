import { demoFile, once } from '../demo-file.ts'
import { assembleMakes, type DemoMake, makesSchema } from './make.ts'

/** A seed selects makes by their position, so a new file must be added at the end. */
const FILES = [
  'volkswagen-group',
  'audi-porsche',
  'bmw-mercedes',
  'stellantis',
  'renault-ford-others',
  'hyundai-kia',
  'toyota-lexus',
  'japan-china',
].map((name) => demoFile(`makes/${name}`, makesSchema))

/** Every make of the demo stock. */
export const demoMakes: () => readonly DemoMake[] = once(() => FILES.flatMap((file) => assembleMakes(file())))
