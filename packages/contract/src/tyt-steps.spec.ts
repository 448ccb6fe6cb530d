import { areInOrder, type TytDays, tytState } from './tyt-steps'

const days = (tyt_inscrito: string | null, tyt_presentado: string | null, tyt_certificado: string | null): TytDays => ({
  tyt_inscrito,
  tyt_presentado,
  tyt_certificado,
})

test('the state is the last known step, even if an earlier step is unknown', () => {
  expect(tytState(days(null, null, null))).toBe('sin_inscribir')
  expect(tytState(days('2026-03-02', null, null))).toBe('inscrito')
  expect(tytState(days('2026-03-02', '2026-06-21', null))).toBe('presentado')
  expect(tytState(days(null, null, '2026-08-01'))).toBe('certificado')
})

test('the known days must be in the order of the steps, and may be equal', () => {
  expect(areInOrder(days(null, null, null))).toBe(true)
  expect(areInOrder(days('2026-03-02', '2026-03-02', '2026-08-01'))).toBe(true)
  expect(areInOrder(days(null, '2026-06-21', '2026-06-20'))).toBe(false)
  expect(areInOrder(days('2026-06-22', '2026-06-21', null))).toBe(false)
  expect(areInOrder(days('2026-08-02', null, '2026-08-01'))).toBe(false)
})
