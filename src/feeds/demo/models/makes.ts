import { demoFile, once } from '../demo-file.ts'
import { assembleMakes, type DemoMake, makesSchema } from './make.ts'

/** A seed chooses by the order of makes: a file that is added stands last. */
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
