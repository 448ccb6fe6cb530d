import type { Page, Request } from '@playwright/test'
import type { Server } from './server.mjs'
import { callApi, signInAs, storeSession } from './session.mjs'
import { expect } from './test'
import type { Texts } from './texts'

interface Person {
  nro_documento: string
  nombre: string
  apellido: string
}

interface Program {
  id: number
  nombre_programa: string
}

/** Signs in on the dashboard. Returns some records to search for. */
export async function start(page: Page, server: Server, language: string) {
  const session = await signInAs(server)
  await storeSession(page, session)
  await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
  const { fichas } = await callApi<{ fichas: { nro_ficha: number }[] }>(server, '/fichas?limit=1', { session })
  const ficha = fichas[0]!.nro_ficha
  const { aprendices } = await callApi<{ aprendices: Person[] }>(server, `/fichas/${ficha}`, { session })
  const { users } = await callApi<{ users: (Person & { id: number })[] }>(server, '/users', { session })
  const { programs } = await callApi<{ programs: Program[] }>(server, '/programs', { session })
  const apprentice = aprendices.find(({ nombre, apellido }) => withoutAccents(nombre + apellido) !== nombre + apellido)
  const instructor = users.find(({ id }) => id !== session.user.id)
  const program = programs.find(({ nombre_programa }) => nombre_programa.includes(' '))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { ficha, apprentice: apprentice!, instructor: instructor!, program: program! }
}

export const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

export const isSearch = (request: Request) => request.url().includes('/api/search')

/** The text field of the search. */
export const field = (page: Page, t: Texts) => page.getByRole('combobox', { name: t('shell:search.label') })

/** Opens the search with its shortcut. */
export async function open(page: Page, t: Texts) {
  await page.keyboard.press('Control+k')
  await expect(field(page, t)).toBeFocused()
}
