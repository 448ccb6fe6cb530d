/** @jest-environment jsdom */
import { getVersion } from '@fichero/contract/calls/status.calls'
import { ANNOUNCEMENT_FAULTS, LANGUAGES } from '@fichero/contract/enums'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import type { VersionAnswer } from '@fichero/contract/status.schema'
import { answer, openInFakeShell } from '@fichero/kit/testing/fake-shell'
import en from './locales/en.json'
import es from './locales/es.json'
import { VersionPart } from './version-part'

const definition: RemoteDefinition = {
  name: 'status',
  routes: [{ path: '/estado', page: 'version', titleKey: 'version.title', access: 'status:view' }],
  links: [],
  parts: [],
}
const remote = { definition, texts: { es, en }, pages: { version: VersionPart } }

const READ = { leido: '2026-11-27T15:00:00.000Z', falla: null, nueva: null }
const open = (
  anuncio: VersionAnswer['anuncio'],
  language: (typeof LANGUAGES)[number] = 'es',
  commit: string | null = null,
) =>
  openInFakeShell(remote, '/estado', {
    as: ['status:view'],
    language,
    answers: [answer(getVersion, { ok: true, version: '1.1.0', commit, anuncio })],
  })
const newer = (fecha: string | null) => ({ ...READ, nueva: { version: '1.2.0', fecha } })

test.each<[string, VersionAnswer['anuncio']]>([
  ['Nadie lo revisa', null],
  ['Todavía no se ha leído', { ...READ, leido: null }],
  ['Ninguna más nueva (leído el 27/11/2026 10:00)', READ],
  ['1.2.0. Antes de actualizar', newer(null)],
  ['1.2.0, del 15/01/2027. Antes de actualizar', newer('2027-01-15')],
])('the section shows the announced release: %s', async (text, anuncio) => {
  const screen = await open(anuncio)
  expect(await screen.findByText(text, { exact: false })).toBeTruthy()
  expect(screen.getByText('1.1.0')).toBeTruthy()
})

test.each(LANGUAGES.flatMap((language) => ANNOUNCEMENT_FAULTS.map((falla) => [language, falla] as const)))(
  'the section shows why announced releases could not be read: %s %s',
  async (language, falla) => {
    const screen = await open({ ...READ, falla }, language)
    const [beginning = ''] = { es, en }[language].version.fault[falla].split('{{moment}}')
    expect(await screen.findByText(beginning, { exact: false })).toBeTruthy()
  },
)

test('the section shows the commit hash abbreviated to ten digits', async () => {
  const screen = await open(null, 'es', '0123456789abcdef0123456789abcdef01234567')
  expect(await screen.findByText('1.1.0 (commit 0123456789)')).toBeTruthy()
})
