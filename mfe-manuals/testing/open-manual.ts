import { getSystemInfo } from '@fichero/contract/calls/manuals.calls'
import type { SystemInfoAnswer } from '@fichero/contract/manuals.schema'
import { answer, openInFakeShell } from '@fichero/kit/testing/fake-shell'
import { within } from '@testing-library/react'
import en from '../locales/en.json'
import es from '../locales/es.json'
import { definition } from '../remote'
import { Page } from '../src/pages/manual-page'

// Only the bundler compiles these modules.
jest.mock('../src/content/load-page', () => ({
  loadPage: async (language: string, page: string) => jest.requireActual('./page-text').pageText(language, page),
}))
jest.mock('../src/manual/picture-address', () => ({
  pictureAddress: (language: string, file: string) => `/${language}/${file}`,
}))

/** Response of the API with the system information. */
export const INFO: SystemInfoAnswer = {
  ok: true,
  nombre: 'Fichero',
  version: '1.2.0',
  compilacion: 'a1b2c3',
  fecha: null,
}
export const remote = { definition, texts: { es, en }, pages: { 'manual-page': Page } }

type Visit = NonNullable<Parameters<typeof openInFakeShell>[2]>

/** Opens a page of the manuals and waits for its text. */
export async function openManual(address: string, { answers = [answer(getSystemInfo, INFO)], ...visit }: Visit = {}) {
  localStorage.clear()
  const screen = await openInFakeShell(remote, address, { as: 'guest', answers, ...visit })
  await screen.findByText('Una nota.')
  const part = (name: string) => within(screen.getByRole('navigation', { name }))
  return { ...screen, part }
}

export const linksOf = (links: HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')])
