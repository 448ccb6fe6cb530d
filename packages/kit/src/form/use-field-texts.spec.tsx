/** @jest-environment jsdom */
import { PROGRAM_FIELDS } from '@fichero/contract/program.fields'
import { USER_FIELDS } from '@fichero/contract/user.fields'
import { renderHook } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import texts from '../texts/es'
import { useFieldTexts } from './use-field-texts'

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'es', resources: { es: { kit: texts } } }))

test.each([
  ['tipo_documento', 'TI', 'Tipo de documento', 'Tarjeta de identidad (TI)'],
  ['nombre', 'TI', 'Nombres', 'TI'],
  ['correo_institucional', 'a@b.co', 'Correo institucional', 'a@b.co'],
  ['rol', 'admin', 'Rol', 'Administrador'],
  ['fecha_inicio_contrato', '2026-02-03', 'Inicio del contrato', '03/02/2026'],
  ['fecha_fin_contrato', '', 'Fin del contrato', 'vacío'],
  ['nombrePrograma', '3984', 'Nombre del programa', '3984'],
  ['totalHoras', '3984', 'Total de horas', '3.984'],
  ['totalHoras', '3984 horas', 'Total de horas', '3984 horas'],
  ['nivel', 'tecnico', 'Nivel', 'Técnico'],
  ['de_otra_version', 'x', 'de_otra_version', 'x'],
])('the field %s with the value %j has the texts %s: %s', (field, value, label, text) => {
  const { result } = renderHook(() => useFieldTexts({ ...USER_FIELDS, ...PROGRAM_FIELDS }))
  expect([result.current.label(field), result.current.text(field, value)]).toEqual([label, text])
})

test.each([
  ['the label of an option', '52', 'Luz Vega'],
  ['the label of the option without a value', '', 'Nadie'],
  ['an unknown value as it is', '53', '53'],
])('a field outside the table has %s', (_, value, text) => {
  const options = [
    { value: '52', label: 'Luz Vega' },
    { value: '', label: 'Nadie' },
  ]
  const { result } = renderHook(() => useFieldTexts(PROGRAM_FIELDS, { idJefeFicha: { label: 'Jefe', options } }))
  expect([result.current.label('idJefeFicha'), result.current.text('idJefeFicha', value)]).toEqual(['Jefe', text])
})
