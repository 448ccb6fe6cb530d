// The list of what is disabled in one area, with reactivation.
export { DisabledList } from './disabled/disabled-list'
