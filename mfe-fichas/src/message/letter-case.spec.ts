import { personCase, sentenceCase } from './letter-case'

test.each([
  ['APLICAR CIENCIAS NATURALES. ', 'Aplicar ciencias naturales'],
  ['ÉTICA Y PAZ. «ACTUAR» CON RESPETO', 'Ética y paz. «Actuar» con respeto'],
  ['01 - HERVIR', '01 - Hervir'],
  ['Cocinar con TIC.', 'Cocinar con TIC'],
  ['', ''],
])('the name %j is %j in a message', (name, text) => {
  expect(sentenceCase(name)).toBe(text)
})

test.each([
  ['LUZ ÁNGELA', 'Luz Ángela'],
  ['DE LA CRUZ Y MUÑOZ, ANA', 'De la Cruz y Muñoz, Ana'],
  ['Nicolás DE Galindo', 'Nicolás DE Galindo'],
])('the person %j is %j in a message', (name, text) => {
  expect(personCase(name)).toBe(text)
})
