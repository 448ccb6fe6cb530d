import { AUDIT_ACTIONS, AUDIT_AREAS, actionsMeant } from './audit-actions'
import { AUDIT_FIELDS, AUDIT_KEYS, auditFieldOf, UNSHOWN_AUDIT_FIELDS } from './audit-fields'
import { auditChanges, auditParts, auditText } from './audit-text'
import { programTexts } from './program-texts'

const texts = programTexts()
const es = texts.getFixedT('es', 'audit')
const en = texts.getFixedT('en', 'audit')

const ana = { id: 4, nro_documento: '1900011004', nombre: 'Ana', apellido: 'Pérez' }
const entry = {
  usuario: ana,
  accion: 'fichas:disable',
  entidad: 'ficha',
  entidad_id: '2558963',
  sujeto: { clave: '2558963', nombre: null, nro_ficha: null, estado: 'deshabilitado' },
  antes: null,
  despues: null,
  nombres: {},
}

test('a sentence names the actor, the action and the subject, in both languages', () => {
  expect(auditText(entry, es)).toBe('Ana Pérez deshabilitó la ficha 2558963.')
  expect(auditText(entry, en)).toBe('Ana Pérez disabled ficha 2558963.')
  expect(auditParts(entry, es)).toEqual([
    { kind: 'who', text: 'Ana Pérez' },
    { kind: 'text', text: ' deshabilitó ' },
    { kind: 'subject', text: 'la ficha 2558963' },
    { kind: 'text', text: '.' },
  ])
})

test.each(AUDIT_ACTIONS)('%s has a sentence with the same names in both languages', (accion) => {
  const names = ({ kind }: { kind: string }) => kind !== 'text'
  for (const usuario of [ana, null]) {
    const of = { ...entry, usuario, accion, entidad: 'usuario', entidad_id: '4' }
    const [spanish, english] = [es, en].map((translate) => auditParts(of, translate))
    expect(spanish?.filter(names).map(({ kind }) => kind)).toEqual(english?.filter(names).map(({ kind }) => kind))
    expect(spanish?.at(-1)?.text).toMatch(/\.$/)
    expect(spanish?.map(({ text }) => text).join('')).not.toMatch(/[{}]/)
  }
})

test('an action of a later version is shown by its code', () => {
  const unknown = { ...entry, accion: 'rooms:lend', entidad: 'ambiente', entidad_id: '7', sujeto: null }
  expect(auditText(unknown, es)).toBe('Ana Pérez hizo «rooms:lend» en ambiente 7.')
  expect(auditText({ ...unknown, accion: 'toString' }, en)).toContain('“toString”')
})

test('a sentence without the name of its actor or subject says so', () => {
  const failed = { ...entry, usuario: null, entidad: 'usuario', sujeto: null }
  expect(auditText({ ...failed, accion: 'auth:login-failed' }, es)).toBe(
    'Falló un intento de entrar con la cuenta de quien ya no está en Fichero.',
  )
  const address = { ...failed, accion: 'auth:locked-out', entidad: 'direccion', entidad_id: '203.0.113.7' }
  expect(auditText(address, en)).toContain('the address 203.0.113.7')
  expect(auditText({ ...entry, usuario: null }, es)).toContain('Alguien sin sesión')
})

test.each([
  ['the data of the acting user as their own', 'usuario', '4', 'Ana Pérez cambió sus propios datos.'],
  ['the changed user', 'usuario', '5', 'Ana Pérez cambió los datos de Luis Gil.'],
  // The number of this ficha equals the id of the acting user.
  ['the changed ficha', 'ficha', '4', 'Ana Pérez cambió los datos de la ficha 4.'],
])('an update names %s', (_, entidad, entidad_id, text) => {
  const sujeto = { clave: entidad_id, nombre: entidad === 'ficha' ? null : 'Luis Gil', nro_ficha: null, estado: null }
  expect(auditText({ ...entry, accion: 'users:update', entidad, entidad_id, sujeto } as never, es)).toBe(text)
})

test.each([
  ['a route by its method and address', 'ruta', 'GET /fichas', null, 'Ana Pérez hizo «x:y» en GET /fichas.'],
  [
    'a deleted enrolment as somebody who is no longer in Fichero',
    'matricula',
    '9',
    null,
    'Ana Pérez hizo «x:y» en quien ya no está en Fichero.',
  ],
  ['a remote by its package', 'remoto', 'courses', null, 'Ana Pérez hizo «x:y» en mfe-courses.'],
  [
    'a row of an unknown kind by its kind and number',
    'ambiente',
    '7',
    { clave: '7', nombre: 'Taller' },
    'Ana Pérez hizo «x:y» en ambiente 7.',
  ],
  [
    'a row of the kind "toString" like any unknown kind',
    'toString',
    '7',
    { clave: '7', nombre: 'Taller' },
    'Ana Pérez hizo «x:y» en toString 7.',
  ],
  ['a user by name', 'usuario', '5', { clave: '52', nombre: 'Luis Gil' }, 'Ana Pérez hizo «x:y» en Luis Gil.'],
  [
    'a user without a name by document number',
    'usuario',
    '5',
    { clave: '52', nombre: null },
    'Ana Pérez hizo «x:y» en 52.',
  ],
  [
    'an access request by name and document number',
    'solicitud',
    '52',
    { clave: '52', nombre: 'Luis Gil' },
    'Ana Pérez hizo «x:y» en Luis Gil (52).',
  ],
  [
    'an access request without a name by document number',
    'solicitud',
    '52',
    { clave: '52', nombre: null },
    'Ana Pérez hizo «x:y» en 52.',
  ],
  [
    'an enrolment by the name of the apprentice and the ficha',
    'matricula',
    '9',
    { clave: '52', nombre: 'Luz Vega', nro_ficha: 2_558_963 },
    'Ana Pérez hizo «x:y» en Luz Vega, de la ficha 2558963.',
  ],
])('the sentence of an entry names %s', (_, entidad, entidad_id, sujeto, text) => {
  expect(auditText({ ...entry, accion: 'x:y', entidad, entidad_id, sujeto } as never, es)).toBe(text)
})

test('a user with one name is shown without a trailing space', () => {
  const usuario = { ...ana, apellido: '' }
  expect(auditParts({ ...entry, usuario }, es)[0]).toEqual({ kind: 'who', text: 'Ana' })
})

test.each([
  ['textos.36180', 'texto'],
  ['nombre', 'nombre'],
  ['id_jefe', 'jefe'],
  ['id_centro', 'centro'],
  ['id_programa_formacion', 'programa'],
  ['importacion', 'importacion'],
])('the field %j of an entry has the label of %j', (name, field) => {
  expect(auditFieldOf(name)).toBe(field)
})

test.each(['textos', 'toString', 'token'])('the field %j of an entry has no label', (name) => {
  expect(auditFieldOf(name)).toBeUndefined()
})

test('rows removed by retention are listed by rule', () => {
  const run = { ...entry, usuario: null, accion: 'keeping:retention', entidad: 'retencion', antes: null }
  const despues = { eliminado: ['auditoria: 451', 'outbox: 2'], dias: ['auditoria: 2190', 'outbox: 30'] }
  expect(auditChanges({ ...run, despues }, es, 'es')).toEqual([
    { label: 'Eliminado, por regla', before: null, after: 'auditoria: 451, outbox: 2' },
  ])
})

test.each(UNSHOWN_AUDIT_FIELDS)('%s is never shown', (name) => {
  expect(auditFieldOf(name)).toBeUndefined()
})

test('the lists of hidden fields, and of fields that refer to other rows, are complete', () => {
  expect(UNSHOWN_AUDIT_FIELDS).toEqual(['id', 'id_usuario', 'busqueda', 'huella', 'revision', 'sha256'])
  expect(Object.entries(AUDIT_KEYS).map(([name, { kind }]) => [name, kind])).toEqual([
    ['id_jefe', 'usuario'],
    ['id_centro', 'centro'],
    ['id_programa_formacion', 'programa'],
    ['importacion', 'importacion'],
  ])
})

const changes = (antes: object | null, despues: object | null, nombres = {}) =>
  auditChanges({ ...entry, antes, despues, nombres } as typeof entry, es, 'es')

test('changes have labels, and their values are words and names', () => {
  expect(
    changes(
      { jornada: 'diurna', id_jefe: 4, fecha_fin_ficha: '2026-02-03' },
      { jornada: 'mixta', id_jefe: 5, fecha_fin_ficha: '2027-02-03' },
      { 'usuario:4': 'Ana Pérez', 'usuario:5': 'Luis Gil' },
    ),
  ).toEqual([
    { label: 'Jefe de ficha', before: 'Ana Pérez', after: 'Luis Gil' },
    { label: 'Jornada', before: 'Diurna', after: 'Mixta' },
    { label: 'Fin de la ficha', before: '03/02/2026', after: '03/02/2027' },
  ])
  expect(changes({ celular: '300' }, { celular: null })).toEqual([{ label: 'Celular', before: '300', after: null }])
})

test.each<[string, string, unknown, unknown, string | null, string | null]>([
  ['a value that was removed', 'celular', '300', undefined, '300', null],
  ['no change from empty to none', 'celular', '', null, null, null],
  ['no change from none to empty', 'celular', undefined, '', null, null],
  ['yes and no for a boolean', 'fijada', false, true, 'No', 'Sí'],
  ['a value that was added to a list', 'resultados_nuevos', [], ['1'], null, '1'],
  ['the length of a list that contains objects', 'resultados_nuevos', null, [{ codigo: '1' }, '2'], null, '2'],
  ['a day, and a day with its time', 'vence', '2026-02-03', '2026-02-03 10:20', '03/02/2026', '03/02/2026 10:20'],
  ['a UTC time in Colombian time', 'vence', '2026-02-03T03:04:05.000Z', null, '02/02/2026 22:04', null],
  ['a text that only resembles a date unchanged', 'vence', 'x2026-02-03', '26-02-03', 'x2026-02-03', '26-02-03'],
  ['unknown values of a known field unchanged', 'jornada', 'toString', 'otra', 'toString', 'otra'],
  ['the etapa in words', 'etapa', 'lectiva', 'productiva', 'Lectiva', 'Productiva'],
  [
    'that an etapa was set by hand',
    'etapa',
    'por_fechas',
    'productiva_a_mano',
    'Según las fechas',
    'Productiva (a mano)',
  ],
  [
    'that an etapa follows the dates again',
    'etapa',
    'lectiva_a_mano',
    'por_fechas',
    'Lectiva (a mano)',
    'Según las fechas',
  ],
  ['the name of a known jefe de ficha', 'id_jefe', 52, 53, 'Ana Pérez', '53'],
  ['no value for an object', 'programa', { nuevos: 1 }, null, null, null],
])('an entry shows %s', (_, name, antes, despues, before, after) => {
  const shown = before === null && after === null ? [] : [{ label: expect.any(String), before, after }]
  expect(changes({ [name]: antes }, { [name]: despues }, { 'usuario:52': 'Ana Pérez' })).toEqual(shown)
})

test('changes are in the order of the fields, including fields that only one side has', () => {
  const shown = changes({ motivo: 'x', nombre: 'Ana' }, { celular: '300', nombre: 'Luz', correo: 'a@b.co' })
  expect(shown.map(({ label }) => label)).toEqual(['Nombres', 'Celular', 'Correo', 'Motivo'])
})

test('a nested group is not shown as a value', () => {
  expect(changes(null, { textos: { 36180: { 36180: 'A' } } })).toEqual([])
})

test('groups are flattened, lists of rows counted, and equal values shown once', () => {
  const matriculas = [{ nro_documento: '1' }, { nro_documento: '2' }]
  expect(changes({ matriculas }, { matriculas, juicios_nuevos: 3, juicios_cambiados: 0, textos: null })).toEqual([
    { label: 'Juicios nuevos', before: null, after: '3' },
    { label: 'Juicios cambiados', before: null, after: '0' },
    { label: 'Matrículas que cambiaron', before: null, after: '2' },
  ])
  expect(changes({ textos: { 36180: 'A' } }, { textos: { 36180: 'B' }, resultados_nuevos: ['1', '2'] })).toEqual([
    { label: 'Resultados nuevos', before: null, after: '1, 2' },
    { label: 'Texto de 36180', before: 'A', after: 'B' },
  ])
})

test('a stored secret is never shown', () => {
  const secret = '$argon2id$v=19$m=19456'
  const shown = changes(
    { contrasena: secret, version_token: 3, huella: secret },
    { contrasena: `${secret}2`, token: secret, hash: secret, enlace: secret, __proto__: secret },
  )
  expect(shown).toEqual([{ label: 'Contraseña', before: null, after: 'cambiada' }])
})

test('a filter selects the actions of an area, or one action', () => {
  const programs = ['create', 'undo-create', 'edit', 'disable', 'enable'].map((verb) => `programs:${verb}`)
  expect(actionsMeant('programs')).toEqual(programs)
  expect(actionsMeant('programs:edit')).toEqual(['programs:edit'])
  expect(actionsMeant('rooms:lend')).toEqual(['rooms:lend'])
  expect(AUDIT_AREAS).toContain('registrations')
  expect(new Set(AUDIT_FIELDS).size).toBe(AUDIT_FIELDS.length)
})
