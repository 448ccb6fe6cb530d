import { byField, INITIAL_VALUES, requestData } from './create-ficha-values'

const VALUES = {
  ...INITIAL_VALUES,
  nroFicha: '2888001',
  idProgramaFormacion: '7',
  nombrePrograma: 'Cocina',
  nivel: 'tecnico',
}

test('nothing is chosen or typed before somebody does it, but for three lists', () => {
  const { jornada, oferta, etapa, ...others } = INITIAL_VALUES
  expect([jornada, oferta, etapa]).toEqual(['diurna', 'cerrada', 'productiva'])
  expect(new Set(Object.values(others))).toEqual(new Set(['', null, false]))
})

test('sends the chosen program, or the one that is made of the file', () => {
  expect(requestData(VALUES)).toMatchObject({ nroFicha: '2888001', idProgramaFormacion: '7' })
  expect(requestData(VALUES)).not.toHaveProperty('programa')
  const made = requestData({ ...VALUES, isNewProgram: true, totalHoras: '2304' })
  expect(made).toMatchObject({ programa: { nombrePrograma: 'Cocina', nivel: 'tecnico', totalHoras: '2304' } })
  for (const field of ['idProgramaFormacion', 'archivo_excel', 'nivel', 'isNewProgram'])
    expect(made).not.toHaveProperty(field)
})

test('errors of a new program are at its fields', () => {
  expect(byField({ 'programa.nivel': 'required', nroFicha: 'taken' })).toEqual({ nivel: 'required', nroFicha: 'taken' })
})
