/** @jest-environment jsdom */
import { listRetiredRemotes } from '@fichero/contract/calls/remotes.calls'
import type { Language } from '@fichero/contract/enums'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { answer, openInFakeShell } from '@fichero/kit/testing/fake-shell'
import kitEn from '@fichero/kit/texts/en'
import kit from '@fichero/kit/texts/es'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { Page } from './not-found-page'

const definition: RemoteDefinition = {
  name: 'shell',
  routes: [{ path: '/*', page: 'not-found', titleKey: 'notFound.title', access: 'public' }],
  links: [],
  parts: [],
}
const remote = { definition, texts: { es, en }, pages: { 'not-found': Page } }
const RETIRED = answer(listRetiredRemotes, {
  ok: true,
  retirados: [
    { nombre: 'other', rutas: ['/otra'], titulo: { es: 'Otra', en: 'Other' }, retirado: '2026-11-20T12:00:00.000Z' },
    {
      nombre: 'courses',
      rutas: ['/cursos', '/cursos/:id'],
      titulo: { es: 'Cursos', en: 'Courses' },
      retirado: '2026-11-23T15:30:00.000Z',
    },
  ],
} as never)
const open = (address: string, as: [] | 'guest' = [], language: Language = 'es') =>
  openInFakeShell(remote, address, { as, language, answers: [RETIRED] })

test.each([
  [[], kit.toDashboard, '/dashboard'],
  ['guest', es.notFound.home, '/'],
] as const)('an unknown address is named, with a link from there: %j', async (as, label, target) => {
  const screen = await open('/nada/7', as === 'guest' ? as : [])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(es.notFound.title)
  expect(screen.getByText('404')).toBeTruthy()
  expect(screen.getByText(/^En \/nada\/7 no hay nada\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(target)
})

test.each([
  ['es', es.notFound.retired, /«Cursos» se retiró de Fichero el 23\/11\/2026/, kit.toDashboard],
  ['en', en.notFound.retired, /Courses.*Nov/, kitEn.toDashboard],
] as const)('an address of a retired module says since when, in %s', async (language, title, text, label) => {
  const screen = await open('/cursos/7', [], language)
  expect((await screen.findByRole('heading', { level: 1, name: title })).textContent).toBe(title)
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: label })).toBeTruthy()
  expect(screen.container.querySelector('details')).toBeNull()
})
