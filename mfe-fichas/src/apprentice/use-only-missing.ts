import { inTab } from '@fichero/kit/session'
import { useState } from 'react'

/** Whether only what is missing is shown: of the next person too, and after a reload, until it is switched off. */
export function useOnlyMissing(): [boolean, (only: boolean) => void] {
  const kept = inTab<boolean>('only missing')
  const [isOn, setOn] = useState(kept.read() ?? false)
  return [
    isOn,
    (only) => {
      setOn(only)
      kept.keep(only)
    },
  ]
}
