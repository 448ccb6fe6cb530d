import type { UpdateUser } from '@fichero/contract/users.schema'
import { ADMIN, USER } from '../testing/verdicts.js'
import type { User } from './user.entity.js'
import { userValues } from './user-values.js'

const START = { fecha_inicio_contrato: '2026-01-01' }
const END = { fecha_fin_contrato: '2026-12-31' }
const NONE = { fecha_inicio_contrato: null, fecha_fin_contrato: null }
const TYPED = { nombre: 'Ana', apellido: 'Ruiz', tipo_documento: 'CC', correo_institucional: 'ana@example.com' }

const userOf = (given: Partial<User> = {}) =>
  ({ id: 9, nro_documento: '10', rol: 'user', tipo: 'planta', estado: 'habilitado', ...NONE, ...given }) as User

function valuesOf(actor: typeof ADMIN, user: User, data: object) {
  try {
    return userValues(actor, user, { ...TYPED, ...data } as UpdateUser)
  } catch (error) {
    const { code, extra } = error as { code: string; extra: { errors: Record<string, { code: string }> } }
    return [code, Object.fromEntries(Object.entries(extra.errors).map(([field, { code }]) => [field, code]))]
  }
}

const oneself = userOf({ id: USER.id })

// What an administrator may say of another person.
it.each<[string, object, object]>([
  ['role and type', { rol: 'admin', tipo: 'planta' }, { ...TYPED, rol: 'admin', tipo: 'planta', ...NONE }],
  [
    'the same document',
    { rol: 'user', tipo: 'planta', nro_documento: '10' },
    { ...TYPED, rol: 'user', tipo: 'planta', ...NONE },
  ],
  [
    'passwords, which are no columns',
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
    'another document',
    { rol: 'user', tipo: 'planta', nro_documento: '11' },
    ['validation', { nro_documento: 'document_read_only' }],
  ],
  ['no role', { tipo: 'planta' }, { ...TYPED, rol: 'user', tipo: 'planta', ...NONE }],
  ['no type', { rol: 'admin' }, { ...TYPED, rol: 'admin', tipo: 'planta', ...NONE }],
  ['neither', {}, { ...TYPED, rol: 'user', tipo: 'planta', ...NONE }],
  [
    'no first day',
    { rol: 'user', tipo: 'contratista', ...END },
    ['validation', { fecha_inicio_contrato: 'instructor_contract_dates_required' }],
  ],
  [
    'no last day',
    { rol: 'user', tipo: 'contratista', ...START },
    ['validation', { fecha_fin_contrato: 'instructor_contract_dates_required' }],
  ],
  [
    'no days',
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
])('of another person: %s', (_, data, values) => {
  expect(valuesOf(ADMIN, userOf(), data)).toEqual(values)
})

it.each<[string, object, object]>([
  ['keeps the days that are not sent', { ...END }, { ...START, ...END }],
  ['replaces both', { fecha_inicio_contrato: '2025-01-01', ...END }, { fecha_inicio_contrato: '2025-01-01', ...END }],
  [
    'holds the new end against the old start',
    { fecha_fin_contrato: '2025-12-31' },
    ['validation', { fecha_fin_contrato: 'contract_end_before_start' }],
  ],
  [
    'cannot lose a day',
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

it.each<[string, User['tipo'], object, object]>([
  ['stays with a tecnico who is edited without it', 'tecnico', {}, { tipo: 'tecnico', ...START, ...END }],
  ['stays with a new type that is no contratista', 'tecnico', { tipo: 'clave' }, { tipo: 'clave', ...START, ...END }],
  [
    'stays when a contratista changes and nothing is said of it',
    'contratista',
    { tipo: 'planta' },
    { ...START, ...END },
  ],
  ['is cleared when a contratista changes and it is empty', 'contratista', { tipo: 'planta', ...NONE }, NONE],
  [
    'loses one day',
    'contratista',
    { tipo: 'planta', fecha_fin_contrato: null },
    { ...START, fecha_fin_contrato: null },
  ],
  ['gets a new day', 'tecnico', { fecha_fin_contrato: '2027-01-31' }, { ...START, fecha_fin_contrato: '2027-01-31' }],
  ['is not cleared of a tecnico', 'tecnico', NONE, ['validation', KEPT]],
  ['is not cleared of a tecnico who becomes another', 'tecnico', { tipo: 'clave', ...NONE }, ['validation', KEPT]],
])('a contract %s', (_, tipo, data, outcome) => {
  const values = valuesOf(ADMIN, userOf({ tipo, ...START, ...END }), { rol: 'user', ...data })
  if (Array.isArray(outcome)) expect(values).toEqual(outcome)
  else expect(values).toMatchObject(outcome)
})

it.each<[string, Partial<User>]>([
  ['without its days', { tipo: 'contratista' }],
  ['with one day', { tipo: 'contratista', ...END }],
  ['in the wrong order', { tipo: 'tecnico', ...START, fecha_fin_contrato: '2025-12-31' }],
])('a stored contract %s does not refuse an edit of other fields', (_, given) => {
  expect(valuesOf(ADMIN, userOf(given), {})).toMatchObject({ nombre: 'Ana', ...NONE, ...given })
})

// What somebody may say of oneself.
it.each<[string, object, object]>([
  ['neither role nor type', {}, { ...TYPED, rol: 'user', tipo: 'planta', ...NONE }],
  ['the same ones', { rol: 'user', tipo: 'planta' }, { ...TYPED, rol: 'user', tipo: 'planta', ...NONE }],
  ['another role', { rol: 'admin' }, ['forbidden', { rol: 'admin_only' }]],
  ['another type', { tipo: 'contratista' }, ['forbidden', { tipo: 'admin_only' }]],
  ['a first day', { ...START }, ['forbidden', { fecha_inicio_contrato: 'admin_only' }]],
  ['a last day', { ...END }, ['forbidden', { fecha_fin_contrato: 'admin_only' }]],
  [
    'all of them',
    { rol: 'admin', tipo: 'contratista', ...START, ...END },
    [
      'forbidden',
      { rol: 'admin_only', tipo: 'admin_only', fecha_inicio_contrato: 'admin_only', fecha_fin_contrato: 'admin_only' },
    ],
  ],
])('of oneself: %s', (_, data, values) => {
  expect(valuesOf(USER, oneself, data)).toEqual(values)
})

it('one’s own contract may be sent as it is', () => {
  const self = userOf({ id: USER.id, tipo: 'contratista', ...START, ...END })
  expect(valuesOf(USER, self, { ...START, ...END })).toMatchObject({ tipo: 'contratista', ...START, ...END })
})

it('an administrator may change the own type, and need not say it', () => {
  const self = userOf({ id: ADMIN.id, rol: 'admin' })
  expect(valuesOf(ADMIN, self, { tipo: 'contratista', ...START, ...END })).toMatchObject({
    rol: 'admin',
    tipo: 'contratista',
  })
  expect(valuesOf(ADMIN, self, {})).toMatchObject({ rol: 'admin', tipo: 'planta' })
})
