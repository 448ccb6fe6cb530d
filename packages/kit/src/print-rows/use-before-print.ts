import { useContext, useEffect, useEffectEvent } from 'react'
import { RowLoaders } from './row-loaders'

/** Runs `load` after a click on the print button of the same `Paper`. Printing starts when `load` has finished. */
export function useBeforePrint(load: () => Promise<void>): void {
  const loads = useContext(RowLoaders)
  const onPrint = useEffectEvent(load)
  useEffect(() => {
    const run = () => onPrint()
    loads?.add(run)
    return () => {
      loads?.delete(run)
    }
  }, [loads])
}
