import { get, post } from '@fichero/contract/calls/call'
import { useCall, useCallMutation } from '@fichero/kit/api'
import { QueryView } from '@fichero/kit/frame'
import { notifySuccess } from '@fichero/kit/notify'
import { Button } from '@fichero/kit/ui'
import { answer } from '../../testing/answers'

/** Invented for this example; a module imports the calls of the contract, from `calls/x.calls`. */
const getRoom = get('/ejemplo/ambiente/:id', { access: 'authenticated', reads: ['remotes'] }).returns<{
  nombre: string
}>()
const bookRoom = post('/ejemplo/ambiente/:id', { access: 'authenticated', changes: ['remotes'] }).returns<{
  ok: true
}>()

export const answers = [answer(getRoom, { nombre: 'Ambiente 204' }), answer(bookRoom, { ok: true })]

/** Needs no query key and no manual invalidation, because the calls declare what they read and change. */
export function ReadAndChange() {
  const params = { id: 204 }
  const { mutate, isPending } = useCallMutation(bookRoom, { onSuccess: () => notifySuccess('Quedó reservado.') })
  return (
    <QueryView query={useCall(getRoom, { params })}>
      {({ nombre }) => (
        <Button loading={isPending} onClick={() => mutate({ params })}>
          Reservar {nombre}
        </Button>
      )}
    </QueryView>
  )
}
