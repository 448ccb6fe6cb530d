import fc from 'fast-check'
import { knownWords } from './known-words.js'

// biome-ignore lint/suspicious/noTemplateCurlyInString: code of a release
const CODE = ['throw Error(`La ficha ${e.nro} de ${t} no tiene programa`),e.nombre.length,{apellido:n}=e;"Ana Rosa"']

test.each([
  ['', ''],
  ['La ficha 2888001 de María López no tiene programa', 'La ficha … no tiene programa'],
  ['Error: La ficha 1.098.765.432 de ANA', 'Error: La ficha …'],
  [
    "TypeError: Cannot read properties of undefined (reading 'nombre')",
    "TypeError: Cannot read properties of undefined (reading 'nombre')",
  ],
  ["Cannot read properties of undefined (reading '1098765432')", "Cannot read properties of undefined (reading '…')"],
  ["Cannot read properties of null (reading 'María')", "Cannot read properties of null (reading '…')"],
  ['can\'t access property "apellido", e is undefined', 'can\'t access property "apellido", … is undefined'],
  [
    "undefined is not an object (evaluating 'e.nombre.length')",
    "undefined is not an object (evaluating 'e.nombre.length')",
  ],
  ['e.nombre.map is not a function', 'e.nombre.… is not a function'],
  [
    'Minified React error #31; visit https://react.dev/errors/31?args[]=object%20with%20keys%20%7BMaría%7D',
    'Minified React error #31',
  ],
  ['demo/list-page exports no Page', '… exports no Page'],
  ['ana.rosa@sena.edu.co', '…'],
  // One word that the code has too is not enough, nor are two of different places.
  ['Ana', '…'],
  ['Rosa programa', '…'],
  ['Ana Rosanna', '…'],
])('of “%s” it keeps “%s”', (message, kept) => {
  expect(knownWords(message, CODE)).toBe(kept)
})

test('whatever is said, no word is kept that neither code nor browser has', () => {
  const strange = fc.stringMatching(/^(?:Ñ[a-záéíóú]{1,9}|[0-9]{4,11}|[A-Z]{2}[0-9]{6})$/)
  const known = fc.constantFrom(
    'La ficha',
    'no tiene programa',
    'is not a function',
    ': ',
    '\u0000',
    '😀',
    "(reading '",
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(strange, known), { maxLength: 12 }), strange, (parts, secret) => {
      const message = [...parts, secret, ...parts].join(' ')
      expect(knownWords(message, CODE)).not.toContain(secret)
    }),
    { numRuns: 300 },
  )
})
