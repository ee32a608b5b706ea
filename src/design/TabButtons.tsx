import css from './Tabs.module.css'
import type { TabLink } from './Tabs.tsx'

interface TabButtonsProps {
  tabs: readonly TabLink[]
  label: string
  /** Id of the form that the buttons send to a tab's address, as `intent` “tab”. */
  form: string
}

/** Tabs above a form whose entries go along from one to the next. */
export function TabButtons({ tabs, label, form }: TabButtonsProps) {
  return (
    <nav className={css.tabs} aria-label={label}>
      {tabs.map(({ href, label: name, isCurrent }) => (
        <button
          key={href}
          type="submit"
          form={form}
          formAction={href}
          name="intent"
          value="tab"
          aria-current={isCurrent ? 'page' : undefined}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}
