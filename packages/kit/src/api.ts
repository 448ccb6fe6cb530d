// Calls of the API, as the contract declares them, and their errors.
export { addressOf } from '@fichero/contract/calls/call-address'
export { ApiError, ConnectionError, FormatError, isOvertaken } from './api/api-error'
export { call } from './api/call'
export { callOptions, useCall } from './api/use-call'
export { invalidateChanges, useCallMutation } from './api/use-call-mutation'
export { useSendsMail } from './api/use-sends-mail'
