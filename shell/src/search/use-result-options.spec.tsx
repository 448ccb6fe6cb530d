/** @jest-environment jsdom */
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { openInFakeShell } from '@fichero/kit/testing/fake-shell'
import { createInstance } from 'i18next'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import type { SearchOption } from './option'
import type { SearchTools } from './search-tools'
import { fillText, useResultOptions } from './use-result-options'

const definition: RemoteDefinition = {
  name: 'shell',
  routes: [{ path: '/busqueda', page: 'search', titleKey: 'search.open', access: 'authenticated' }],
  links: [],
  parts: [],
}
const PROGRAMS = {
  labels: { es: { nav: 'Programas' }, en: { nav: 'Programs' } },
  results: [
    {
      group: 'programas',
      titleKey: 'nav',
      order: 1,
      path: '/programas/:id',
      label: '{{nombre_programa}}{{version, programVersion}}',
      detail: '',
      sofia: ['nombre_programa'],
    },
  ],
}
const row = { id: 4, nombre_programa: 'PROGRAMACION DE SOFTWARE', version: '2' }
const go = jest.fn()
const tools = { remotes: [PROGRAMS], ownId: 1, go } as unknown as SearchTools

test.each([
  ['es', 'Programas', 'PROGRAMACION DE SOFTWARE, versión 2', [row.nombre_programa]],
  ['en', 'Programs', 'Software Programming, version 2', []],
] as const)('in %s, a program is in the group %s as %s', async (language, group, label, sofia) => {
  let options: SearchOption[] = []
  const Page = () => {
    options = useResultOptions(tools)([{ group: 'programas', row }])
    return null
  }
  const remote = { definition, texts: { es, en }, pages: { search: Page } }
  await openInFakeShell(remote, '/busqueda', { language })
  expect(options).toMatchObject([{ group, label, sofia }])
  options[0]?.run()
  expect(go).toHaveBeenLastCalledWith('/programas/4')
})

const i18n = createInstance()
void i18n.init({
  lng: 'es',
  resources: { es: { kit: { value: { nivel: { tecnologo: 'Tecnólogo' } } } } },
  interpolation: { escapeValue: false },
})

test('a template is filled with fields of the row and translations of the kit', () => {
  const row = { codigo: '228118', nivel: 'tecnologo' }
  expect(fillText(i18n, '{{codigo}} · $t(kit:value.nivel.{{nivel}})', row)).toBe('228118 · Tecnólogo')
})

test('a value that looks like a template or a translation key stays unchanged', () => {
  expect(fillText(i18n, '{{name}}', { name: '$t(kit:value.nivel.tecnologo)' })).toBe('$t(kit:value.nivel.tecnologo)')
  expect(fillText(i18n, '{{name}}', { name: '{{other}}', other: 'x' })).toBe('{{other}}')
  expect(fillText(i18n, '{{name}}', { name: 'kit:value.nivel' })).toBe('kit:value.nivel')
})
