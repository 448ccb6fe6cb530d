import { getFicha } from '@fichero/contract/calls/fichas.calls'
import { getMissing } from '@fichero/contract/calls/owed.calls'
import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { answer } from '@fichero/kit/testing/fake-shell'
import { waitFor } from '@testing-library/react'
import { Page } from '../src/pages/missing-page'
import { FICHA } from './ficha'
import { MISSING } from './missing'
import { openPages } from './open-pages'

/** URL of the page of the missing outcomes. */
export const ADDRESS = '/fichas/visualizar/2888001/faltantes'
const ficha = {
  ...FICHA,
  nro_ficha: 2888001,
  version: 1,
  version_programa: null,
  ultimo_reporte: null,
  aprendices: [],
  totales: { por_estado: [] },
}

interface Options {
  language?: 'es' | 'en'
  answers?: ReturnType<typeof answer>[]
}

/** Opens the page of the missing outcomes of a ficha, and waits until it has loaded. */
export async function openMissing(
  query = '',
  changes: Partial<MissingAnswer> = {},
  { language = 'es', answers = [] }: Options = {},
) {
  const missing = { ...MISSING, ...changes }
  const screen = await openPages({ 'missing-page': Page }, `${ADDRESS}${query}`, {
    language,
    answers: [answer(getFicha, ficha as never), answer(getMissing, missing), ...answers],
  })
  await waitFor(() => expect(screen.container.querySelector('#missing')).not.toBeNull())
  await waitFor(() => expect(screen.container.querySelector('[aria-busy=true]')).toBeNull())
  return screen
}

/** Opens the page of the missing outcomes, and returns the page's groups, too. */
export async function openGroups(...args: Parameters<typeof openMissing>) {
  const screen = await openMissing(...args)
  const list = screen.container.querySelector('ul[aria-label^="Por "],ul[aria-label^="By "]') as HTMLElement
  const groups = () => Array.from(list.children) as HTMLElement[]
  return { ...screen, list, groups }
}
