import { get, post } from '@fichero/contract/calls/call'
import { useCall, useCallMutation } from '@fichero/kit/api'
import { QueryView } from '@fichero/kit/frame'
import { notifySuccess } from '@fichero/kit/notify'
import { Button } from '@fichero/kit/ui'
import { answer } from '../../testing/answers'

/** In a module they are the contract’s, `calls/x.calls`. */
const getRoom = get('/ejemplo/ambiente/:id', { access: 'authenticated', reads: ['remotes'] }).returns<{
  nombre: string
}>()
const bookRoom = post('/ejemplo/ambiente/:id', { access: 'authenticated', changes: ['remotes'] }).returns<{
  ok: true
}>()

export const answers = [answer(getRoom, { nombre: 'Ambiente 204' }), answer(bookRoom, { ok: true })]

/** No key, and nothing to invalidate by hand: the calls say what they read and change. */
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
