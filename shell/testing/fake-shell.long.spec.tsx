/** @jest-environment jsdom */
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import type { Language } from '@fichero/contract/enums'
import type { Permission } from '@fichero/contract/permissions'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { useCall } from '@fichero/kit/api'
import { useQueryClient } from '@fichero/kit/data'
import { clearNotices, endSession, KitProvider, startSession } from '@fichero/kit/host'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { notifySuccess } from '@fichero/kit/notify'
import { Link, useLocation, useParams } from '@fichero/kit/router'
import { useCan, useSession } from '@fichero/kit/session'
import { answer, answerWith, openInFakeShell, USER } from '@fichero/kit/testing/fake-shell'
import { useMantineColorScheme, useMantineTheme } from '@mantine/core'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useBlocker } from 'react-router-dom'
import { addressOf, describeRemote, FakeNetwork } from '../src/remotes/testing/fake-network'
import { leaveContainer, shareKit } from '../src/remotes/testing/fake-remote'

// Checks that the kit's fake shell gives a remote's page the same environment as the shell.

// jsdom cannot navigate to another document.
jest.mock('../src/router/document-page', () => ({ DocumentPage: () => null }))

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

interface Visit {
  as: readonly Permission[] | 'guest'
  language: Language
}

/** Requests sent in the real shell. */
let realSent: ReturnType<typeof answerWith>

/** Starts the page as `bootstrap.tsx` does, with a network that has the remote's files. */
async function openInShell(address: string, { as, language }: Visit) {
  const remote = describeRemote({
    ...definition,
    pages: { 'probe-page': [] },
    labels: { es: { title: '' }, en: { title: '' } },
    assets: ['remote-entry.js', 'es.json', 'en.json'].map((file) => ({ file, size: 1, integrity: `sha384-${file}` })),
  })
  const network = new FakeNetwork()
  network.onRun(addressOf(remote, remote.entry), () => leaveContainer(remote.name, { 'probe-page': { Page: Probe } }))
  const files = globalThis.fetch
  realSent = answerWith(answers)
  const api = globalThis.fetch
  globalThis.fetch = async (url, init) => {
    if (String(url).startsWith('/api/')) return api(url, init)
    const found = /\/(es|en)\.json$/.exec(String(url))?.[1] as Language | undefined
    return found
      ? ({ ok: true, status: 200, text: async () => JSON.stringify(texts[found]) } as Response)
      : files(url, init)
  }
  document.body.innerHTML = `<script type="application/json" id="fichero-boot">${JSON.stringify([remote])}</script>`
  endSession()
  localStorage.setItem('lang', language)
  if (as !== 'guest') startSession({ token: 'fake', user: USER, permisos: as })
  window.history.replaceState(null, '', address)
  const [entries, registry, remoteTexts, i18n, router] = await Promise.all([
    import('../src/remotes/loader/load-container'),
    import('../src/remotes/loader/registry'),
    import('../src/remotes/loader/texts'),
    import('../src/i18n/i18n'),
    import('../src/router'),
  ])
  shareKit()
  entries.registerEntries()
  remoteTexts.takeTexts(i18n.prepareTexts)
  const [remotes] = await Promise.all([registry.startRegistry(), i18n.startI18n()])
  const { RouterProvider } = await import('react-router-dom')
  render(
    <KitProvider nonce="">
      <RouterProvider router={router.createRouter(remotes)} />
    </KitProvider>,
  )
}

beforeAll(() => {
  window.scrollTo = () => undefined
})
afterEach(() => {
  cleanup()
  clearNotices()
  jest.restoreAllMocks()
})

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

const programRequests = (sent: typeof realSent) => sent.filter(({ url }) => url === '/api/programs')

test.each([
  ['es', '/cursos/7?pagina=2', ['programs:create']],
  ['en', '/cursos', []],
  ['es', '/abierta', 'guest'],
] as const)(
  'a page has the same environment in the shell and in the fake shell: %s, %s, %j',
  async (language, address, as) => {
    await openInShell(address, { as, language })
    const real = await probed()
    const requests = programRequests(realSent)
    cleanup()
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
  await openInShell(address, { as, language: 'es' })
  await waitFor(() => expect(window.location.pathname).not.toBe(address))
  const target = window.location.pathname
  cleanup()
  const fake = await openInFakeShell({ definition, texts, pages: { 'probe-page': Probe } }, address, { as })
  expect(fake.address()).toBe(target)
})
