// The list of what is disabled in one area, with reactivation.
export { DisabledList, noneIfNotFound } from './disabled/disabled-list'
