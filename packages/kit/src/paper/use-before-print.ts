import { useContext, useEffect, useEffectEvent } from 'react'
import { PaperRows } from './paper-rows'

/** Runs `load` between the click on the print button of the same `Paper` and the print, which waits for it. */
export function useBeforePrint(load: () => Promise<void>): void {
  const loads = useContext(PaperRows)
  const onPrint = useEffectEvent(load)
  useEffect(() => {
    const run = () => onPrint()
    loads?.add(run)
    return () => {
      loads?.delete(run)
    }
  }, [loads])
}
