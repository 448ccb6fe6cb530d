import { call } from '@fichero/kit/api'
import { useMutation } from '@fichero/kit/data'
import { startSession } from '@fichero/kit/host'

export type Credentials = {
  nro_documento: string
  contrasena: string
}

export const useSignIn = () =>
  useMutation({
    mutationFn: (body: Credentials) => call('login', { body }),
    onSuccess: ({ token, user }) => startSession({ token, user }),
  })
