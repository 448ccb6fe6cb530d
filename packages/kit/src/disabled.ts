// Disabling and enabling records, and lists of the disabled ones.
export { DisabledList } from './disabled/disabled-list'
export { StateButton } from './disabled/state-button'
