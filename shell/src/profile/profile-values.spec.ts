import type { UserDetail } from '@fichero/contract/users.schema'
import { changesBetween, mergeEdits, namesOf, payloadOf, toFormErrors, valuesOf } from './profile-values'

const person: UserDetail = {
  id: 7,
  nro_documento: '52000111',
  tipo_documento: 'CC',
  nombre: 'Ana María',
  apellido: 'Quintero Ruiz',
  correo_institucional: 'ana@fichero.example',
  rol: 'user',
  tipo: 'planta',
  fecha_inicio_contrato: null,
  fecha_fin_contrato: null,
  estado: 'habilitado',
  version: 3,
  can: { edit: true, assign: false, disable: false, enable: false },
}
const admin: UserDetail = { ...person, can: { ...person.can, assign: true } }

test.each([
  ['Marta Elena Rojas', 'Marta', 'Elena Rojas'],
  ['  Marta   Rojas ', 'Marta', 'Rojas'],
  ['Marta', 'Marta', ''],
  ['', '', ''],
])('«%s» is split on its first space', (typed, nombre, apellido) => {
  expect(namesOf(typed, person)).toEqual({ nombre, apellido })
})

test('a name that nobody touched stays divided as it was', () => {
  expect(namesOf(valuesOf(person).nombreCompleto, person)).toEqual({ nombre: 'Ana María', apellido: 'Quintero Ruiz' })
})

test('the type is sent by who may change it, the role by nobody', () => {
  expect(payloadOf(valuesOf(person), person)).not.toHaveProperty('tipo')
  expect(payloadOf(valuesOf(admin), admin)).toMatchObject({ tipo: 'planta', nro_documento: '52000111' })
  expect(payloadOf(valuesOf(admin), admin)).not.toHaveProperty('rol')
})

test('errors stand where the form has the field', () => {
  expect(toFormErrors({ nombre: 'required', apellido: 'required' })).toEqual({ nombreCompleto: 'required' })
  expect(toFormErrors({ apellido: 'required' })).toEqual({ nombreCompleto: 'surname_missing' })
  expect(toFormErrors({ apellido: 'too_long' })).toEqual({ nombreCompleto: 'too_long' })
  expect(toFormErrors({ fecha_fin_contrato: 'contract_end_before_start', contrasena: 'password_short' })).toEqual({
    tipo: 'contract_end_before_start',
    contrasena: 'password_short',
  })
})

test('what somebody else saved is told, with what was typed instead, and what nobody touched follows it', () => {
  const now: UserDetail = { ...person, apellido: 'Ruiz', correo_institucional: 'otra@fichero.example', version: 4 }
  const typed = { ...valuesOf(person), nombreCompleto: 'Ana Quintero', contrasena: 'la de ahora' }
  expect(changesBetween(person, now, typed)).toEqual([
    { field: 'nombreCompleto', now: 'Ana María Ruiz', typed: 'Ana Quintero' },
    { field: 'correo_institucional', now: 'otra@fichero.example' },
  ])
  expect(mergeEdits(person, now, typed)).toEqual({
    ...typed,
    correo_institucional: 'otra@fichero.example',
  })
})

test('who typed the same as was saved is not told that they typed something else', () => {
  const now: UserDetail = { ...person, correo_institucional: 'otra@fichero.example' }
  const typed = { ...valuesOf(person), correo_institucional: 'otra@fichero.example' }
  expect(changesBetween(person, now, typed)).toEqual([{ field: 'correo_institucional', now: 'otra@fichero.example' }])
})
