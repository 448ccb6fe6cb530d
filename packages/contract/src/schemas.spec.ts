import { loginBody } from './auth.schema'
import { createFichaData } from './fichas.schema'
import { fichasQuery } from './fichas-query.schema'
import { createProgramData } from './programs.schema'

const codes = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

const ficha = {
  nroFicha: 2999001,
  idJefeFicha: 1900011004,
  idProgramaFormacion: '3',
  fechaInicioLectiva: '2025-01-20',
  fechaFinLectiva: '2026-07-20',
  fechaFinFicha: '2027-01-20',
}

test('a ficha accepts numbers or text and fills in the defaults of the specification', () => {
  const parsed = createFichaData.parse(ficha)
  expect(parsed).toMatchObject({
    nroFicha: 2999001,
    idJefeFicha: '1900011004',
    idProgramaFormacion: 3,
    jornada: 'diurna',
    oferta: 'cerrada',
  })
  // The etapa follows the dates if the request does not set it.
  expect(parsed.etapa).toBeUndefined()
})

test('an empty ficha reports every field at once, by catalogue code', () => {
  const empty = {
    nroFicha: '',
    idJefeFicha: '',
    idProgramaFormacion: '',
    fechaInicioLectiva: '',
    fechaFinLectiva: '',
    fechaFinFicha: '',
  }
  expect(codes(createFichaData.safeParse(empty))).toMatchObject({
    nroFicha: 'ficha_number_invalid',
    idJefeFicha: 'select_instructor',
    idProgramaFormacion: 'select_program',
    fechaInicioLectiva: 'required',
    fechaFinLectiva: 'required',
    fechaFinFicha: 'required',
  })
})

test('invalid dates and dates in the wrong order are reported with their field', () => {
  expect(codes(createFichaData.safeParse({ ...ficha, fechaFinLectiva: '2025-02-30' }))).toEqual({
    fechaFinLectiva: 'date_invalid',
  })
  expect(
    codes(createFichaData.safeParse({ ...ficha, fechaFinLectiva: '2025-01-20', fechaFinFicha: '2024-01-01' })),
  ).toEqual({
    fechaFinLectiva: 'end_before_start',
    fechaFinFicha: 'ficha_end_before_lective_end',
  })
})

test('a page size is clamped between 1 and 100 or becomes the default; a page must be a number from 1', () => {
  const pageOf = (query: object) => {
    const { mias: _, ...page } = fichasQuery.parse(query)
    return page
  }
  expect(pageOf({ page: '1', limit: '1000' })).toEqual({ page: 1, limit: 100 })
  expect(pageOf({ page: '2', limit: '-5', programId: '7' })).toEqual({ page: 2, limit: 1, programId: 7 })
  expect(pageOf({ page: ' ', limit: 'NaN' })).toEqual({ page: 1, limit: 10 })
  for (const page of ['0', '-1', 'abc', '1.5', '1000001'])
    expect(codes(fichasQuery.safeParse({ page }))).toEqual({ page: 'page_invalid' })
  expect(pageOf({})).toEqual({ page: 1, limit: 10 })
})

test('a program is converted to the column names of the database', () => {
  expect(createProgramData.parse({ nombrePrograma: ' ADSO ', totalHoras: '3984', nivel: 'TECNOLOGO' })).toEqual({
    nombre_programa: 'ADSO',
    total_horas: 3984,
    nivel: 'tecnologo',
  })
  expect(codes(createProgramData.safeParse({ nombrePrograma: ' ', totalHoras: '1.5', nivel: 'auxiliar' }))).toEqual({
    nombrePrograma: 'required',
    totalHoras: 'hours_invalid',
    nivel: 'invalid',
  })
})

test.each(['0', '20001', '20.001 horas', '3984,5', '-3984', 'tres mil'])(
  'the hours %j of a program are rejected',
  (totalHoras) => {
    expect(codes(createProgramData.safeParse({ nombrePrograma: 'ADSO', totalHoras, nivel: 'tecnologo' }))).toEqual({
      totalHoras: 'hours_invalid',
    })
  },
)

test.each(['1', '20.000 horas'])('the hours %j of a program are accepted', (totalHoras) => {
  expect(createProgramData.safeParse({ nombrePrograma: 'ADSO', totalHoras, nivel: 'tecnologo' }).success).toBe(true)
})

test('a sign-in needs both fields; the document number consists of digits and may be grouped with dots and blanks', () => {
  for (const nro_documento of ['1.098.765.432', '1 098 765 432', '1098.765.432 ', '\u00a01.098\u202f765.432'])
    expect(loginBody.parse({ nro_documento, contrasena: 'x' }).nro_documento).toBe('1098765432')
  expect(codes(loginBody.safeParse({}))).toEqual({ nro_documento: 'required', contrasena: 'required' })
  for (const nro_documento of ['1.098', '1,098,765', '10-98765', '0000000', 1098.765])
    expect(codes(loginBody.safeParse({ nro_documento, contrasena: 'x' }))).toEqual({
      nro_documento: 'document_invalid',
    })
})
