import { readingOf, withoutOrdinals } from './ordinals.js'

const texts = (...written: string[]) => withoutOrdinals(written.map(readingOf)).map(({ text }) => text)

describe('ordinals of outcomes', () => {
  it.each([
    ['RAP 1. CARACTERIZAR', 'CARACTERIZAR'],
    ['RAP 10 - CARACTERIZAR', 'CARACTERIZAR'],
    ['RA 3: VALIDAR', 'VALIDAR'],
    ['RA1: SELECCIONAR', 'SELECCIONAR'],
    ['R4: VERIFICAR', 'VERIFICAR'],
    ['01  IDENTIFICAR\n LA DINÁMICA  ', 'IDENTIFICAR LA DINÁMICA'],
    ['01- Reconocer', 'Reconocer'],
  ])('are removed from %j even if it is the only outcome', (written, text) => expect(texts(written)).toEqual([text]))

  it.each([
    '05 SENTIDOS RECONOCER',
    'RA 12 METROS',
    '3 - DIMENSIONES',
    '12  VERIFICAR',
    'IDENTIFICAR',
    '2D MODELAR',
    '3 TIPOS DE PRUEBAS',
    '10 CLIENTES: ATENDER',
    '2.5 KG PESAR',
    'RAPIDEZ EN LA RESPUESTA',
    '802.11 CONFIGURAR REDES',
  ])('are not removed from %j if it is the only outcome', (written) =>
    expect(texts(written)).toEqual([written.replace('  ', ' ')]),
  )

  it.each<[string, string[], string[]]>([
    ['all have consecutive numbers', ['02  B', '01 A', '03- C'], ['B', 'A', 'C']],
    ['all have numbers with one gap', ['01  A', '02  B', '04  D'], ['A', 'B', 'D']],
    ['they continue the numbers of another competency', ['05  E', '06  F', '07  G'], ['E', 'F', 'G']],
    ['one has letters without punctuation', ['RA1: A', 'RA 2 B', '2D MODELAR'], ['A', 'B', '2D MODELAR']],
    ['one has no number', ['01  A', '02  B', 'C'], ['01 A', '02 B', 'C']],
    [
      'the numbers belong to the texts',
      ['05 SENTIDOS', 'RA 12 METROS', '3 - DIMENSIONES'],
      ['05 SENTIDOS', 'RA 12 METROS', '3 - DIMENSIONES'],
    ],
  ])('are recognised by the other outcomes of the competency: %s', (_, written, read) =>
    expect(texts(...written)).toEqual(read),
  )

  it('are returned with the other reading of the text, because stored data may have that reading', () => {
    expect(withoutOrdinals([readingOf('05 SENTIDOS')])).toEqual([{ text: '05 SENTIDOS', otherReading: 'SENTIDOS' }])
    expect(withoutOrdinals([readingOf('01  A')])).toEqual([{ text: 'A', otherReading: '01 A' }])
    expect(withoutOrdinals([readingOf('A')])).toEqual([{ text: 'A', otherReading: null }])
  })
})
