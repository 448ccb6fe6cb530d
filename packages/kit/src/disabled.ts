// The list of what is disabled in one area, with reactivation.
export { DisabledList, type DisabledWords, noneIfNotFound } from './disabled/disabled-list'
