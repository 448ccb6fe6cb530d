import { countFichas } from '@fichero/contract/calls/fichas.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { useCall } from '@fichero/kit/api'
import { useCan } from '@fichero/kit/session'

/**
 * Returns what the user has to create next in a system without fichas: a program or a ficha. Returns `none` if there are
 * fichas or the user may not create any, and undefined while loading. Requests the programs only if there are no fichas.
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
