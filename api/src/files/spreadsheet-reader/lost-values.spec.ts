import type { Field } from './column-fields.js'
import { lossIn, NO_RESULT } from './lost-values.js'
import type { Cell } from './sheet.js'

const codeIn = (cell: Cell | undefined, field?: Field) => lossIn(cell, field)?.code ?? null

describe('lossIn', () => {
  it('finds a formula without a result', () => expect(codeIn(NO_RESULT, 'celular')).toBe('cell_without_result'))

  it.each([
    'MU\ufffdOZ',
    'MU\ud83dOZ',
    'MU\u0091OZ',
    'MUÃ?OZ',
    'MU&#0;OZ',
    'MU√ëOZ',
    'MU□OZ',
    'MU▯OZ',
    'MUµOZ',
    'MU¿OZ',
    'Mu¿oz',
    'MU&Ntilde;O?Z',
    'MU¥OZ',
    '¥AÑEZ',
    'MU„OZ',
    'P┴EZ',
    'MU?OZ',
    'Mu?oz',
    '?NGEL',
    'Iba?ez Ríos',
  ])('finds lost letters in %j, as a name and as another text', (text) => {
    expect([codeIn(text, 'apellido'), codeIn(text, 'observacion')]).toEqual(['letters_lost', 'letters_lost'])
  })

  it.each([
    ...[
      'JOS?',
      'JOS¿',
      '¿NGEL',
      'JOS□',
      '□NGEL',
      'MU_OZ',
      'JOS_',
      '_NGEL',
      'MU\\OZ',
      'mu|oz',
      'MU[OZ',
      'MU{OZ',
      'MU#OZ',
    ],
    ...['MU*OZ', 'MU^OZ', 'MU%OZ', 'MU=OZ', 'MU~OZ', 'MU¡OZ', 'MU¬OZ', 'MU‚OZ', 'MU!OZ', 'MU$OZ', 'MU<OZ'],
    ...['µNGEL', 'MUƒOZ', 'MU\u0421OZ', 'MU\u03a1OZ', '\u0421AÑEZ', 'ANA MU\u0303_OZ'],
  ])('finds lost letters in the name %j', (text) => {
    for (const field of ['nombre', 'apellido', 'evaluador', 'nombres_y_apellidos', 'apellidos_y_nombres'] as const)
      expect(codeIn(text, field)).toBe('letters_lost')
  })

  it.each([
    ...[
      'JEAN-PAUL',
      'LUC–ANNE',
      "D'ARCY",
      'D’ARCY',
      'D´ARCY',
      'O´NEAL',
      'O`NEAL',
      'MARÍA (LA MONA)',
      'JUAN "EL MONO" PAZ',
    ],
    ...[
      'ANA RUIZ, LUZ',
      'J. PÉREZ',
      'J.PÉREZ',
      'ANA;LUZ',
      'ANA/LUZ',
      'ANA & LUZ',
      'ANA&LUZ',
      'Mª JOSÉ',
      'ANA 2',
      '#1 ANA',
    ],
    ...[
      'CC 99999993 - ANA RUIZ',
      'CC: 9 - ANA',
      'ANA ana_ruiz@fichero.example',
      'ANA*',
      '* ANA',
      'ANA _ LUZ',
      '_',
      '?',
      '  -   ',
    ],
    ...['ŁUCJA', 'ÇELIK', 'MUN\u0303OZ', 'AN\u200bA', 'АННА', 'JOÃO', 'ANA +LUZ'],
  ])('finds no lost letters in the name %j', (text) => {
    for (const field of ['apellido', 'evaluador'] as const) expect(codeIn(text, field)).toBeNull()
  })

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
    'UN_NOMBRE_DE_ARCHIVO ____ y «a_b»',
    '□ Entregó ■ Falta',
    'C#, F# y NIÑ@S',
    'A*B = C^2 ~ 5, 50%DE, 3%A, x=41',
    'R&D; A&B;C, I&D y AT&T',
    'https://fichero.example/ni%C3%B1o?a=1&amp;b=2',
    '10 µm, 5 kΩ, Δt',
    '¿Entregó',
    'Entregó todo.¿Y el acta?',
    'C:\\Users\\x41',
    45_999,
    null,
    undefined,
    true,
  ])('finds no loss in the text %j', (cell) => expect(codeIn(cell, 'observacion')).toBeNull())

  const WORDS: [written: string, meant: string][] = [
    ...Object.entries({
      'MU&Ntilde;OZ': 'MUÑOZ',
      'MU&NtildeOZ': 'MUÑOZ',
      'MU&#209;OZ': 'MUÑOZ',
      'MU&#xD1;OZ': 'MUÑOZ',
      'MU&amp;Ntilde;OZ': 'MUÑOZ',
      'P&eacute;rez': 'Pérez',
      'D&#039;ARCY': "D'ARCY",
      'D&apos;ARCY': "D'ARCY",
      'D&rsquo;ARCY': 'D’ARCY',
      'I&amp;D': 'I&D',
      '&lt;ANA&gt;': '<ANA>',
      'MU\\u00d1OZ': 'MUÑOZ',
      'MU\\u{D1}OZ': 'MUÑOZ',
      'MU%u00D1OZ': 'MUÑOZ',
      MU_x00D1_OZ: 'MUÑOZ',
      'MUU+00D1OZ': 'MUÑOZ',
      'MU%C3%91OZ': 'MUÑOZ',
      'MU%c3%91OZ': 'MUÑOZ',
      'MU=C3=91OZ': 'MUÑOZ',
      'MU\\xc3\\x91OZ': 'MUÑOZ',
      "D\\'ARCY": "D'ARCY",
      'MUN~OZ': 'MUÑOZ',
      'mun˜oz': 'muñoz',
      'MUÃ‘OZ': 'MUÑOZ',
      'MUÃ\u0091OZ': 'MUÑOZ',
      'JOSÃ‰': 'JOSÉ',
      'JosÃ©': 'José',
      MUNÌƒOZ: 'MUÑOZ',
      'Dâ€™ARCY': 'D’ARCY',
    }),
  ]

  it.each(WORDS)('decodes the encoded letters of %j: %j', (written, meant) => {
    const corregido = meant.normalize('NFC')
    if (!meant.includes('<'))
      expect(lossIn(`ANA ${written} RÍOS`, 'apellido')).toEqual({
        code: 'letters_encoded',
        escrito: `ANA ${written} RÍOS`,
        corregido: `ANA ${corregido} RÍOS`,
      })
    expect(lossIn(`SABER ${written} TODO`, 'resultado')).toEqual({ code: 'text_encoded', escrito: written, corregido })
  })

  it.each([
    ['MU%D1OZ', 'MUÑOZ'],
    ['MU=D1OZ', 'MUÑOZ'],
    ['MU\\xd1OZ', 'MUÑOZ'],
    ['ANA%20LUZ', 'ANA LUZ'],
    ['MARI´A', 'MARÍA'],
    ['JOSE´', 'JOSÉ'],
    ['GU¨IZA', 'GÜIZA'],
    ['MUN~', 'MUÑ'],
  ])('decodes the encoded letters of %j only in a name: %j', (written, corregido) =>
    expect(lossIn(written, 'nombre')).toEqual({ code: 'letters_encoded', escrito: written, corregido }),
  )
})
