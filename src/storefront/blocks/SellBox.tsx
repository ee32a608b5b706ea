import { homePromiseTexts } from '#messages/home-promise.ts'
import { Button } from '#design/Button.tsx'
import { TextField } from '#design/Field.tsx'
import { useTexts } from '../site.ts'
import css from './SellBox.module.css'

export interface SellBoxView {
  /** The first step of the trade-in, which takes the VIN. */
  readonly byVin: string
  /** The same step where the car is chosen. */
  readonly byChoice: string
}

/**
 * The form that leads to the value of the visitor's own car: it sends the VIN to the first step of the trade-in.
 * `leads`: it is what its page is for, so that its button is the primary one.
 */
export function SellBox({ sell, leads = false }: { sell: SellBoxView; leads?: boolean }) {
  const texts = useTexts(homePromiseTexts)
  return (
    <div className={css.box}>
      <div className="stack">
        <h2>{texts.sell}</h2>
        <p className="soft">{texts.sellText}</p>
      </div>
      <form method="post" action={sell.byVin} className={css.form}>
        <input type="hidden" name="intent" value="vin" />
        <input type="hidden" name="flow" value="standFlow" />
        <TextField
          name="vin"
          label={texts.vin}
          hint={texts.vinHint}
          maxLength={17}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          required
        />
        <Button type="submit" kind={leads ? 'primary' : 'secondary'}>
          {texts.value}
        </Button>
        <p className="small">
          <a href={sell.byChoice}>{texts.byChoice}</a>
        </p>
      </form>
    </div>
  )
}
