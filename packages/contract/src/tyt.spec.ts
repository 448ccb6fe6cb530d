import {
  isNear,
  MISSING_STEP_NAMES,
  missingForReady,
  missingStep,
  readinessBand,
  readinessOf,
  stepRange,
  tytPercentage,
} from './tyt'

test('the percentage is rounded half up to two decimals', () => {
  expect(tytPercentage(47, 75)).toBe(62.67)
  expect(tytPercentage(60, 75)).toBe(80)
  expect(tytPercentage(1, 3)).toBe(33.33)
  expect(tytPercentage(1, 800)).toBe(0.13)
  expect(tytPercentage(2, 3)).toBe(66.67)
  expect(tytPercentage(75, 75)).toBe(100)
  expect(tytPercentage(0, 0)).toBe(0)
})

test('the band depends on the exact ratio, not on the rounded percentage', () => {
  expect(tytPercentage(29_999, 40_000)).toBe(75)
  expect(readinessBand(29_999, 40_000)).toBe('cerca')
  expect(readinessBand(30_000, 40_000)).toBe('lista')
  expect(readinessBand(1, 2)).toBe('cerca')
  expect(readinessBand(49, 100)).toBe('lejos')
  expect(readinessBand(0, 0)).toBe('lejos')
})

test('people who left have no band, and nobody has a band before the first report', () => {
  const person = { estado: 'EN FORMACION', hasReport: true, approved: 3, total: 4 }
  expect(readinessOf(person)).toEqual({ banda: 'lista', sin_banda: null })
  expect(readinessOf({ ...person, hasReport: false })).toEqual({ banda: null, sin_banda: 'sin_reporte' })
  for (const estado of ['CANCELADO', 'RETIRO VOLUNTARIO', 'TRASLADADO', 'FUERA DEL REPORTE'])
    for (const hasReport of [true, false])
      expect(readinessOf({ ...person, estado, hasReport })).toEqual({ banda: null, sin_banda: 'retirado' })
  for (const estado of ['APLAZADO', 'POR CERTIFICAR', 'EN VACACIONES'])
    expect(readinessOf({ ...person, estado })).toEqual({ banda: 'lista', sin_banda: null })
})

test('`missingForReady` is the smallest number of outcomes that reaches the highest band', () => {
  expect(missingForReady(0, 75)).toBe(57)
  expect(missingForReady(56, 75)).toBe(1)
  expect(missingForReady(57, 75)).toBe(0)
  expect(missingForReady(75, 75)).toBe(0)
  expect(missingForReady(0, 0)).toBe(0)
  for (let total = 1; total <= 150; total++)
    for (let approved = 0; approved <= total; approved++) {
      const missing = missingForReady(approved, total)
      expect(readinessBand(approved + missing, total)).toBe('lista')
      if (missing > 0) expect(readinessBand(approved + missing - 1, total)).not.toBe('lista')
    }
})

test('the ranges are in order, and each number of missing outcomes is in one range', () => {
  expect(missingStep(0)).toBeUndefined()
  const steps = Array.from({ length: 500 }, (_, index) => missingStep(index + 1))
  expect([...new Set(steps)]).toEqual(MISSING_STEP_NAMES)
  expect(steps.slice(0, 6)).toEqual(['1', '2', '3', '4-5', '4-5', '6-10'])
})

test('one to three missing outcomes count as near, and the filter `pocos` finds all of them', () => {
  expect([0, 1, 3, 4, 30].map(isNear)).toEqual([false, true, true, false, false])
  expect(stepRange('pocos')).toEqual({ from: 1, to: 3 })
  expect(stepRange('6-10')).toEqual({ from: 6, to: 10 })
})
