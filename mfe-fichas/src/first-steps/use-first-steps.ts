import { countFichas } from '@fichero/contract/calls/fichas.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { useCall } from '@fichero/kit/api'
import { useCan } from '@fichero/kit/session'

/**
 * `program` or `ficha`: what to create first in a system without fichas. `none` where there are some, and for who may
 * not create them; undefined until known. Asks for the programs only where there are no fichas.
 */
export function useFirstSteps(): 'program' | 'ficha' | 'none' | undefined {
  const mayCreate = useCan('fichas:create')
  const counts = useCall(countFichas).data
  const hasFichas = counts && counts.en_proceso + counts.en_practicas + counts.finalizadas > 0
  const programs = useCall(listPrograms, undefined, { enabled: mayCreate && hasFichas === false }).data
  if (!mayCreate || hasFichas) return 'none'
  if (!programs) return undefined
  return programs.programs.length > 0 ? 'ficha' : 'program'
}
