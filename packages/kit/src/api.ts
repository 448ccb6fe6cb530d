// The API client: functions and hooks that make the calls which the contract declares, and their errors.
export { addressOf } from '@fichero/contract/calls/call-address'
export { ApiError, ConnectionError, isOvertaken } from './api/api-error'
export { call } from './api/call'
export { callOptions, useCall } from './api/use-call'
export { invalidateChanges, useCallMutation } from './api/use-call-mutation'
export { useModuleData } from './api/use-module-data'
export { useModuleService } from './api/use-module-service'
export { useSendsMail } from './api/use-sends-mail'
