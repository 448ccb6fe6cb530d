import { lossIn, NO_RESULT } from './lost-values.js'

describe('what a cell has lost', () => {
  it('is the result of its formula', () => expect(lossIn(NO_RESULT, 'celular')).toBe('cell_without_result'))

  it.each([
    'MU\ufffdOZ',
    'MU\ud83dOZ',
    'MU\u0091OZ',
    'MUÃ\u0091OZ',
    'MUÃ‘OZ',
    'MUÃ?OZ',
    'JOSÃ‰',
    'MU¥OZ',
    '¥AÑEZ',
    'MU„OZ',
    'P┴EZ',
    'MU?OZ',
    'Mu?oz',
    '?NGEL',
    'Iba?ez Ríos',
  ])('are letters in the name and the text %j', (text) => {
    expect([lossIn(text, 'apellido'), lossIn(text, 'observacion')]).toEqual(['letters_lost', 'letters_lost'])
  })

  it('are letters at the end of a name', () => expect(lossIn('JOS?', 'nombre')).toBe('letters_lost'))

  it.each([
    '¿Entregó?',
    '¿Entregó?sí',
    'Entregó?',
    'Entregó todo? Falta el acta',
    'Por qué?Falta el acta',
    'https://example.com/a?id=B',
    'www.example.com?a',
    '? ',
    '38368 - ¿CÓMO?',
    'JOÃO DA CONCEIÇÃO',
    'ÂNGELA',
    'D’ARCY',
    'D´ARCY',
    '‘ASÍ’ – “SÍ” … 1.º 3ª 20 °C',
    'C+A & B = C',
    'US$ 100, € 20, £5, ¥ 300',
    'a\u0085b\u00a0c',
    '😀',
    45_999,
    null,
    undefined,
    true,
  ])('are none in %j', (cell) => expect(lossIn(cell, 'observacion')).toBeNull())

  it('is nothing in a name that is none', () => expect(lossIn('?', 'nombre')).toBeNull())
})
