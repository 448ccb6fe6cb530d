import { personStep } from './person-step'

const PERSON = {
  nro_documento: '1098',
  nombre: 'Eva',
  apellido: 'Paz',
  nro_ficha: 2_888_001,
  resultados_aprobados: 3,
  total_resultados: 4,
}

test('a step leads to the person in the ficha, under the whole name', () => {
  expect(personStep(PERSON)).toMatchObject({
    to: expect.stringMatching(/1098.*2888001/),
    name: 'Eva Paz',
  })
})

test.each([
  [{}, true],
  [{ resultados_aprobados: 4 }, false],
  [{ resultados_aprobados: 0, total_resultados: 0 }, false],
  [{ estado: 'EN FORMACION' }, true],
  [{ estado: 'RETIRO VOLUNTARIO' }, false],
  [{ estado: 'EN FORMACION', resultados_aprobados: 4 }, false],
])('with %j something is waited for: %s', (given, isOpen) => {
  expect(personStep({ ...PERSON, ...given }).isOpen).toBe(isOpen)
})
