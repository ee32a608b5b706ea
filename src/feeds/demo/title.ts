import type { ChosenCar } from './choose-car.ts'

/** The line below make and model: engine, gearbox, body, drive and trim, in the make's own style. */
export function titleOf(car: ChosenCar): string {
  const { make, model, engine, gearbox, body, drive, trim } = car
  const { allWheel, estate, automatic } = make.words
  const isElectric = engine.fuel === 'ELECTRIC'
  const name = engineName(car)
  const isSilent =
    trim === 'Basis' || trim === 'Standard' || name.split(' ').includes(trim) || name.includes(`${trim} `)
  const words = [
    name,
    gearbox === 'AUTOMATIC' && !isElectric && make.name !== 'BMW' ? automatic : '',
    body === 'ESTATE' && model.bodies.length > 1 ? estate : '',
    body === 'CABRIO' && model.bodies.length > 1 && model.name !== 'Cabrio' ? 'Cabrio' : '',
    body === 'TRANSPORTER' && model.bodies.includes('VAN') ? 'Kasten' : '',
    drive === 'ALL_WHEEL' && make.drive !== 'ALL_WHEEL' && make.name !== 'BMW' ? allWheel : '',
    isSilent ? '' : trim,
  ]
  return words.filter(Boolean).join(' ')
}

/** BMW writes the series before the engine, Mercedes-Benz the class. A repeated model name is removed. */
function engineName({ make, model, engine, drive }: ChosenCar): string {
  if (make.name === 'BMW' && /^\d\d[a-z]$/.test(engine.name)) {
    const series = /^(\d)er/.exec(model.name)?.[1]
    const wheels = drive === 'ALL_WHEEL' ? 'xDrive' : 'sDrive'
    if (!series) return `${wheels}${engine.name}`
    return `${series}${engine.name}${drive === 'ALL_WHEEL' ? ' xDrive' : ''}`
  }
  const mercedesClass = make.name === 'Mercedes-Benz' ? /^([A-Z])-Klasse$/.exec(model.name)?.[1] : undefined
  if (mercedesClass) return `${mercedesClass} ${engine.name}`
  if (engine.name === model.name) return ''
  return engine.name.startsWith(`${model.name} `) ? engine.name.slice(model.name.length + 1) : engine.name
}
