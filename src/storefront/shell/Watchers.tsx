import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { watchBrokenPictures } from '#design/broken-pictures.ts'
import { type BackWatch, closeSheetsOnBack } from './back-closes-sheets.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'

let back: BackWatch | undefined

/** Listens for what may happen on any page: pictures that do not load, Back while a sheet is open, a lost connection. */
export function Watchers() {
  useEffect(() => watchBrokenPictures(document), [])
  useEffect(() => {
    back = closeSheetsOnBack()
    return back.stop
  }, [])
  useLocation() // Renders this again after each navigation.
  useEffect(() => back?.moved())
  return <ConnectionNotice />
}
