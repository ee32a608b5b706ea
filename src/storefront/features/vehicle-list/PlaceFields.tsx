import { listTexts } from '#messages/list.ts'
import { useRef, useState } from 'react'
import { PlaceField } from '../../blocks/PlaceField.tsx'
import { classes } from '#design/classes.ts'
import { Button } from '#design/Button.tsx'
import { Select } from '#design/Select.tsx'
import css from './FilterControl.module.css'
import type { PlaceView } from './list-view.ts'
import { useTexts } from '../../site.ts'

/** A place with a radius. The device's position is requested only when the visitor presses the button. */
export function PlaceFields({ control }: { control: PlaceView }) {
  const texts = useTexts(listTexts)
  const latitude = useRef<HTMLInputElement>(null)
  const longitude = useRef<HTMLInputElement>(null)
  const [isLost, setLost] = useState(false)
  const locate = async () => {
    setLost(false)
    const { devicePosition } = await import('./device-position.ts')
    const found = await devicePosition()
    setLost(!found)
    if (!found || !latitude.current || !longitude.current) return
    latitude.current.value = String(found.latitude)
    longitude.current.value = String(found.longitude)
    longitude.current.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const { place, problem, position, radius } = control
  return (
    <div className={classes(css.place, !position && css.noPosition)}>
      <PlaceField
        label={texts.place}
        placeholder={position ? texts.myPosition : texts.placeHint}
        defaultValue={place}
        error={problem}
      />
      <input ref={latitude} type="hidden" name="lat" defaultValue={position?.latitude ?? ''} />
      <input ref={longitude} type="hidden" name="lon" defaultValue={position?.longitude ?? ''} />
      <Select
        label={texts.radius}
        name="radius"
        options={radius.options}
        chosen={radius.chosen}
        {...(place || position ? {} : { hint: texts.radiusHint })}
      />
      <div className={css.locate}>
        <Button kind="quiet" small className="with-script" onClick={() => void locate()}>
          {texts.nearMe}
        </Button>
        <output>{isLost ? texts.positionUnknown : null}</output>
      </div>
    </div>
  )
}
