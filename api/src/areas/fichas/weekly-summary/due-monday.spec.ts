import { dueMonday } from './due-monday.js'

// 2026-05-04 is a Monday. Colombia is at UTC−5.
it.each<[string, string, string | undefined]>([
  ['on Sunday night', '2026-05-04T04:59:59Z', undefined],
  ['on Monday at 05:59', '2026-05-04T10:59:59Z', undefined],
  ['on Monday at 06:00', '2026-05-04T11:00:00Z', '2026-05-04'],
  ['on Monday evening, when it is Tuesday in UTC', '2026-05-05T04:59:59Z', '2026-05-04'],
  ['on Tuesday', '2026-05-05T11:00:00Z', undefined],
])('dueMonday returns the Monday from 06:00 in Colombia: %s', (_, now, monday) => {
  expect(dueMonday(new Date(now))).toBe(monday)
})
