import { fieldsOf, fillPath } from './path-fields'

test('a path is filled with encoded values by name; inherited properties are ignored', () => {
  const path = '/fichas/:nro_ficha?persona=:nombre&por=:toString'
  expect(fieldsOf(path)).toEqual(['nro_ficha', 'nombre', 'toString'])
  expect(fillPath(path, { nro_ficha: 2990012, nombre: 'Ana & Sol' })).toBe(
    '/fichas/2990012?persona=Ana%20%26%20Sol&por=',
  )
})
