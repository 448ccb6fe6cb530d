import { createInstance } from 'i18next'
import { fillText } from './fill'

const i18n = createInstance()
void i18n.init({
  lng: 'es',
  resources: { es: { kit: { enum: { level: { tecnologo: 'Tecnólogo' } } } } },
  interpolation: { escapeValue: false },
})

test('a text is filled with the fields of the row and texts of the kit', () => {
  const row = { codigo: '228118', nivel: 'tecnologo' }
  expect(fillText(i18n, '{{codigo}} · $t(kit:enum.level.{{nivel}})', row)).toBe('228118 · Tecnólogo')
})

test('a name that looks like a template or a key is shown as it is', () => {
  expect(fillText(i18n, '{{name}}', { name: '$t(kit:enum.level.tecnologo)' })).toBe('$t(kit:enum.level.tecnologo)')
  expect(fillText(i18n, '{{name}}', { name: '{{other}}', other: 'x' })).toBe('{{other}}')
  expect(fillText(i18n, '{{name}}', { name: 'kit:enum.level' })).toBe('kit:enum.level')
})
