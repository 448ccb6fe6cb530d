import { readModuleService } from '@fichero/contract/calls/module-service.calls'
import { readWith, type ValueSchema } from './read-with'
import { useCall } from './use-call'

/** What a page reads from the service of its module. */
interface ServiceRead<Value> {
  /** The name of the module, such as `horarios`. */
  remoto: string
  /** Path and query below the address that an administrator declared: `/salas?dia=lunes`. */
  ruta: string
  /** Reads the answer. If it has another shape, the query has failed. */
  schema: ValueSchema<Value>
}

/**
 * Reads JSON from the service that an administrator declared for the module. Fichero forwards the request with a token that tells the
 * service who asks. `useCallMutation(sendToModuleService)` sends changes; afterwards these queries are read again.
 */
export const useModuleService = <Value>({ remoto, ruta, schema }: ServiceRead<Value>) =>
  useCall(
    readModuleService,
    { params: { remoto }, query: { ruta } },
    { select: ({ respuesta }) => readWith(schema, respuesta) },
  )
