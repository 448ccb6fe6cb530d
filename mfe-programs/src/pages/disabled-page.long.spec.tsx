/** @jest-environment jsdom */
import { enableProgram, listDisabledPrograms } from '@fichero/contract/calls/programs.calls'
import type { ListedProgram } from '@fichero/contract/programs.schema'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { textsOf } from '@fichero/kit/testing/texts-of'
import { act, fireEvent, within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { PROGRAM } from '../../testing/program'
import { Page } from './disabled-page'
import { examples } from './disabled-page.examples'
import { Page as ListPage } from './list-page'
import { examples as listExamples } from './list-page.examples'

const remote = { definition, texts: { es, en }, pages: { 'list-page': ListPage, 'disabled-page': Page } }

describe('the list of disabled programs', () => {
  const NAME = `${PROGRAM.nombre_programa}, versión 1`
  const openDisabled = async (...answers: FakeAnswer[]) => {
    const screen = await openInFakeShell(remote, '/programs/disabled', { as: ['programs:view-disabled'], answers })
    const rows = () => screen.getAllByRole('row').slice(1).map(textsOf)
    await screen.findByRole('heading', { name: es.disabled.title })
    return { ...screen, rows }
  }
  const BESIDE = { ...PROGRAM, id: 10, nombre_programa: 'Cocina', total_horas: 880, nivel: 'tecnico', version: null }
  const both = [
    { ...PROGRAM, can: { edit: false, disable: false, enable: true } },
    { ...BESIDE, can: { edit: false, disable: false, enable: false } },
  ] as ListedProgram[]

  test('redirects a user without permission', async () => {
    const { address } = await openInFakeShell(remote, '/programs/disabled', { answers: listExamples })
    expect(address()).toBe('/programs')
  })

  test('explains its purpose and links back to the programs', async () => {
    const screen = await openDisabled(...examples)
    expect(screen.getByText(es.disabled.description)).toBeTruthy()
    expect(screen.getByRole('link', { name: es.disabled.back }).getAttribute('href')).toBe('/programs')
    const crumbs = within(screen.getByRole('navigation')).getAllByRole('listitem')
    expect(crumbs.map(textsOf)).toEqual([[es.list.title], [es.disabled.title]])
    expect(within(screen.getByRole('navigation')).getByRole('link').getAttribute('href')).toBe('/programs')
  })

  test('has a row per program, with a button if the user may reactivate it', async () => {
    const screen = await openDisabled(answer(listDisabledPrograms, both))
    const table = await screen.findByRole('table', { name: es.disabled.title })
    expect(within(table).getAllByRole('columnheader').map(textsOf)).toEqual([
      ...[['ID'], ['Nombre del programa'], ['Total de horas'], ['Nivel'], ['Estado'], ['Acciones']],
    ])
    expect(screen.rows()).toEqual([
      ['1', NAME, '3.984 horas', 'Tecnólogo', 'Deshabilitado', 'Reactivar'],
      ['10', 'Cocina', '880 horas', 'Técnico', 'Deshabilitado'],
    ])
    const names = within(table).getAllByRole('rowheader')
    expect(names.map((name) => name.querySelector('a')?.getAttribute('href'))).toEqual([
      '/programas/1',
      '/programas/10',
    ])
  })

  test.each([
    ['ID', ['1', '10'], ['10', '1']],
    ['Nombre del programa', ['10', '1'], ['1', '10']],
    ['Total de horas', ['10', '1'], ['1', '10']],
  ])('is sorted by %s', async (header, up, down) => {
    const screen = await openDisabled(answer(listDisabledPrograms, both))
    const ids = () => screen.rows().map(([id]) => id)
    const heading = await screen.findByRole('button', { name: header })
    const click = () => act(async () => void fireEvent.click(heading))
    await click()
    expect(ids()).toEqual(up)
    await click()
    expect(ids()).toEqual(down)
  })

  test('reactivates a program after a confirmation', async () => {
    const done = answer(enableProgram, { ok: true, msg: '', program: PROGRAM })
    const screen = await openDisabled(answer(listDisabledPrograms, both), done)
    fireEvent.click(await screen.findByRole('button', { name: `Reactivar el programa ${NAME}` }))
    const question = screen.getByRole('alertdialog', { name: es.disabled.ask })
    const what = `El programa «${NAME}» (ID 1) volverá a la lista de programas y se le podrán abrir fichas otra vez.`
    expect(within(question).getByText(what)).toBeTruthy()
    fireEvent.click(within(question).getByRole('button', { name: es.disabled.reactivate }))
    await screen.findByText(`El programa «${NAME}» se reactivó correctamente`)
    expect(screen.sent[1]).toMatchObject({ method: 'POST', url: '/api/programs/enabled/1' })
  })

  test.each<[string, FakeAnswer, string[]]>([
    ['that there are none', answer(listDisabledPrograms, []), [es.disabled.none, es.disabled.noneHelp]],
    ['a missing permission', refuse(listDisabledPrograms, 403, 'forbidden'), [es.disabled.listForbidden]],
    ['a conflict', refuse(listDisabledPrograms, 409, 'conflict'), [es.disabled.listFailed]],
  ])('shows %s', async (_, response, texts) => {
    const screen = await openDisabled(response)
    for (const text of texts) expect(await screen.findByText(text)).toBeTruthy()
  })
})
