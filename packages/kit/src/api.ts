// Calls of the API, as the contract declares them, and their errors.
export { ApiError, ConnectionError, FormatError, isOvertaken } from './api/api-error'
export { addressOf, call } from './api/call'
export { callOptions, useCall } from './api/use-call'
export { invalidateChanges, useCallMutation } from './api/use-call-mutation'
export { useSendsMail } from './api/use-sends-mail'
