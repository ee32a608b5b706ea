import { type ComponentType, lazy, memo, Suspense, useEffect } from 'react'
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
const isHydrated = new Promise<void>((resolve) => {
  wake = resolve
})

/** The server imports the code directly; a browser fetches it once the page around it is hydrated. */
const Financing: ComponentType<FinancingProps> = import.meta.env.SSR
  ? (await import('./Financing.tsx')).Financing
  : lazy(async () => {
      await isHydrated
      return { default: (await import('./Financing.tsx')).Financing }
    })

/**
 * The calculator as the server has rendered it, a form that works by itself; its code comes after that of the page. It waits for nothing
 * else: until it is there, React shows no new state of the page, the cart's button included. Remembered, because React would throw the
 * server's work away if this were rendered anew before the code is there.
 */
export const DeferredFinancing = memo(function DeferredFinancing(props: FinancingProps) {
  useEffect(() => wake(), [])
  return (
    <div id="finanzierung" className={STYLES.financing.place}>
      <Suspense>
        <Financing {...props} />
      </Suspense>
    </div>
  )
})
