import fc from 'fast-check'
import { knownWords } from './known-words.js'

// biome-ignore lint/suspicious/noTemplateCurlyInString: code of a release
const CODE = ['throw Error(`La ficha ${e.nro} de ${t} no tiene programa`),e.nombre.length,{apellido:n}=e;"Ana Rosa"']

test.each([
  ['without words stays empty', '', ''],
  [
    'loses the number and the name of a person',
    'La ficha 2888001 de María López no tiene programa',
    'La ficha … no tiene programa',
  ],
  ['loses all words after the first unknown word', 'Error: La ficha 1.098.765.432 de ANA', 'Error: La ficha …'],
  [
    'keeps a property name that occurs in the code',
    "TypeError: Cannot read properties of undefined (reading 'nombre')",
    "TypeError: Cannot read properties of undefined (reading 'nombre')",
  ],
  [
    'loses a property name that is a document number',
    "Cannot read properties of undefined (reading '1098765432')",
    "Cannot read properties of undefined (reading '…')",
  ],
  [
    'loses a property name that is a person’s name',
    "Cannot read properties of null (reading 'María')",
    "Cannot read properties of null (reading '…')",
  ],
  [
    'loses the name of a variable',
    'can\'t access property "apellido", e is undefined',
    'can\'t access property "apellido", … is undefined',
  ],
  [
    'keeps an expression that occurs in the code',
    "undefined is not an object (evaluating 'e.nombre.length')",
    "undefined is not an object (evaluating 'e.nombre.length')",
  ],
  ['loses a method that the code does not have', 'e.nombre.map is not a function', 'e.nombre.… is not a function'],
  [
    'keeps the number of a React error',
    'Minified React error #31; visit https://react.dev/errors/31?args[]=object%20with%20keys%20%7BMaría%7D',
    'Minified React error #31',
  ],
  ['loses the name of a remote', 'demo/list-page exports no Page', '… exports no Page'],
  ['loses a mail address', 'ana.rosa@sena.edu.co', '…'],
  // A single word that occurs in the code is redacted, and so are two words that occur only separately.
  ['loses a single name', 'Ana', '…'],
  ['loses two words that the code has only separately', 'Rosa programa', '…'],
  ['loses a longer word that begins like a word of the code', 'Ana Rosanna', '…'],
])('a message %s', (_, message, redacted) => {
  expect(knownWords(message, CODE)).toBe(redacted)
})

test('knownWords redacts generated names and numbers in any message', () => {
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
