// Disabling and enabling records, and lists of the disabled ones.
export { DisabledList } from './disabled/disabled-list'
export { StateDialog, type StateWord } from './disabled/state-dialog'
export { useStateChange } from './disabled/use-state-change'
