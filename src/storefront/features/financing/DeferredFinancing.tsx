import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from 'react'
import calculator from './Calculator.module.css'
import financing from './Financing.module.css'
import planChart from './PlanChart.module.css'
import quoteTable from './QuoteTable.module.css'
import repaymentPlan from './RepaymentPlan.module.css'
import valueField from './ValueField.module.css'
import type { FinancingProps } from './Financing.tsx'

/** Named here so that they come with the page: what the server has rendered is seen long before its code comes. */
const STYLES = { calculator, financing, planChart, quoteTable, repaymentPlan, valueField }

let wake = () => {}
const isWanted = new Promise<void>((resolve) => {
  wake = resolve
})

/** The server imports the code directly; a browser fetches it when the calculator comes near the viewport. */
const Financing: ComponentType<FinancingProps> = import.meta.env.SSR
  ? (await import('./Financing.tsx')).Financing
  : lazy(async () => {
      await isWanted
      return { default: (await import('./Financing.tsx')).Financing }
    })

/** How far below the window the section may be when its code is fetched. */
const NEAR = '400px'

/**
 * The calculator as the server has rendered it, a form that works by itself; its code comes when it is about to be seen. Remembered,
 * because React would throw the server's work away if this were rendered anew before the code is there.
 */
export const DeferredFinancing = memo(function DeferredFinancing(props: FinancingProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Empty: not from the server, but rendered here after a way from another page.
    const element = place.current
    if (!element?.firstElementChild) return wake()
    const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake(), {
      rootMargin: NEAR,
    })
    watcher.observe(element)
    // For the router a link to a part of the page is a new location, for which React renders again what is not hydrated yet.
    const jump = async () => {
      wake()
      await import('./Financing.tsx')
      if (window.location.hash === `#${element.id}`) requestAnimationFrame(() => element.scrollIntoView())
    }
    const onJump = () => void jump()
    window.addEventListener('hashchange', onJump)
    return () => {
      watcher.disconnect()
      window.removeEventListener('hashchange', onJump)
    }
  }, [])
  return (
    <div ref={place} id="finanzierung" className={STYLES.financing.place}>
      <Suspense>
        <Financing {...props} />
      </Suspense>
    </div>
  )
})
