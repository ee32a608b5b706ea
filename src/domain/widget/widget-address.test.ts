import { expect, it } from 'vitest'
import { FLOWS } from '../routes/flows.ts'
import { pathFor } from '../routes/paths.ts'
import { WIDGET_LAYOUTS, widgetLayout } from './layouts.ts'
import { frameColor, widgetOf, withDraft } from './widget-address.ts'

const of = (address: string) => widgetOf(new URL(address, 'https://shop.example'))

it('knows the addresses of both widgets, their data and what is not found there', () => {
  expect(of('/whitelabel/widget?kind=vehicles')).toBe('VEHICLES')
  expect(of('/Whitelabel/Widget.data')).toBe('VEHICLES')
  expect(of('/whitelabel/widget/none')).toBe('VEHICLES')
  expect(of('/trade-in-widget')).toBe('TRADE_IN')
  expect(of('/trade-in-widget/')).toBe('TRADE_IN')
})

it('takes the steps of a trade-in for a widget only with a draft in the address, and never the last one', () => {
  expect(of('/auto-verkaufen/fahrzeugdetails?widget=x')).toBe('TRADE_IN')
  expect(of('/auto-verkaufen/fahrzeugdetails')).toBeUndefined()
  expect(of('/auto-verkaufen/angebot?widget=x')).toBeUndefined()
})

it('takes no other page for a widget', () => {
  for (const path of ['/', '/trade-in-widgets', '/whitelabel/konfigurator', '/login?widget=x', '/auto-kaufen?widget=x'])
    expect(of(path), path).toBeUndefined()
})

it('puts the draft into an address, with what is there already', () => {
  expect(withDraft('/a?tab=VIN#bilder', 'd')).toBe('/a?tab=VIN&widget=d#bilder')
  expect(withDraft('/a', undefined)).toBe('/a')
})

it('finds the colour of a frame in its address or behind the draft, and nothing that could end a style sheet', () => {
  const color = (query: string) => frameColor(new URL(`https://shop.example/trade-in-widget?${query}`))
  expect(color('brand-color=7A1F2B')).toBe('7a1f2b')
  expect(color('widget=abc.def~00695c')).toBe('00695c')
  expect(color('brand-color=red')).toBeUndefined()
  expect(color('widget=abc.def')).toBeUndefined()
})

it('takes every step but the last for a widget, from the first on', () => {
  const steps = FLOWS['trade-in'].map((screen) => of(`${pathFor(screen, 'de')}?widget=x`))
  expect(steps).toEqual([...Array(FLOWS['trade-in'].length - 1).fill('TRADE_IN'), undefined])
  expect(of('/gibt/es/nicht?widget=x')).toBeUndefined()
})

it('takes a colour of six digits alone, and shows cars as a list unless told otherwise', () => {
  const color = (query: string) => frameColor(new URL(`https://shop.example/trade-in-widget?${query}`))
  expect(['brand-color=x7a1f2b', 'brand-color=7a1f2bx', 'brand-color=7a1f2', ''].map(color)).toEqual(
    Array(4).fill(undefined),
  )
  expect([...WIDGET_LAYOUTS, null, 'map'].map(widgetLayout)).toEqual(['list', 'carousel', 'single', 'list', 'list'])
})
