/** @jest-environment jsdom */
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { useCall } from '@fichero/kit/api'
import { useQueryClient } from '@fichero/kit/data'
import { clearNotices } from '@fichero/kit/host'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { notifySuccess } from '@fichero/kit/notify'
import { Link, useLocation, useParams } from '@fichero/kit/router'
import { useCan, useSession } from '@fichero/kit/session'
import { answer, openInFakeShell } from '@fichero/kit/testing/fake-shell'
import { useMantineColorScheme, useMantineTheme } from '@mantine/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useBlocker } from 'react-router-dom'
import { type OpenedShell, openShell } from './open-shell'

// Checks that the kit's fake shell gives a remote's page the same environment as the shell.

const definition = {
  name: 'courses',
  routes: [
    { path: '/cursos', page: 'probe-page', titleKey: 'title', access: 'authenticated' },
    { path: '/cursos/:id', page: 'probe-page', titleKey: 'title', access: 'programs:create' },
    { path: '/abierta', page: 'probe-page', titleKey: 'title', access: 'public' },
    { path: '/sola', page: 'probe-page', titleKey: 'title', access: 'programs:create' },
  ],
  links: [],
  parts: [],
} satisfies RemoteDefinition
const texts = {
  es: { title: 'Cursos de {{name}}', days_one: '{{count}} día', days_other: '{{count}} días' },
  en: { title: 'Courses of {{name}}', days_one: '{{count}} day', days_other: '{{count}} days' },
}
const MODULE = { ...definition, texts, pages: { 'probe-page': Probe } }
const answers = [answer(listPrograms, { ok: true, programs: [], can: { create: true, viewDisabled: false } })]

/** Renders the environment of a remote as JSON, such as translations, session, router and query options. */
function Probe() {
  const { t, i18n } = useTranslation('courses')
  const format = useFormat()
  const { queries, mutations } = useQueryClient().getDefaultOptions()
  const { pathname, search } = useLocation()
  const programs = useCall(listPrograms)
  const session = useSession()
  const seen = {
    texts: [t('title', { name: '<Ana>' }), t('days', { count: 1 }), t('kit:cancel'), t('absent'), t('kit:absent')],
    formats: [format.number(1234.5), format.date('2026-11-23'), format.percent(62.67)],
    day: t('absent', { day: '2026-11-23', defaultValue: '{{day, day}}' }),
    language: i18n.language,
    defaultNamespace: i18n.options.defaultNS,
    session: session && [session.user.nombre, session.permisos],
    can: [useCan('programs:create'), useCan('fichas:create')],
    router: [pathname, search, useParams(), useBlocker(false).state],
    theme: useMantineTheme(),
    scheme: useMantineColorScheme().colorScheme,
    queries: { ...queries, retry: String(queries?.retry), retryDelay: String(queries?.retryDelay) },
    mutations,
    answer: programs.data ?? programs.status,
  }
  return (
    <>
      <pre data-testid="seen">{JSON.stringify(seen, null, 1)}</pre>
      <Link to="/otra">otra</Link>
      <button type="button" onClick={() => notifySuccess('Hecho')}>
        avisar
      </button>
    </>
  )
}

/** Waits for the answer of the API, clicks the button, and returns what the page shows. */
async function probed() {
  const isAnswered = () => expect(screen.getByTestId('seen').textContent).toContain('"programs": []')
  await waitFor(isAnswered, { timeout: 30_000 })
  const seen: unknown = JSON.parse(screen.getByTestId('seen').textContent ?? '')
  fireEvent.click(screen.getByRole('button', { name: 'avisar' }))
  await screen.findAllByText('Hecho')
  const main = screen.getByTestId('seen').closest('main')
  return {
    seen,
    main: [main?.id, main?.tabIndex],
    link: screen.getByRole('link', { name: 'otra' }).getAttribute('href'),
  }
}

const programRequests = (sent: OpenedShell['sent']) => sent.filter(({ url }) => url === '/api/programs')

test.each([
  ['es', '/cursos/7?pagina=2', ['programs:create']],
  ['en', '/cursos', []],
  ['es', '/abierta', 'guest'],
] as const)(
  'a page has the same environment in the shell and in the fake shell: %s, %s, %j',
  async (language, address, as) => {
    const shell = await openShell(address, { as, language, modules: [MODULE], answers })
    const real = await probed()
    const requests = programRequests(shell.sent)
    shell.unmount()
    clearNotices()
    const { sent } = await openInFakeShell({ definition, texts, pages: { 'probe-page': Probe } }, address, {
      as,
      language,
      answers,
    })
    expect(await probed()).toEqual(real)
    expect(programRequests(sent)).toEqual(requests)
  },
)

test.each([
  ['/cursos', 'guest'],
  ['/cursos/7', []],
  ['/sola', []],
] as const)('the shell and the fake shell deny %s to %j and redirect to the same URL', async (address, as) => {
  const shell = await openShell(address, { as, modules: [MODULE] })
  await waitFor(() => expect(shell.address()).not.toBe(address))
  const target = shell.address()
  shell.unmount()
  const fake = await openInFakeShell({ definition, texts, pages: { 'probe-page': Probe } }, address, { as })
  expect(fake.address()).toBe(target)
})
