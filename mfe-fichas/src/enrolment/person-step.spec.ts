import { personStep } from './person-step'

const PERSON = {
  nro_documento: '1098',
  nombre: 'Eva',
  apellido: 'Paz',
  nro_ficha: 2_888_001,
  resultados_aprobados: 3,
  total_resultados: 4,
}

test('the link to the previous or next person has the URL of the person in the ficha, and the full name', () => {
  expect(personStep(PERSON)).toMatchObject({
    to: expect.stringMatching(/1098.*2888001/),
    name: 'Eva Paz',
  })
})

test.each([
  ['true for a person who lacks outcomes', {}, true],
  ['false for a person who has approved everything', { resultados_aprobados: 4 }, false],
  ['false for a person whose program has no outcomes', { resultados_aprobados: 0, total_resultados: 0 }, false],
  ['true for a person in training who lacks outcomes', { estado: 'EN FORMACION' }, true],
  ['false for a person who left the ficha', { estado: 'RETIRO VOLUNTARIO' }, false],
  [
    'false for a person in training who has approved everything',
    { estado: 'EN FORMACION', resultados_aprobados: 4 },
    false,
  ],
])('isOpen is %s', (_, changes, isOpen) => {
  expect(personStep({ ...PERSON, ...changes }).isOpen).toBe(isOpen)
})
