import { getConfig } from '@fichero/contract/calls/auth.calls'
import { useCall } from './use-call'

/** Whether messages of this installation reach people. Undefined until it is known. */
export const useSendsMail = (): boolean | undefined =>
  useCall(getConfig, {}, { staleTime: Number.POSITIVE_INFINITY }).data?.envia_correos
