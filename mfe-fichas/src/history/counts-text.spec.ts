import { countsText, judgmentsOf } from './counts-text'

const t = ((key: string, { count }: { count?: number } = {}) =>
  `${key.replace('history.', '')}${count === undefined ? '' : ` ${count}`}`) as Parameters<typeof countsText>[0]
const none = { nuevos: 0, cambiados: 0, sin_cambio: 9 }

test.each([
  ['juicios', none, 0, null, 'nothing'],
  ['juicios', { ...none, nuevos: 51 }, 0, none, 'new 51'],
  ['juicios', { ...none, cambiados: 2 }, 0, null, 'changed 2'],
  ['juicios', { ...none, cambiados: 2 }, 2, null, 'withdrawn 2'],
  ['juicios', { ...none, cambiados: 3 }, 2, null, 'changed 1, withdrawn 2'],
  ['juicios', none, 0, { ...none, nuevos: 1 }, 'enrolled 1'],
  ['juicios', none, 0, { ...none, cambiados: 4 }, 'peopleChanged 4'],
  [
    'juicios',
    { ...none, nuevos: 1, cambiados: 3 },
    1,
    { ...none, nuevos: 4, cambiados: 5 },
    'new 1, changed 2, withdrawn 1, enrolled 4, peopleChanged 5',
  ],
  ['aprendices', { ...none, nuevos: 7, cambiados: 1 }, 0, null, 'people 7'],
  ['aprendices', { ...none, cambiados: 3 }, 0, { ...none, cambiados: 3 }, 'peopleChanged 3'],
  [
    'aprendices',
    { ...none, nuevos: 2, cambiados: 3 },
    0,
    { ...none, nuevos: 2, cambiados: 3 },
    'people 2, peopleChanged 3',
  ],
  ['aprendices', none, 0, none, 'nothing'],
] as const)('a load of %s with %j, %i withdrawn and %j reads “%s”', (tipo, registros, retirados, aprendices, text) => {
  expect(countsText(t, { tipo, registros, retirados, aprendices })).toBe(text)
})

test.each([
  ['juicios', { nuevos: 4, cambiados: 1 }],
  ['aprendices', { nuevos: 0, cambiados: 0 }],
] as const)('a load of %s that is undone has the judgments %j', (tipo, expected) => {
  expect(judgmentsOf({ tipo, registros: { nuevos: 4, cambiados: 3, sin_cambio: 0 }, retirados: 2 })).toEqual(expected)
})
