import { countsText, judgmentsOf } from './counts-text'

const t = ((key: string, { count }: { count?: number } = {}) =>
  `${key.replace('history.', '')}${count === undefined ? '' : ` ${count}`}`) as Parameters<typeof countsText>[0]
const none = { nuevos: 0, cambiados: 0, sin_cambio: 9 }

test.each([
  ['judgments without changes says "nothing"', 'juicios', none, 0, null, 'nothing'],
  ['judgments says how many are new', 'juicios', { ...none, nuevos: 51 }, 0, none, 'new 51'],
  ['judgments says how many changed', 'juicios', { ...none, cambiados: 2 }, 0, null, 'changed 2'],
  ['judgments counts withdrawn approvals', 'juicios', { ...none, cambiados: 2 }, 2, null, 'withdrawn 2'],
  [
    'judgments does not count withdrawn approvals as changed',
    'juicios',
    { ...none, cambiados: 3 },
    2,
    null,
    'changed 1, withdrawn 2',
  ],
  ['judgments says how many people were enrolled', 'juicios', none, 0, { ...none, nuevos: 1 }, 'enrolled 1'],
  ['judgments says how many people changed', 'juicios', none, 0, { ...none, cambiados: 4 }, 'peopleChanged 4'],
  [
    'judgments lists all five counts',
    'juicios',
    { ...none, nuevos: 1, cambiados: 3 },
    1,
    { ...none, nuevos: 4, cambiados: 5 },
    'new 1, changed 2, withdrawn 1, enrolled 4, peopleChanged 5',
  ],
  ['apprentices says how many people are new', 'aprendices', { ...none, nuevos: 7, cambiados: 1 }, 0, null, 'people 7'],
  [
    'apprentices says how many people changed',
    'aprendices',
    { ...none, cambiados: 3 },
    0,
    { ...none, cambiados: 3 },
    'peopleChanged 3',
  ],
  [
    'apprentices says how many people are new and changed',
    'aprendices',
    { ...none, nuevos: 2, cambiados: 3 },
    0,
    { ...none, nuevos: 2, cambiados: 3 },
    'people 2, peopleChanged 3',
  ],
  ['apprentices without changes says "nothing"', 'aprendices', none, 0, none, 'nothing'],
] as const)('the summary of an import of %s', (_, tipo, registros, retirados, aprendices, text) => {
  expect(countsText(t, { tipo, registros, retirados, aprendices })).toBe(text)
})

test.each(['instructores', 'deshacer'] as const)('the summary of scheduled instructors names them (%s)', (tipo) => {
  const registros = { nuevos: 3, cambiados: 2, sin_cambio: 1 }
  expect(countsText(t, { tipo, instructores: true, registros, retirados: 1, aprendices: null })).toBe(
    'scheduled.new 3, scheduled.changed 1, scheduled.withdrawn 1',
  )
})

test.each([
  ['the new and changed judgments of a judgments report', 'juicios', { nuevos: 4, cambiados: 1 }],
  ['no judgments for a list of apprentices', 'aprendices', { nuevos: 0, cambiados: 0 }],
] as const)('judgmentsOf counts %s', (_, tipo, expected) => {
  expect(judgmentsOf({ tipo, registros: { nuevos: 4, cambiados: 3, sin_cambio: 0 }, retirados: 2 })).toEqual(expected)
})
