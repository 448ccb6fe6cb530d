const TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const

/** Fakes the date, with real timers. `jest.useRealTimers` ends it. */
export const fakeDate = (now: Date | number) => jest.useFakeTimers({ now, doNotFake: [...TIMERS] })
