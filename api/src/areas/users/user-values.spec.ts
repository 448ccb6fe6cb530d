import type { UpdateUser } from '@fichero/contract/users.schema'
import { ADMIN, USER } from '../../../testing/verdicts.js'
import type { UserOfCentres } from './lock-user.js'
import { userValues } from './user-values.js'

const START = { fecha_inicio_contrato: '2026-01-01' }
const END = { fecha_fin_contrato: '2026-12-31' }
const NONE = { fecha_inicio_contrato: null, fecha_fin_contrato: null }
const TYPED = { nombre: 'Ana', apellido: 'Ruiz', tipo_documento: 'CC', correo_institucional: 'ana@example.com' }

const PERSON = { id: 9, nro_documento: '10', rol: 'user', tipo: 'planta', estado: 'habilitado', centros: [] }
const userOf = (overrides: Partial<UserOfCentres> = {}) => ({ ...PERSON, ...NONE, ...overrides }) as UserOfCentres

function valuesOf(actor: typeof ADMIN, user: UserOfCentres, data: object) {
  try {
    return userValues(actor, user, { ...TYPED, ...data } as UpdateUser)
  } catch (error) {
    const { code, extra } = error as { code: string; extra: { errors: Record<string, string> } }
    return [code, extra.errors]
  }
}

const oneself = userOf({ id: USER.id })

// The values that an administrator may send for another user, and the resulting columns or errors.
it.each<[string, object, object]>([
  ['role and type', { rol: 'admin', tipo: 'planta' }, { ...TYPED, rol: 'admin', tipo: 'planta', ...NONE }],
  [
    'the same document number',
    { rol: 'user', tipo: 'planta', nro_documento: '10' },
    { ...TYPED, rol: 'user', tipo: 'planta', ...NONE },
  ],
  [
    'passwords, which are handled elsewhere',
    { rol: 'user', tipo: 'planta', contrasena: 'a', contrasenaActual: 'b' },
    { ...TYPED, rol: 'user', tipo: 'planta', ...NONE },
  ],
  [
    'a contract',
    { rol: 'user', tipo: 'contratista', ...START, ...END },
    { ...TYPED, rol: 'user', tipo: 'contratista', ...START, ...END },
  ],
  [
    'a contract of staff',
    { rol: 'user', tipo: 'planta', ...START, ...END },
    { ...TYPED, rol: 'user', tipo: 'planta', ...START, ...END },
  ],
  [
    'another document number',
    { rol: 'user', tipo: 'planta', nro_documento: '11' },
    ['validation', { nro_documento: 'document_read_only' }],
  ],
  ['no role', { tipo: 'planta' }, { ...TYPED, rol: 'user', tipo: 'planta', ...NONE }],
  ['no type', { rol: 'admin' }, { ...TYPED, rol: 'admin', tipo: 'planta', ...NONE }],
  ['no role and no type', {}, { ...TYPED, rol: 'user', tipo: 'planta', ...NONE }],
  [
    'a contract without a first day',
    { rol: 'user', tipo: 'contratista', ...END },
    ['validation', { fecha_inicio_contrato: 'instructor_contract_dates_required' }],
  ],
  [
    'a contract without a last day',
    { rol: 'user', tipo: 'contratista', ...START },
    ['validation', { fecha_fin_contrato: 'instructor_contract_dates_required' }],
  ],
  [
    'a contract without days',
    { rol: 'user', tipo: 'contratista' },
    [
      'validation',
      {
        fecha_inicio_contrato: 'instructor_contract_dates_required',
        fecha_fin_contrato: 'instructor_contract_dates_required',
      },
    ],
  ],
  [
    'days in the wrong order',
    { rol: 'user', tipo: 'contratista', ...START, fecha_fin_contrato: '2025-12-31' },
    ['validation', { fecha_fin_contrato: 'contract_end_before_start' }],
  ],
])('userValues checks an administrator’s edit of another person: %s', (_, data, values) => {
  expect(valuesOf(ADMIN, userOf(), data)).toEqual(values)
})

it.each<[string, object, object]>([
  ['keeps the date that the request omits', { ...END }, { ...START, ...END }],
  [
    'gets both dates of the request',
    { fecha_inicio_contrato: '2025-01-01', ...END },
    { fecha_inicio_contrato: '2025-01-01', ...END },
  ],
  [
    'cannot end before its stored start',
    { fecha_fin_contrato: '2025-12-31' },
    ['validation', { fecha_fin_contrato: 'contract_end_before_start' }],
  ],
  [
    'cannot lose one date',
    { fecha_inicio_contrato: null },
    ['validation', { fecha_inicio_contrato: 'instructor_contract_dates_required' }],
  ],
])('a contract %s', (_, data, outcome) => {
  const user = userOf({ tipo: 'contratista', ...START, fecha_fin_contrato: '2026-06-30' })
  const values = valuesOf(ADMIN, user, { rol: 'user', tipo: 'contratista', ...data })
  if (Array.isArray(outcome)) expect(values).toEqual(outcome)
  else expect(values).toMatchObject(outcome)
})

const KEPT = { fecha_inicio_contrato: 'contract_dates_kept', fecha_fin_contrato: 'contract_dates_kept' }

it.each<[string, UserOfCentres['tipo'], object, object]>([
  ['of a tecnico does not change if the request omits the dates', 'tecnico', {}, { tipo: 'tecnico', ...START, ...END }],
  ['of a tecnico does not change with a new type', 'tecnico', { tipo: 'clave' }, { tipo: 'clave', ...START, ...END }],
  [
    'of a contratista does not change if the request changes the type and omits the dates',
    'contratista',
    { tipo: 'planta' },
    { ...START, ...END },
  ],
  [
    'of a contratista is cleared if the request changes the type and empties both dates',
    'contratista',
    { tipo: 'planta', ...NONE },
    NONE,
  ],
  [
    'of a contratista loses one date if the request changes the type and empties that date',
    'contratista',
    { tipo: 'planta', fecha_fin_contrato: null },
    { ...START, fecha_fin_contrato: null },
  ],
  [
    'of a tecnico gets a new end date',
    'tecnico',
    { fecha_fin_contrato: '2027-01-31' },
    { ...START, fecha_fin_contrato: '2027-01-31' },
  ],
  ['of a tecnico cannot be cleared', 'tecnico', NONE, ['validation', KEPT]],
  ['of a tecnico cannot be cleared with a new type', 'tecnico', { tipo: 'clave', ...NONE }, ['validation', KEPT]],
])('a contract %s', (_, tipo, data, outcome) => {
  const values = valuesOf(ADMIN, userOf({ tipo, ...START, ...END }), { rol: 'user', ...data })
  if (Array.isArray(outcome)) expect(values).toEqual(outcome)
  else expect(values).toMatchObject(outcome)
})

it.each<[string, Partial<UserOfCentres>]>([
  ['without its days', { tipo: 'contratista' }],
  ['with one day', { tipo: 'contratista', ...END }],
  ['in the wrong order', { tipo: 'tecnico', ...START, fecha_fin_contrato: '2025-12-31' }],
])('a stored contract %s does not block an edit of other fields', (_, overrides) => {
  expect(valuesOf(ADMIN, userOf(overrides), {})).toMatchObject({ nombre: 'Ana', ...NONE, ...overrides })
})

// The values that a user may send for their own profile, and the resulting columns or errors.
it.each<[string, object, object]>([
  ['neither role nor type', {}, { ...TYPED, rol: 'user', tipo: 'planta', ...NONE }],
  ['the same role and type', { rol: 'user', tipo: 'planta' }, { ...TYPED, rol: 'user', tipo: 'planta', ...NONE }],
  ['another role', { rol: 'admin' }, ['forbidden', { rol: 'admin_only' }]],
  ['another type', { tipo: 'contratista' }, ['forbidden', { tipo: 'admin_only' }]],
  ['a first day', { ...START }, ['forbidden', { fecha_inicio_contrato: 'admin_only' }]],
  ['a last day', { ...END }, ['forbidden', { fecha_fin_contrato: 'admin_only' }]],
  [
    'role, type and contract',
    { rol: 'admin', tipo: 'contratista', ...START, ...END },
    [
      'forbidden',
      { rol: 'admin_only', tipo: 'admin_only', fecha_inicio_contrato: 'admin_only', fecha_fin_contrato: 'admin_only' },
    ],
  ],
])('userValues checks a user’s edit of their own profile: %s', (_, data, values) => {
  expect(valuesOf(USER, oneself, data)).toEqual(values)
})

it('a user may send their own contract unchanged', () => {
  const self = userOf({ id: USER.id, tipo: 'contratista', ...START, ...END })
  expect(valuesOf(USER, self, { ...START, ...END })).toMatchObject({ tipo: 'contratista', ...START, ...END })
})

it('an administrator may change or omit their own type', () => {
  const self = userOf({ id: ADMIN.id, rol: 'admin' })
  expect(valuesOf(ADMIN, self, { tipo: 'contratista', ...START, ...END })).toMatchObject({
    rol: 'admin',
    tipo: 'contratista',
  })
  expect(valuesOf(ADMIN, self, {})).toMatchObject({ rol: 'admin', tipo: 'planta' })
})
