import { readModuleService, sendToModuleService } from '@fichero/contract/calls/module-service.calls'
import { useCallMutation, useModuleService } from '@fichero/kit/api'
import { FormAlert } from '@fichero/kit/form'
import { QueryView } from '@fichero/kit/frame'
import { formSchema, requiredText, wholeNumber } from '@fichero/kit/schemas'
import { Button } from '@fichero/kit/ui'
import { answer } from '../../testing/answers'

const reply = (respuesta: unknown) => ({ ok: true as const, estado: 200, respuesta })
export const answers = [
  answer(readModuleService, reply({ sala: '101', libres: 24 })),
  answer(sendToModuleService, reply({ sala: '101', libres: 23 })),
]

const room = formSchema({ sala: requiredText(20), libres: wholeNumber('invalid') })

/**
 * Data of a service of the module's team, at an address that an administrator declares. Fichero forwards each request with a token that
 * says who asks.
 */
export function ModuleService() {
  const query = useModuleService({ remoto: 'horarios', ruta: '/salas/101', schema: room })
  const { mutate, isPending, error } = useCallMutation(sendToModuleService)
  const book = () =>
    mutate({ params: { remoto: 'horarios' }, body: { metodo: 'POST', ruta: '/reservas', cuerpo: { sala: '101' } } })
  return (
    <QueryView query={query}>
      {({ sala, libres }) => (
        <>
          {error && (
            <FormAlert color="red" title="No se reservó">
              {error.message}
            </FormAlert>
          )}
          <Button loading={isPending} onClick={book}>
            Reservar uno de {libres} puestos en la {sala}
          </Button>
        </>
      )}
    </QueryView>
  )
}
