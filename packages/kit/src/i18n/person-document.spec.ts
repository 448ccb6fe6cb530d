import { personDocument } from './person-document'

test.each([
  ['CC', 'CC\u00a01052000123'],
  [null, '1052000123'],
])('a document of the type %j is formatted as %j', (tipo_documento, text) => {
  expect(personDocument({ tipo_documento, nro_documento: '1052000123' })).toBe(text)
})
