import { AUDIT_ACTIONS, AUDIT_AREAS, actionsMeant } from './audit-actions'
import { AUDIT_FIELDS, auditFieldOf, KEY_OF, UNSHOWN_AUDIT_FIELDS } from './audit-fields'
import { auditChanges, auditParts, auditText } from './audit-text'
import { AUDIT_WORDS_ES } from './audit-words'
import { AUDIT_WORDS_EN } from './audit-words.en'

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

test('a sentence says who did what to which row, in both languages', () => {
  expect(auditText(entry, AUDIT_WORDS_ES)).toBe('Ana Pérez deshabilitó la ficha 2558963.')
  expect(auditText(entry, AUDIT_WORDS_EN)).toBe('Ana Pérez disabled ficha 2558963.')
  expect(auditParts(entry, AUDIT_WORDS_ES)).toEqual([
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
    const [es, en] = [AUDIT_WORDS_ES, AUDIT_WORDS_EN].map((words) => auditParts(of, words))
    expect(es?.filter(names).map(({ kind }) => kind)).toEqual(en?.filter(names).map(({ kind }) => kind))
    expect(es?.at(-1)?.text).toMatch(/\.$/)
    expect(es?.map(({ text }) => text).join('')).not.toMatch(/[{}]/)
  }
})

test('an action of a later version is told with its code', () => {
  const unknown = { ...entry, accion: 'rooms:lend', entidad: 'ambiente', entidad_id: '7', sujeto: null }
  expect(auditText(unknown, AUDIT_WORDS_ES)).toBe('Ana Pérez hizo «rooms:lend» en ambiente 7.')
  expect(auditText({ ...unknown, accion: 'toString' }, AUDIT_WORDS_EN)).toContain('“toString”')
})

test('who or what has no name is told so', () => {
  const failed = { ...entry, usuario: null, entidad: 'usuario', sujeto: null }
  expect(auditText({ ...failed, accion: 'auth:login-failed' }, AUDIT_WORDS_ES)).toBe(
    'Falló un intento de entrar con la cuenta de quien ya no está en Fichero.',
  )
  const address = { ...failed, accion: 'auth:locked-out', entidad: 'direccion', entidad_id: '203.0.113.7' }
  expect(auditText(address, AUDIT_WORDS_EN)).toContain('the address 203.0.113.7')
  expect(auditText({ ...entry, usuario: null }, AUDIT_WORDS_ES)).toContain('Alguien sin sesión')
})

test.each([
  ['usuario', '4', 'Ana Pérez cambió sus propios datos.'],
  ['usuario', '5', 'Ana Pérez cambió los datos de Luis Gil.'],
  // A ficha whose number is that of a person.
  ['ficha', '4', 'Ana Pérez cambió los datos de la ficha 4.'],
])('what someone did to the %s %s is told as: %s', (entidad, entidad_id, text) => {
  const sujeto = { clave: entidad_id, nombre: entidad === 'ficha' ? null : 'Luis Gil', nro_ficha: null, estado: null }
  const told = auditText({ ...entry, accion: 'users:update', entidad, entidad_id, sujeto } as never, AUDIT_WORDS_ES)
  expect(told).toBe(text)
})

test.each([
  ['ruta', 'GET /fichas', null, 'Ana Pérez hizo «x:y» en GET /fichas.'],
  ['matricula', '9', null, 'Ana Pérez hizo «x:y» en quien ya no está en Fichero.'],
  ['remoto', 'courses', null, 'Ana Pérez hizo «x:y» en mfe-courses.'],
  ['ambiente', '7', { clave: '7', nombre: 'Taller' }, 'Ana Pérez hizo «x:y» en ambiente 7.'],
  ['toString', '7', { clave: '7', nombre: 'Taller' }, 'Ana Pérez hizo «x:y» en toString 7.'],
  ['usuario', '5', { clave: '52', nombre: 'Luis Gil' }, 'Ana Pérez hizo «x:y» en Luis Gil.'],
  ['usuario', '5', { clave: '52', nombre: null }, 'Ana Pérez hizo «x:y» en 52.'],
  ['solicitud', '52', { clave: '52', nombre: 'Luis Gil' }, 'Ana Pérez hizo «x:y» en Luis Gil (52).'],
  ['solicitud', '52', { clave: '52', nombre: null }, 'Ana Pérez hizo «x:y» en 52.'],
  [
    'matricula',
    '9',
    { clave: '52', nombre: 'Luz Vega', nro_ficha: 2_558_963 },
    'Ana Pérez hizo «x:y» en Luz Vega, de la ficha 2558963.',
  ],
])('the row of %s %s with %j is told as: %s', (entidad, entidad_id, sujeto, text) => {
  expect(auditText({ ...entry, accion: 'x:y', entidad, entidad_id, sujeto } as never, AUDIT_WORDS_ES)).toBe(text)
})

test('someone with one name alone is told without a blank', () => {
  const usuario = { ...ana, apellido: '' }
  expect(auditParts({ ...entry, usuario }, AUDIT_WORDS_ES)[0]).toEqual({ kind: 'who', text: 'Ana' })
})

test.each([
  ['textos.36180', 'texto'],
  ['textos', undefined],
  ['nombre', 'nombre'],
  ['nroFicha', 'nro_ficha'],
  ['idJefeFicha', 'jefe'],
  ['id_jefe', 'jefe'],
  ['idProgramaFormacion', 'programa'],
  ['id_programa_formacion', 'programa'],
  ['fechaInicioLectiva', 'fecha_inicio_lectiva'],
  ['fechaFinLectiva', 'fecha_fin_lectiva'],
  ['fechaFinFicha', 'fecha_fin_ficha'],
  ['nuevos', 'juicios_nuevos'],
  ['cambiados', 'juicios_cambiados'],
  ['sin_cambio', 'juicios_sin_cambio'],
  ['registros.nuevos', 'juicios_nuevos'],
  ['registros.cambiados', 'juicios_cambiados'],
  ['registros.sin_cambio', 'juicios_sin_cambio'],
  ['aprendices.nuevos', 'aprendices_nuevos'],
  ['aprendices.cambiados', 'aprendices_cambiados'],
  ['aprendices.sin_cambio', 'aprendices_sin_cambio'],
  ['toString', undefined],
  ['token', undefined],
])('what an entry calls %s is shown as %s', (name, field) => {
  expect(auditFieldOf(name)).toBe(field)
})

test.each(UNSHOWN_AUDIT_FIELDS)('%s is never shown', (name) => {
  expect(auditFieldOf(name)).toBeUndefined()
})

test('what is never shown, and which values are keys of other rows, is known', () => {
  expect(UNSHOWN_AUDIT_FIELDS).toEqual(['id', 'id_usuario', 'busqueda', 'huella', 'revision', 'sha256'])
  expect(KEY_OF).toEqual({
    id_jefe: 'usuario',
    idJefeFicha: 'documento',
    id_programa_formacion: 'programa',
    idProgramaFormacion: 'programa',
    importacion: 'importacion',
  })
})

const changes = (antes: object | null, despues: object | null, nombres = {}) =>
  auditChanges({ ...entry, antes, despues, nombres } as typeof entry, AUDIT_WORDS_ES)

test('values have labels, words and names, before and after', () => {
  expect(
    changes(
      { jornada: 'diurna', id_jefe: 4, fecha_fin_ficha: '2026-02-03' },
      { jornada: 'mixta', id_jefe: 5, fecha_fin_ficha: '2027-02-03' },
      { 'usuario:4': 'Ana Pérez', 'usuario:5': 'Luis Gil' },
    ),
  ).toEqual([
    { label: 'Jefe de ficha', before: 'Ana Pérez', after: 'Luis Gil' },
    { label: 'Jornada', before: 'Diurna', after: 'Mixta' },
    { label: 'Fin de la ficha', before: '3 feb 2026', after: '3 feb 2027' },
  ])
  expect(changes({ celular: '300' }, { celular: null })).toEqual([{ label: 'Celular', before: '300', after: null }])
})

test.each<[string, unknown, unknown, string | null, string | null]>([
  ['celular', '300', undefined, '300', null],
  ['celular', '', null, null, null],
  ['celular', undefined, '', null, null],
  ['fijada', false, true, 'No', 'Sí'],
  ['resultados_nuevos', [], ['1'], null, '1'],
  ['resultados_nuevos', null, [{ codigo: '1' }, '2'], null, '2'],
  ['vence', '2026-02-03', '2026-02-03 10:20', '3 feb 2026', '2026-02-03 10:20'],
  ['vence', 'x2026-02-03', '26-02-03', 'x2026-02-03', '26-02-03'],
  ['jornada', 'toString', 'otra', 'toString', 'otra'],
  ['idJefeFicha', '52', '53', 'Ana Pérez', '53'],
  ['programa', { nuevos: 1 }, null, null, null],
])('%s from %j to %j reads %j and %j', (name, antes, despues, before, after) => {
  const shown = before === null && after === null ? [] : [{ label: expect.any(String), before, after }]
  expect(changes({ [name]: antes }, { [name]: despues }, { 'documento:52': 'Ana Pérez' })).toEqual(shown)
})

test('changes are told in the order of the fields, whichever side has them', () => {
  const told = changes({ motivo: 'x', nombre: 'Ana' }, { celular: '300', nombre: 'Luz', correo: 'a@b.co' })
  expect(told.map(({ label }) => label)).toEqual(['Nombres', 'Correo', 'Celular', 'Motivo'])
})

test('a group within a group is no value', () => {
  expect(changes(null, { registros: { nuevos: { nuevos: 3 } } })).toEqual([])
})

test('groups are taken apart, lists of rows counted, and what stayed is told once', () => {
  const matriculas = [{ nro_documento: '1' }, { nro_documento: '2' }]
  expect(changes({ matriculas }, { matriculas, registros: { nuevos: 3, cambiados: 0 }, aprendices: null })).toEqual([
    { label: 'Juicios nuevos', before: null, after: '3' },
    { label: 'Juicios cambiados', before: null, after: '0' },
    { label: 'Matrículas que cambiaron', before: null, after: '2' },
  ])
  expect(changes({ textos: { 36180: 'A' } }, { textos: { 36180: 'B' }, resultados_nuevos: ['1', '2'] })).toEqual([
    { label: 'Resultados nuevos', before: null, after: '1, 2' },
    { label: 'Texto de 36180', before: 'A', after: 'B' },
  ])
})

test('no secret is shown, whatever is written', () => {
  const secret = '$argon2id$v=19$m=19456'
  const told = changes(
    { contrasena: secret, version_token: 3, huella: secret },
    { contrasena: `${secret}2`, token: secret, hash: secret, enlace: secret, __proto__: secret },
  )
  expect(told).toEqual([{ label: 'Contraseña', before: null, after: 'cambiada' }])
})

test('a filter means the actions of an area, or one action', () => {
  const programs = ['create', 'undo-create', 'edit', 'disable', 'enable'].map((verb) => `programs:${verb}`)
  expect(actionsMeant('programs')).toEqual(programs)
  expect(actionsMeant('programs:edit')).toEqual(['programs:edit'])
  expect(actionsMeant('rooms:lend')).toEqual(['rooms:lend'])
  expect(AUDIT_AREAS).toContain('registrations')
  expect(new Set(AUDIT_FIELDS).size).toBe(AUDIT_FIELDS.length)
})
