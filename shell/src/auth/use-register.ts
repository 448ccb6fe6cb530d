import { call } from '@fichero/kit/api'
import { useMutation } from '@fichero/kit/data'
import { type AccessRequest, payloadOf } from './access-request'

export const useRegister = () =>
  useMutation({ mutationFn: (request: AccessRequest) => call('register', { body: payloadOf(request) }) })
