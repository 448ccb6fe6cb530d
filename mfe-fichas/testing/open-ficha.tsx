import { getFicha, getProgressTrend } from '@fichero/contract/calls/fichas.calls'
import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { Link } from '@fichero/kit/router'
import { answer, type FakeAnswer } from '@fichero/kit/testing/fake-shell'
import { fireEvent } from '@testing-library/react'
import { Page as MapPage } from '../src/pages/competency-map-page'
import { Page as FactsPage } from '../src/pages/facts-page'
import { Page as FichaPage } from '../src/pages/ficha-page'
import { buttonOf, until } from './dom-queries'
import { FICHA_ANSWER } from './ficha-answer'
import { openPages } from './open-pages'

// jsdom has neither of these methods.
Object.assign(HTMLElement.prototype, { hidePopover: () => undefined, scrollIntoView: () => undefined })

/** URL of the page of the ficha. */
export const ADDRESS = '/fichas/visualizar/2990024'
/** The value of `can` for a user who may change nothing. */
export const NONE = { edit: false, disable: false, enable: false, importEvaluations: false, shareProgress: false }
export const PAGES = { 'ficha-page': FichaPage, 'facts-page': FactsPage, 'competency-map-page': MapPage }

const NO_TREND = answer(getProgressTrend, { ok: true, reportes: [] })

type Changes = Partial<FichaAnswer>

/** Returns the API's answer for a ficha with some fields changed. */
export const answerFicha = (changes: Changes = {}) => answer(getFicha, { ...FICHA_ANSWER, ...changes })

async function openWith(
  pages: Parameters<typeof openPages>[0],
  address: string,
  changes?: Changes,
  answers?: FakeAnswer[],
) {
  sessionStorage.clear()
  const screen = await openPages(pages, address, {
    as: ['fichas:import-evaluations'],
    answers: [answerFicha(changes), NO_TREND, ...(answers ?? [])],
  })
  return { ...screen, press: (name: string) => fireEvent.click(buttonOf(name)!) }
}
export type OpenedFicha = Awaited<ReturnType<typeof openWith>>

/** Opens one of the ficha's pages, and waits for the heading. */
export async function openFichaAt(address: string, changes?: Changes, answers?: FakeAnswer[]) {
  const screen = await openWith(PAGES, address, changes, answers)
  await until('h1')
  return screen
}
/** Opens the section with the apprentices. */
export const openFicha = (changes?: Changes, query = '', answers?: FakeAnswer[]) =>
  openFichaAt(`${ADDRESS}${query}`, changes, answers)
/** Opens the section with the details. */
export const openFacts = (changes?: Changes, answers?: FakeAnswer[]) =>
  openFichaAt(`${ADDRESS}/datos`, changes, answers)

/** Opens the ficha's page with a link that passes a history state. */
export async function openFichaWith(state: unknown, changes?: Changes, answers?: FakeAnswer[]) {
  const ListPage = () => (
    <Link to={ADDRESS} state={state}>
      a la ficha
    </Link>
  )
  const screen = await openWith({ ...PAGES, 'list-page': ListPage }, '/fichas', changes, answers)
  fireEvent.click(await screen.findByText('a la ficha'))
  await screen.findByRole('heading', { level: 1 })
  return screen
}

/** Returns the sent requests whose method is not GET. */
export const changesOf = ({ sent }: OpenedFicha) =>
  sent
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url, body, ifMatch }) => ({ method, url, body, ifMatch }))
