import { stageByDates } from './stage.ts'

test.each([
  ['2026-11-24', 'lectiva'],
  ['2026-11-25', 'lectiva'],
  ['2026-11-26', 'productiva'],
] as const)('on %s, a ficha whose etapa lectiva ends on 2026-11-25 is in the etapa %s', (day, stage) => {
  expect(stageByDates(day, '2026-11-25')).toBe(stage)
})
