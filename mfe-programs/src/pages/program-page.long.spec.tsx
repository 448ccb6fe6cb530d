/** @jest-environment jsdom */
import { disableProgram, enableProgram, getProgram, programFichas } from '@fichero/contract/calls/programs.calls'
import type { ImportReport } from '@fichero/contract/imports.schema'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { textsOf } from '@fichero/kit/testing/texts-of'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import es from '../../locales/es.json'
import { fichasProgress, openProgram, remote, reply } from '../../testing/open-program'
import { PROGRAM } from '../../testing/program'
import { reportOf } from '../../testing/report'

test('the heading has the name, a link back and the allowed actions', async () => {
  const { container, getByRole, sent } = await openProgram()
  const head = container.querySelector('header')
  const { nombre_programa } = PROGRAM
  expect(head && textsOf(head)).toEqual(['Programas', nombre_programa, nombre_programa, 'Editar', 'Deshabilitar'])
  expect(getByRole('heading', { level: 1 }).textContent).toBe(nombre_programa)
  expect(getByRole('link', { name: 'Programas' }).getAttribute('href')).toBe('/programs')
  expect(sent.map(({ url }) => url)).toEqual(['/api/programs/1'])
})

test.each([
  ['PROGRAMACION DE SOFTWARE', 'Software Programming', null],
  ['COCINA', 'COCINA', 'es'],
])('in English the name %s is shown as %s, marked with its language', async (nombre_programa, name, lang) => {
  const { getByRole } = await openProgram([reply({ nombre_programa, fichas: 0 })], { language: 'en' })
  expect(getByRole('heading', { level: 1 }).textContent).toBe(name)
  const crumb = within(getByRole('navigation')).getByText(name)
  expect(crumb.getAttribute('lang')).toBe(lang)
})

test.each([
  ['of a program', {}, ['Tecnólogo', '3.984', '901101', '1', '2', '75']],
  [
    'of a program without code and version',
    { codigo: null, version: null, nivel: 'tecnico' as const, total_horas: 880 },
    ['Técnico', '880', 'Sin dato', 'Sin dato', '2', '75'],
  ],
])('the page lists the data %s', async (_, fields, values) => {
  const { container } = await openProgram([reply(fields)])
  const facts = container.querySelector(`dl[aria-label="${es.detail.facts}"]`)
  expect([...(facts?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...['Nivel', 'Total de horas', 'Código', 'Versión', 'Competencias', 'Resultados de aprendizaje'],
  ])
  expect([...(facts?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual(values)
})

test('a visitor sees only the design', async () => {
  const can = { edit: false, disable: false, enable: false }
  const screen = await openProgram([reply({ can })], { as: 'guest' })
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    PROGRAM.nombre_programa,
    es.detail.design,
  ])
  expect([screen.queryAllByRole('link'), screen.sent.length]).toEqual([[], 1])
  expect(within(screen.getByRole('navigation')).getByText('Programas')).toBeTruthy()
})

test.each([
  ['with fichas', 5, [es.detail.design, es.download.title]],
  ['without fichas', 0, [es.detail.design, es.download.title]],
])('a signed-in user sees the sections of a program %s', async (_, fichas, parts) => {
  const { getAllByRole } = await openProgram([reply({ fichas }), fichasProgress()])
  expect(getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(parts)
})

test('a program without fichas has no progress, whatever the address says', async () => {
  const { getByRole, queryByRole } = await openProgram([reply({ fichas: 0 })], { query: '?vista=fichas' })
  expect(getByRole('table', { name: es.detail.design })).toBeTruthy()
  expect(queryByRole('link', { name: es.standing.title })).toBeNull()
})

test('a program without competencies shows how to add them', async () => {
  const { getByText, queryByRole } = await openProgram([reply({ competencias: [], fichas: 0 })])
  expect([getByText(es.detail.emptyTitle), getByText(es.detail.empty)]).toHaveLength(2)
  expect([queryByRole('table'), queryByRole('searchbox')]).toEqual([null, null])
})

describe('the progress of the program’s fichas', () => {
  const query = '?vista=fichas'

  test.each([
    [2, 0, 'De los resultados de los aprendices en formación de 2 fichas.'],
    [
      1,
      1,
      'De los resultados de los aprendices en formación de 1 ficha. 1 ficha no tiene reporte o aprendices en formación y no cuenta.',
    ],
    [
      1200,
      2,
      'De los resultados de los aprendices en formación de 1.200 fichas. 2 fichas no tienen reporte o aprendices en formación y no cuentan.',
    ],
  ])('is explained for %d fichas, %d without a report', async (fichas, sin_reporte, sentence) => {
    const { findByText } = await openProgram([reply(), fichasProgress({ fichas, sin_reporte })], { query })
    expect((await findByText(/^De los resultados/)).textContent?.trim()).toBe(sentence)
  })

  const openTable = async (answers?: FakeAnswer[]) => {
    const screen = await openProgram(answers, { query })
    const table = await screen.findByRole('table', { name: es.standing.title })
    const rows = () => within(table).getAllByRole('row').slice(1).map(textsOf)
    return { ...screen, table, rows }
  }
  const FIRST = ['71001', 'GESTIONAR INGLÉS', '90,91 %', 'Ver 2 fichas', 'de la competencia 71001']
  const SECOND = ['71002', 'PROBAR', '8,5 %', 'Ver 2 fichas', 'de la competencia 71002']

  test('takes the place of the design, and gives it back', async () => {
    const { getByRole, findByRole, queryByRole, getAllByRole } = await openProgram()
    fireEvent.click(getByRole('link', { name: es.standing.title }))
    await findByRole('table', { name: es.standing.title })
    expect(getAllByRole('table')).toHaveLength(1)
    fireEvent.click(getByRole('link', { name: es.detail.view }))
    await findByRole('table', { name: es.detail.design })
    expect(queryByRole('table', { name: es.standing.title })).toBeNull()
  })

  test('is a table of competencies, in the order of the design or of the percentage', async () => {
    const { rows, table } = await openTable()
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Competencia', 'Aprobado', 'Por ficha']])
    expect(rows()).toEqual([FIRST, SECOND])
    await act(async () => void fireEvent.click(within(table).getByRole('button', { name: 'Aprobado' })))
    expect(rows()).toEqual([SECOND, FIRST])
  })

  test('lists the fichas of one competency at a time', async () => {
    const { rows, getByRole, queryAllByRole } = await openTable()
    const click = (name: string) => fireEvent.click(getByRole('button', { name }))
    click('Ver 2 fichas de la competencia 71002')
    expect(rows()).toEqual([
      FIRST,
      ['71002', 'PROBAR', '8,5 %', 'Ocultar fichas', 'de la competencia 71002'],
      ['Ficha 2990001', '12 %', 'Lo que falta', 'Ficha 2990002', '5 %', 'Lo que falta'],
    ])
    expect(getByRole('button', { expanded: true, name: /71002/ })).toBeTruthy()
    expect(getByRole('link', { name: 'Ficha 2990002' }).getAttribute('href')).toBe('/fichas/visualizar/2990002')
    const missing = getByRole('link', { name: 'Lo que falta en la ficha 2990001, competencia 71002' })
    expect(missing.getAttribute('href')).toBe('/fichas/visualizar/2990001/faltantes?vista=resultado&competencia=2')
    click('Ver 2 fichas de la competencia 71001')
    expect(queryAllByRole('link', { name: /^Ficha/ })).toEqual([])
    click('Ocultar fichas de la competencia 71001')
    expect(rows()).toEqual([FIRST, SECOND])
  })

  test('is unknown if no ficha has judgments', async () => {
    const none = fichasProgress({ fichas: 0, sin_reporte: 5, competencias: [] })
    const { findByText, getByText } = await openProgram([reply(), none], { query })
    expect([await findByText(es.standing.none), getByText(es.standing.noneHelp)]).toHaveLength(2)
  })

  test('shows that the progress could not be loaded', async () => {
    const { findByText } = await openProgram([reply(), refuse(programFichas, 409, 'conflict')], { query })
    expect(await findByText(es.standing.failed)).toBeTruthy()
  })
})

test('the design and empty templates can be downloaded as spreadsheets', async () => {
  const { getByRole, sent } = await openProgram([reply({ fichas: 0 })])
  const part = getByRole('heading', { name: es.download.title }).parentElement as HTMLElement
  const buttons = within(part).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    es.download.design,
    'Plantilla de un diseño',
    'Plantilla de aprendices',
  ])
  for (const button of buttons) await act(async () => void fireEvent.click(button))
  expect(sent.slice(1).map(({ url }) => url)).toEqual([
    '/api/programs/diseno/1?lang=es',
    '/api/programs/plantillas/programa?lang=es',
    '/api/programs/plantillas/aprendices?lang=es',
  ])
})

describe('a disabled program', () => {
  const estado = 'deshabilitado' as const
  const can = { edit: false, disable: false, enable: true }

  test.each([
    [0, 'Está fuera de la lista y no se le abren fichas. Ninguna ficha lo usa.'],
    [1, 'Está fuera de la lista y no se le abren fichas nuevas. La 1 ficha que lo usa sigue su curso.'],
    [1234, 'Está fuera de la lista y no se le abren fichas nuevas. Las 1.234 fichas que lo usan siguen su curso.'],
  ])('with %d fichas has a notice that mentions the fichas', async (fichas, sentence) => {
    const { getByText, queryByRole } = await openProgram([reply({ estado, fichas, can })])
    expect([getByText(es.disabled.notice), getByText(sentence)]).toHaveLength(2)
    expect(queryByRole('button', { name: /^(Editar|Deshabilitar)/ })).toBeNull()
  })

  test('is reactivated after a confirmation', async () => {
    const done = answer(enableProgram, { ok: true, msg: '', program: PROGRAM })
    const screen = await openProgram([reply({ estado, can, fichas: 0 }), done])
    const { nombre_programa: name } = PROGRAM
    fireEvent.click(screen.getByRole('button', { name: `Reactivar el programa ${name}` }))
    const question = screen.getByRole('alertdialog', { name: es.disabled.ask })
    const what = `El programa «${name}» (ID 1) volverá a la lista de programas y se le podrán abrir fichas otra vez.`
    expect(within(question).getByText(what)).toBeTruthy()
    fireEvent.click(within(question).getByRole('button', { name: es.disabled.reactivate }))
    await screen.findByText(`El programa «${name}» se reactivó correctamente`)
    expect(screen.sent[1]).toMatchObject({ method: 'POST', url: '/api/programs/enabled/1' })
  })

  test('is not marked while it is enabled', async () => {
    const { queryByText } = await openProgram()
    expect(queryByText(es.disabled.notice)).toBeNull()
  })

  test('cannot be disabled again after another user has disabled it', async () => {
    const screen = await openProgram([reply({ fichas: 0 }), refuse(disableProgram, 404, 'program_not_found')])
    const { nombre_programa: name } = PROGRAM
    fireEvent.click(screen.getByRole('button', { name: `Deshabilitar el programa ${name}` }))
    fireEvent.click(screen.getByRole('button', { name: es.disable.submit }))
    await screen.findByText(`El programa «${name}» ya no se puede deshabilitar: otra persona lo cambió.`)
  })
})

describe('the page of a program that was just created', () => {
  const rejected = { fila: 3, columna: 'Competencia', valor: '', code: 'required', motivo: '', params: {} }
  const reporte: ImportReport = { ...reportOf('diseno.xls'), filas: 4, rechazados: 1, rechazos: [rejected] }

  test('shows the rejected rows of the file until the message is dismissed', async () => {
    window.history.replaceState({}, '')
    const screen = await openInFakeShell(remote, { pathname: '/programas/1', state: { reporte } } as never, {
      answers: [reply({ fichas: 0 })],
    })
    expect(await screen.findByText(es.detail.createdTitle)).toBeTruthy()
    expect(await screen.findByRole('table', { name: '1 fila rechazada' })).toBeTruthy()
    // The file is not available any more.
    expect(screen.queryByRole('button', { name: /Descargar las filas/ })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: es.detail.dismiss }))
    await waitFor(() => expect(screen.queryByText(es.detail.createdTitle)).toBeNull())
    expect(screen.address()).toBe('/programas/1')
  })

  test('shows no message without a report', async () => {
    const { queryByText } = await openProgram()
    expect(queryByText(es.detail.createdTitle)).toBeNull()
  })
})

describe('a program that does not exist', () => {
  test.each([
    [
      'a signed-in user to the list if the program is unknown (404)',
      404,
      'program_not_found',
      [],
      es.detail.backToList,
      '/programs',
    ],
    [
      'a signed-in user to the list if the program number is invalid (400)',
      400,
      'invalid',
      [],
      es.detail.backToList,
      '/programs',
    ],
    ['a visitor to the landing page', 404, 'program_not_found', 'guest' as const, es.detail.backHome, '/'],
  ])('links %s', async (_, status, code, as, label, href) => {
    const answers = [refuse(getProgram, status, code)]
    const screen = await openInFakeShell(remote, '/programas/x', { as, answers })
    expect([await screen.findByText(es.detail.notFound), screen.getByText(es.detail.notFoundHelp)]).toHaveLength(2)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(es.detail.title)
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href)
    expect(screen.sent[0]?.url).toBe('/api/programs/x')
  })

  test('is distinguished from a program that could not be loaded', async () => {
    const screen = await openInFakeShell(remote, '/programas/1', { answers: [refuse(getProgram, 409, 'conflict')] })
    expect(await screen.findByText(es.detail.error)).toBeTruthy()
    expect(screen.queryByText(es.detail.notFound)).toBeNull()
  })
})

test('the page shows placeholders for its heading and a table while it loads', async () => {
  const { container } = await openInFakeShell(remote, '/programas/1')
  await waitFor(() => expect(container.querySelector('[aria-busy] .mantine-Skeleton-root')).toBeTruthy())
  expect(container.querySelector('header, h1')).toBeNull()
})
