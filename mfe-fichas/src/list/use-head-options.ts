import { listUsers } from '@fichero/contract/calls/users.calls'
import { fullName } from '@fichero/contract/text'
import { useCall } from '@fichero/kit/api'

/** Options for the filter by head: all enabled instructors, and always `chosen`, a document number. */
export function useHeadOptions(chosen: string | undefined, enabled: boolean) {
  const users = useCall(listUsers, {}, { enabled }).data?.users ?? []
  const heads = users.map(({ nro_documento, nombre, apellido }) => ({
    value: nro_documento,
    label: fullName({ nombre, apellido }),
  }))
  if (chosen !== undefined && !heads.some(({ value }) => value === chosen)) heads.push({ value: chosen, label: chosen })
  return heads
}
