/** @jest-environment jsdom */
import { getBackupFault } from '@fichero/contract/calls/status.calls'
import { LANGUAGES } from '@fichero/contract/enums'
import { PATHS } from '@fichero/contract/paths'
import type { Permission } from '@fichero/contract/permissions'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import type { BackupFaultAnswer } from '@fichero/contract/status.schema'
import { answer, openInFakeShell } from '@fichero/kit/testing/fake-shell'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { Page } from './dashboard-page'

const definition: RemoteDefinition = {
  name: 'shell',
  routes: [{ path: '/panel', page: 'panel', titleKey: 'dashboard.lead', access: 'authenticated' }],
  links: [],
  parts: [],
}
const texts = { es, en }
const remote = { definition, texts, pages: { panel: () => <Page remotes={[]} /> } }

const MISSING: BackupFaultAnswer['falla'] = { codigo: 'backup_missing', params: {} }
const OLD: BackupFaultAnswer['falla'] = { codigo: 'backup_old', params: { desde: '2026-11-20T07:00:00.000Z' } }

const open = (as: Permission[], falla: BackupFaultAnswer['falla'], language: (typeof LANGUAGES)[number] = 'es') =>
  openInFakeShell(remote, '/panel', { as, language, answers: [answer(getBackupFault, { ok: true, falla })] })

test.each(
  LANGUAGES.flatMap((language) =>
    [MISSING, OLD].map((falla) => [language, falla === OLD ? 'is old' : 'is missing', falla] as const),
  ),
)('in %s, the dashboard of an administrator links to Estado when a backup %s', async (language, _, falla) => {
  const screen = await open(['status:view'], falla, language)
  const link = await screen.findByRole('link', { name: texts[language].dashboard.backupMissing })
  expect(link.getAttribute('href')).toBe(PATHS.status)
})

test('the dashboard does not mention backups when none is missing', async () => {
  const screen = await open(['status:view'], null)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.sent).toHaveLength(1)
  expect(screen.queryByText(es.dashboard.backupMissing)).toBeNull()
})

test('the dashboard of an instructor does not request the state of backups', async () => {
  const screen = await open(['fichas:create'], MISSING)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.sent).toEqual([])
  expect(screen.queryByText(es.dashboard.backupMissing)).toBeNull()
})
