import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { useCall } from '@fichero/kit/api'
import { useProgramNames } from '@fichero/kit/i18n'

/** Returns a function that names a row of totals. A program is named as in the filter, where its versions have distinct names. */
export function useGroupName(por: string) {
  const programs = useCall(listPrograms).data?.programs ?? []
  const nameOf = useProgramNames(programs)
  return ({ clave, nombre }: { clave: string; nombre: string }) => {
    const program = por === 'programa' && programs.find(({ id }) => String(id) === clave)
    return program ? nameOf(program) : nombre
  }
}
