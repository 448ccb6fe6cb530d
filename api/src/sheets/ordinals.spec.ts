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
  ])('%s is one where it stands alone', (written, text) => expect(texts(written)).toEqual([text]))

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
  ])('%s is none where it stands alone', (written) => expect(texts(written)).toEqual([written.replace('  ', ' ')]))

  it.each<[string, string[], string[]]>([
    ['all count', ['02  B', '01 A', '03- C'], ['B', 'A', 'C']],
    ['all count and one is left out', ['01  A', '02  B', '04  D'], ['A', 'B', 'D']],
    ['they go on from another competency', ['05  E', '06  F', '07  G'], ['E', 'F', 'G']],
    ['letters have no sign', ['RA1: A', 'RA 2 B', '2D MODELAR'], ['A', 'B', '2D MODELAR']],
    ['one has none', ['01  A', '02  B', 'C'], ['01 A', '02 B', 'C']],
    [
      'the numbers are their own',
      ['05 SENTIDOS', 'RA 12 METROS', '3 - DIMENSIONES'],
      ['05 SENTIDOS', 'RA 12 METROS', '3 - DIMENSIONES'],
    ],
  ])('are told by the others of the competency: %s', (_, written, read) => expect(texts(...written)).toEqual(read))

  it('leave the other reading, for who stored that one', () => {
    expect(withoutOrdinals([readingOf('05 SENTIDOS')])).toEqual([{ text: '05 SENTIDOS', otherwise: 'SENTIDOS' }])
    expect(withoutOrdinals([readingOf('01  A')])).toEqual([{ text: 'A', otherwise: '01 A' }])
    expect(withoutOrdinals([readingOf('A')])).toEqual([{ text: 'A', otherwise: null }])
  })
})
