import { proposedStage } from './proposals'

test.each([
  ['2026-11-25', 'lectiva'],
  ['2026-11-26', 'lectiva'],
  ['2026-11-24', 'productiva'],
  ['', undefined],
  ['2026-11', undefined],
] as const)('lessons until %s: %s', (fechaFinLectiva, stage) => {
  expect(proposedStage({ fechaFinLectiva }, '2026-11-25')).toBe(stage)
})
