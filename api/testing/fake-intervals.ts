/** Fakes only intervals, such as the check of the upload rate. `jest.advanceTimersByTime` advances them. */
export function fakeIntervals(): void {
  const real = ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const
  const timers = ['setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const
  jest.useFakeTimers({ doNotFake: [...real, ...timers] })
}
