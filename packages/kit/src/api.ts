export { ApiError, ConnectionError, currentValues } from './api/api-error'
export { call } from './api/call'
export { callOptions, useCall } from './api/use-call'
export { invalidateChanges, useCallMutation } from './api/use-call-mutation'
