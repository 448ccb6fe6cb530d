import { getImportChanges, getPlanChanges, listImports } from '@fichero/contract/calls/imports.calls'
import type { ImportReport } from '@fichero/contract/imports.schema'
import type { Permission } from '@fichero/contract/permissions'
import { ApiError } from '@fichero/kit/api'
import { answer, type FakeAnswer } from '@fichero/kit/testing/fake-shell'
import { fireEvent } from '@testing-library/react'
import { EditFicha } from '../src/edit/edit-ficha'
import type { Load, LoadStep, Plan } from '../src/evaluations/load'
import { LoadCard } from '../src/loads/load-card'
import { planReport } from './absent'
import { openPage } from './open-page'
import { textOf } from './open-pages'

/** Number of the ficha into which the file is imported. */
export const FICHA = 2888001
const file = new File(['x'], 'juicios.xls')
const pagination = { currentPage: 1, totalPages: 1, totalItems: 0, itemsPerPage: 10 }
/** Returns an error of the API. */
export const error = (status: number, code: string, more: object = {}) =>
  new ApiError(status, { ok: false, code, msg: code, ...more } as never)

/** Returns a plan that the API has stored. */
export const planned = (report: Partial<ImportReport> = {}, plan: Partial<Plan> = {}): Plan => ({
  file,
  kind: 'juicios',
  fileAnswers: {},
  report: planReport(undefined, report),
  id: 'p1',
  older: undefined,
  changed: false,
  ...plan,
})
/** Returns the report of a finished import. */
export const done = (report: Partial<ImportReport> = {}) => planReport(undefined, { id: 3, simulado: false, ...report })

export interface LoadOptions extends Partial<Omit<Load, 'step'>> {
  isOneOfMany?: boolean
  language?: 'es' | 'en'
  as?: Permission[]
  answers?: FakeAnswer[]
}

/** Renders the card of an import at a step. `press` clicks the button with a name. */
export async function openLoad(
  step: LoadStep,
  { isOneOfMany = false, language = 'es', as = [], answers = [], ...changes }: LoadOptions = {},
) {
  const load: Load = { id: 1, file, fileAnswers: {}, ficha: FICHA, kind: 'juicios', step, ...changes }
  const calls = {
    onApply: jest.fn(),
    onReadAgain: jest.fn(),
    onAnswer: jest.fn(),
    onCreated: jest.fn(),
    onRemove: jest.fn(),
    onUndone: jest.fn(),
  }
  const Page = () => (
    <EditFicha.Host>
      <LoadCard load={load} isOneOfMany={isOneOfMany} {...calls} />
    </EditFicha.Host>
  )
  const screen = await openPage(Page, {
    language,
    as,
    answers: [
      answer(getPlanChanges, { ok: true, personas: [], resultados: [], pagination }),
      answer(getImportChanges, { ok: true, personas: [], resultados: [], pagination }),
      answer(listImports, { ok: true, importaciones: [], pagination }),
      ...answers,
    ],
  })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const buttons = () =>
    screen
      .queryAllByRole('button')
      .map((button) => `${textOf(button)}${(button as HTMLButtonElement).disabled ? ' (disabled)' : ''}`)
  return {
    ...screen,
    ...calls,
    press,
    buttons,
    card: screen.container.querySelector('main section') as HTMLElement,
  }
}
