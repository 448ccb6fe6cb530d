/** @jest-environment jsdom */
import { getStatus, getVersion } from '@fichero/contract/calls/status.calls'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { answer, openInFakeShell } from '@fichero/kit/testing/fake-shell'
import en from './locales/en.json'
import es from './locales/es.json'
import { Page } from './status-page'

const definition: RemoteDefinition = {
  name: 'status',
  routes: [{ path: '/estado', page: 'status', titleKey: 'description', access: 'status:view' }],
  links: [],
  parts: [],
}
const remote = { definition, texts: { es, en }, pages: { status: Page } }
const DAY = '2026-11-27T15:00:00.000Z'
const silent = { nodos: null, base: null, disco: null, correo: null, espera: null, modulos: null }

test.each([
  ['es', { fecha: null, desde: DAY }, 'Todo funcionaFalta una copia de seguridad: hágala con «npm run backup'],
  ['en', { fecha: null, desde: DAY }, 'Everything worksThere is no backup: make one with “npm run backup'],
  ['es', { fecha: DAY, desde: DAY }, 'Todo funcionaNo hay nada que hacer.'],
  ['es', { fecha: null, desde: null }, 'Todo funcionaNo hay nada que hacer.'],
] as const)('a system without faults says what is left to do about backups: %s %j', async (language, copia, text) => {
  const screen = await openInFakeShell(remote, '/estado', {
    as: ['status:view'],
    language,
    answers: [
      answer(getStatus, { ok: true, fallas: [], ...silent, copia } as never),
      { method: 'GET', pattern: /^\/api\/health\/ready$/, status: 200, body: {} },
      answer(getVersion, { ok: true, version: '1.1.0', commit: null, anuncio: null }),
    ],
  })
  const verdict = await screen.findByText(/^(Todo funciona|Everything works)$/)
  expect(verdict.closest('[role=status]')?.textContent).toContain(text)
})
