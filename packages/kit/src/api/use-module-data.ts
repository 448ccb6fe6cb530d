import { getModuleData, saveModuleData } from '@fichero/contract/calls/module-data.calls'
import { useQueryClient } from '@tanstack/react-query'
import { readWith, type ValueSchema } from './read-with'
import { callOptions, useCall } from './use-call'
import { useCallMutation } from './use-call-mutation'

/** Which value of which module: a key of `data` in its `remote.ts`. */
interface ModuleValue<Value> {
  /** The name of the module, such as `horarios`. */
  remoto: string
  clave: string
  /** The ficha, of a value that each ficha has. */
  nroFicha?: number
  /** Reads the stored value, which an earlier release of the module may have stored in another shape: then `query` has failed. */
  schema: ValueSchema<Value>
}

/**
 * A value that the system stores for the module: for the user, for a ficha or for all, as `data` in `remote.ts` declares.
 * `query` has the value, or null if nothing is stored. `save(value)` replaces it, and `save(null)` deletes it. If somebody
 * else has saved the value since, nothing is overwritten: `error` is an ApiError with the code `stale_version`, and `query`
 * gets the current value.
 */
export function useModuleData<Value extends NonNullable<unknown>>({
  remoto,
  clave,
  nroFicha,
  schema,
}: ModuleValue<Value>) {
  const client = useQueryClient()
  const input = { params: { remoto, clave }, query: nroFicha === undefined ? {} : { nroFicha } }
  const { queryKey } = callOptions(getModuleData, input)
  const query = useCall(getModuleData, input, {
    select: ({ dato: { valor } }) => (valor === null ? null : readWith(schema, valor)),
  })
  const { mutate, isPending, error } = useCallMutation(saveModuleData, {
    // The next change is based on this version, also before the value is read again.
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
  })
  return {
    query,
    save: (valor: Value | null) =>
      mutate({ ...input, body: { valor }, ifMatch: client.getQueryData(queryKey)?.dato.version ?? 0 }),
    isSaving: isPending,
    error,
  }
}
