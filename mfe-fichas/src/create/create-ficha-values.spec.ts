import { byField, INITIAL_VALUES, requestData } from './create-ficha-values'

const VALUES = {
  ...INITIAL_VALUES,
  nroFicha: '2888001',
  idProgramaFormacion: '7',
  nombrePrograma: 'Cocina',
  nivel: 'tecnico',
}

test('only jornada and oferta have initial values', () => {
  const { jornada, oferta, ...others } = INITIAL_VALUES
  expect([jornada, oferta]).toEqual(['diurna', 'cerrada'])
  expect(new Set(Object.values(others))).toEqual(new Set(['', null, false]))
})

test('the request has the id of the chosen program, or the data of a new program', () => {
  expect(requestData(VALUES)).toMatchObject({ nroFicha: '2888001', idProgramaFormacion: '7' })
  expect(requestData(VALUES)).not.toHaveProperty('programa')
  const request = requestData({ ...VALUES, isNewProgram: true, totalHoras: '2304' })
  expect(request).toMatchObject({ programa: { nombrePrograma: 'Cocina', nivel: 'tecnico', totalHoras: '2304' } })
  for (const field of ['idProgramaFormacion', 'archivo_excel', 'nivel', 'isNewProgram'])
    expect(request).not.toHaveProperty(field)
})

test('the request has a stage only if the stage is set by hand', () => {
  expect(requestData(VALUES)).not.toHaveProperty('etapa')
  expect(requestData({ ...VALUES, etapa: 'productiva' })).toMatchObject({ etapa: 'productiva' })
})

test('the API’s errors about a new program get the names of the form’s fields', () => {
  expect(byField({ 'programa.nivel': 'required', nroFicha: 'taken' })).toEqual({ nivel: 'required', nroFicha: 'taken' })
})
