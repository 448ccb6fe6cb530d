/** Intervals, such as those of an upload's pace, pass by `jest.advanceTimersByTime`; all other time is real. */
export function fakeIntervals(): void {
  const real = ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const
  const timers = ['setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const
  jest.useFakeTimers({ doNotFake: [...real, ...timers] })
}
