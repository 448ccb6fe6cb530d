/** @jest-environment jsdom */
import type { AuditEntry } from '@fichero/contract/audit.schema'
import { listAudit, listAuditPeople } from '@fichero/contract/calls/audit.calls'
import { answer, openInFakeShell } from '@fichero/kit/testing/fake-shell'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { Page } from './activity-page'

const TEXTS = { es, en }
const remote = { definition, texts: TEXTS, pages: { 'activity-page': Page } }

const signIn: AuditEntry = {
  id: 7,
  fecha: '2026-05-04T15:00:00Z',
  usuario: { id: 3, nro_documento: '52000111', nombre: 'Ana', apellido: 'Paz' },
  accion: 'auth:login',
  entidad: 'usuario',
  entidad_id: '3',
  sujeto: null,
  antes: null,
  despues: null,
  nombres: {},
}
const edit: AuditEntry = { ...signIn, id: 8, accion: 'fichas:edit', entidad: 'ficha', entidad_id: '2888001' }

const answerOf = (entries: AuditEntry[], totalItems = entries.length) => ({
  ok: true as const,
  entries,
  pagination: { currentPage: 1, totalPages: Math.ceil(totalItems / 10), totalItems, itemsPerPage: 10 },
})

/** Queries that the page sent to the API, without pagination. */
const queries = ({ sent }: { sent: { url: string }[] }) =>
  sent
    .map(({ url }) => new URL(url, 'https://fichero.example'))
    .filter(({ pathname }) => pathname.endsWith('/audit'))
    .map(({ searchParams }) =>
      [...searchParams].filter(([name]) => name !== 'page' && name !== 'limit').map((pair) => pair.join('=')),
    )

async function open(path: string, language: 'es' | 'en' = 'es', entries = [edit]) {
  const answers = [answer(listAudit, answerOf(entries)), answer(listAuditPeople, { ok: true, personas: [] })]
  const screen = await openInFakeShell(remote, path, { language, as: ['audit:view'], answers })
  await screen.findAllByRole('listitem')
  const what = screen.getByRole('combobox', { name: TEXTS[language].activity.what }) as HTMLSelectElement
  return { ...screen, what }
}

test.each([
  ['/actividad', '', ['ingresos=sin']],
  ['/actividad?usuario=52000111', '', ['usuario=52000111', 'ingresos=sin']],
  ['/actividad?accion=todo', 'todo', []],
  ['/actividad?accion=auth', 'auth', ['accion=auth']],
  ['/actividad?accion=auth:login-failed', 'auth:login-failed', ['accion=auth:login-failed']],
  ['/actividad?accion=fichas', 'fichas', ['accion=fichas']],
])('%s selects the option %j of the filter', async (path, choice, query) => {
  const screen = await open(path)
  expect(screen.what.value).toBe(choice)
  expect(queries(screen)).toEqual([query])
})

test.each([
  ['es', 'Todo, menos los ingresos', 'Todo, también los ingresos', 'Ingresos: todo'],
  ['en', 'Everything except sign-ins', 'Everything, sign-ins included', 'Sign-ins: everything'],
] as const)(
  '%s: the filter has options with and without sign-ins, which the URL stores',
  async (language, none, all, alone) => {
    const screen = await open('/actividad', language)
    expect(screen.what.selectedOptions[0]?.textContent).toBe(none)
    await screen.user.selectOptions(screen.what, alone)
    await screen.user.selectOptions(screen.what, all)
    await screen.user.selectOptions(screen.what, none)
    // A return to the first choice shows cached entries.
    expect(queries(screen).slice(0, 3)).toEqual([['ingresos=sin'], ['accion=auth'], []])
  },
)
