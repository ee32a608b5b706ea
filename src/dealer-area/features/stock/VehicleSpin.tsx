import { Button } from '#design/Button.tsx'
import { vehicleSpinTexts } from '#messages/dealer-spin.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { PictureUpload } from './PictureUpload.tsx'
import type { VehicleSpinView } from './vehicle-spin-view.ts'
import css from './spin.module.css'
import own from './vehicle.module.css'

/** The photographs of a car's turn around itself, a part of its form. */
export function VehicleSpin({ view, state }: { view: VehicleSpinView; state: FormState }) {
  const texts = useTexts(vehicleSpinTexts)
  const { frames, canChange } = view
  if (frames.length === 0 && !canChange) return null
  return (
    <section className={own.group}>
      <h2 id="spin">{texts.title}</h2>
      <input type="hidden" name="spin-fingerprint" value={view.fingerprint} />
      <p>{frames.length === 0 ? texts.none : texts.count(frames.length)}</p>
      {frames.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
        <ol className={css.frames} tabIndex={0} aria-label={texts.frames}>
          {frames.map(({ href, alt }) => (
            <li key={alt}>
              <img src={href} alt={alt} width={128} height={96} loading="lazy" />
            </li>
          ))}
        </ol>
      ) : null}
      {canChange ? (
        <>
          <PictureUpload
            key={view.fingerprint}
            name="spin"
            intent="spin"
            label={frames.length === 0 ? texts.add : texts.replace}
            hint={view.hint}
            accept={view.accept}
            state={state}
          />
          {frames.length > 0 ? (
            <p>
              <Button type="submit" kind="secondary" small name="intent" value="remove-spin">
                {texts.remove}
              </Button>
            </p>
          ) : null}
        </>
      ) : null}
    </section>
  )
}
