import type { Apprentice } from '@fichero/contract/apprentices.schema'
import { getApprentice } from '@fichero/contract/calls/fichas.calls'
import { answer, type FakeAnswer } from '@fichero/kit/testing/fake-shell'
import { fireEvent, within } from '@testing-library/react'
import { Page } from '../src/pages/apprentice-page'
import { APPRENTICE } from './apprentice'
import { until } from './dom-queries'
import { openPages } from './open-pages'

/** URL of the page of the apprentice. */
export const ADDRESS = '/fichas/visualizarEstudiantePage/1012345678?ficha=2990024'
export const PAGES = { 'apprentice-page': Page }

export type Changes = Partial<Omit<Apprentice, 'aprendiz' | 'ficha' | 'programa_formacion'>> & {
  [Part in 'aprendiz' | 'ficha' | 'programa_formacion']?: Partial<Apprentice[Part]>
}
/** Returns an apprentice with some fields changed. */
export const personOf = ({ aprendiz, ficha, programa_formacion, ...changes }: Changes = {}): Apprentice => ({
  ...APPRENTICE,
  ...changes,
  aprendiz: { ...APPRENTICE.aprendiz, ...aprendiz },
  ficha: { ...APPRENTICE.ficha, ...ficha },
  programa_formacion: { ...APPRENTICE.programa_formacion, ...programa_formacion },
})
/** Returns the API's answer for an apprentice with some fields changed. */
export const answerApprentice = (changes: Changes = {}): FakeAnswer =>
  answer(getApprentice, { ok: true, data: personOf(changes) })

/** Opens the page of an apprentice, and waits for the heading. */
export async function openApprentice(changes: Changes = {}, answers: FakeAnswer[] = [], address = ADDRESS) {
  sessionStorage.clear()
  const screen = await openPages(PAGES, address, { answers: [answerApprentice(changes), ...answers] })
  await until('h1')
  return screen
}
export type OpenedApprentice = Awaited<ReturnType<typeof openApprentice>>

/** Clicks the button with a text. */
export const press = ({ container }: OpenedApprentice, name: string) =>
  fireEvent.click(within(container.ownerDocument.body).getByText(name, { selector: 'button, button *' }))
