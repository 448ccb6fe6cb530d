/** @jest-environment jsdom */
import { openInFakeShell } from '@fichero/kit/testing/fake-shell'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { useDisabledWords } from '../disabled/use-disabled-words'
import { useChangeText } from './use-change-text'

let told: ReturnType<typeof useChangeText>
let word: ReturnType<typeof useDisabledWords>
function Page() {
  told = useChangeText()
  word = useDisabledWords()
  return null
}

beforeEach(() => openInFakeShell({ definition, texts: { es, en }, pages: { 'list-page': Page } }, '/instructors'))

test.each([
  ['tipo_documento', 'TI', 'Tipo de documento', 'Tarjeta de identidad (TI)'],
  ['nombre', 'TI', 'Nombres', 'TI'],
  ['apellido', 'Rojas', 'Apellidos', 'Rojas'],
  ['correo_institucional', 'a@b.co', 'Correo institucional', 'a@b.co'],
  ['rol', 'admin', 'Rol', 'Administrador'],
  ['tipo', 'contratista', 'Tipo', 'Contratista'],
  ['fecha_inicio_contrato', '2026-02-03', 'Inicio', '3 feb 2026'],
  ['fecha_fin_contrato', '', 'Fin', 'sin fecha'],
  ['de_otra_version', 'x', 'de_otra_version', 'x'],
])('the change of %s to %j is told as %s: %s', (field, value, label, text) => {
  expect(told.label(field)).toMatch(new RegExp(`^${label}`))
  expect(told.text(field, value)).toBe(text)
})

test('texts of the disabled ones are about a person where there is one', () => {
  const row = { nombre: 'Luz', apellido: 'Vega', nro_documento: '52' }
  expect(word('title')).toBe(es.disabled.title)
  expect(
    Object.keys(es.disabled)
      .map((key) => word(key, row as never))
      .some((text) => text.includes('Luz Vega')),
  ).toBe(true)
})
