import { countFichas } from '@fichero/contract/calls/fichas.calls'
import { useCall } from '@fichero/kit/api'

/** Returns whether the system has no enabled fichas; undefined while loading. */
export function useLacksFichas(): boolean | undefined {
  const counts = useCall(countFichas).data
  return counts && counts.en_proceso + counts.en_practicas + counts.finalizadas === 0
}
