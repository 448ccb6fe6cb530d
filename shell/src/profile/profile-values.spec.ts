/** @jest-environment jsdom */
import type { UserDetail } from '@fichero/contract/users.schema'
import { namesOf, payloadOf, toFormErrors, valuesOf } from './profile-values'

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
  limite_contrato: null,
  resumen_semanal: false,
  estado: 'habilitado',
  version: 3,
  can: { edit: true, assign: false, disable: false, enable: false, link: false },
}
const admin: UserDetail = { ...person, can: { ...person.can, assign: true } }

test.each([
  ['three names after the first', 'Marta Elena Rojas', 'Marta', 'Elena Rojas'],
  ['a name with spaces around it', '  Marta   Rojas ', 'Marta', 'Rojas'],
  ['a single name into a name and an empty surname', 'Marta', 'Marta', ''],
  ['an empty name into two empty names', '', '', ''],
])('namesOf splits %s', (_, typed, nombre, apellido) => {
  expect(namesOf(typed, person)).toEqual({ nombre, apellido })
})

test('an unchanged name keeps the stored first names and surnames', () => {
  expect(namesOf(valuesOf(person).nombreCompleto, person)).toEqual({ nombre: 'Ana María', apellido: 'Quintero Ruiz' })
})

test('the request has the type of instructor only if the user may change that type, and never the role', () => {
  expect(payloadOf(valuesOf(person), person)).not.toHaveProperty('tipo')
  expect(payloadOf(valuesOf(admin), admin)).toMatchObject({ tipo: 'planta', nro_documento: '52000111' })
  expect(payloadOf(valuesOf(admin), admin)).not.toHaveProperty('rol')
})

test('the request has the switch of the weekly summary as true or false', () => {
  expect(payloadOf(valuesOf(person), person)).toMatchObject({ resumen_semanal: false })
  expect(payloadOf(valuesOf({ ...person, resumen_semanal: true }), person)).toMatchObject({ resumen_semanal: true })
})

test('toFormErrors maps errors of request fields to form fields', () => {
  expect(toFormErrors({ nombre: 'required', apellido: 'required' })).toEqual({ nombreCompleto: 'required' })
  expect(toFormErrors({ apellido: 'required' })).toEqual({ nombreCompleto: 'surname_missing' })
  expect(toFormErrors({ apellido: 'too_long' })).toEqual({ nombreCompleto: 'too_long' })
  expect(toFormErrors({ fecha_fin_contrato: 'contract_end_before_start', contrasena: 'password_short' })).toEqual({
    tipo: 'contract_end_before_start',
    contrasena: 'password_short',
  })
})
