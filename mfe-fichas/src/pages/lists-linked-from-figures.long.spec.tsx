/** @jest-environment jsdom */
import { listDashboardApprentices } from '@fichero/contract/calls/dashboard.calls'
import { listFichas } from '@fichero/contract/calls/fichas.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import type { DashboardApprenticesAnswer } from '@fichero/contract/dashboard.schema'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor } from '@testing-library/react'
import es from '../../locales/es.json'
import { linksOf, onPhone, rowsOf, textOf, textsOf } from '../../testing/dom-queries'
import { FICHA } from '../../testing/ficha'
import { openPages } from '../../testing/open-pages'
import { Page as ApprenticesPage } from './apprentices-page'
import { Page as FichasPage } from './fichas-by-state-page'

const pages = { 'apprentices-page': ApprenticesPage, 'fichas-by-state-page': FichasPage }
const open = (address: string, ...answers: FakeAnswer[]) =>
  openPages(pages, address, { as: ['fichas:view-disabled'], answers })
const pageOf = (totalItems: number) => ({ currentPage: 1, totalPages: 1, totalItems, itemsPerPage: 10 })
const can = { create: true, viewDisabled: true }

describe('the fichas to which the counters link', () => {
  const fichas = answer(listFichas, {
    ok: true,
    fichas: [
      FICHA,
      { ...FICHA, id: 7, nro_ficha: 7, total_aprendices_en_formacion: 1026, progreso: 5, categoria: 'finalizadas' },
    ],
    pagination: pageOf(2),
    can,
  })

  test('are in a table that links to each ficha', async () => {
    const screen = await open('/dashboard/fichas?page=2&limit=50', fichas)
    const table = await screen.findByRole('table', { name: 'Fichas habilitadas' })
    expect(textsOf(table, 'thead th')).toEqual([
      'Ficha',
      'Programa',
      'Jefe de ficha',
      'Fin lectiva',
      'Fin de la ficha',
      'En formación',
      'Avance',
    ])
    const facts = ['Producción agroecológica', 'Ingrid Johana Peña Cortés', '25/07/2027', '25/01/2028']
    expect(rowsOf(table)).toEqual([
      ['2990024', ...facts, '26', '48,46 %'],
      ['7', ...facts, '1.026', '5 %'],
    ])
    expect(linksOf(table)).toEqual([
      ['2990024', '/fichas/visualizar/2990024'],
      ['7', '/fichas/visualizar/7'],
    ])
    expect(screen.sent[0]?.url).toBe('/api/fichas?page=2&limit=50')
    expect(screen.container.textContent).toContain(es.byState.description)
    expect(linksOf(screen.getByRole('navigation', { name: 'Dónde está' }))).toEqual([
      [expect.any(String), '/dashboard'],
    ])
  })

  test('are short rows on a phone', async () => {
    await onPhone(async () => {
      const screen = await open('/dashboard/fichas', fichas)
      await screen.findByRole('table')
      expect([...screen.container.querySelectorAll('tbody th[scope=row]:last-child')].map(textOf)).toEqual([
        expect.stringMatching(/^2990024 · Producción agroecológicaEn proceso48,46 %/),
        expect.stringMatching(/^7 · Producción agroecológicaFinalizada5 %/),
      ])
    })
  })

  test.each([
    ['', 'Fichas habilitadas', 'Todas', '/api/fichas?page=1&limit=10'],
    ['?categoria=en_proceso', 'Fichas en proceso', 'En proceso', '/api/fichas?categoria=en_proceso&page=1&limit=10'],
    [
      '?categoria=finalizadas',
      'Fichas finalizadas',
      'Finalizadas',
      '/api/fichas?categoria=finalizadas&page=1&limit=10',
    ],
    ['?categoria=otra', 'Fichas habilitadas', 'Todas', '/api/fichas?page=1&limit=10'],
  ])('are filtered by the category in the URL: %j', async (query, title, chosen, url) => {
    const screen = await open(`/dashboard/fichas${query}`, fichas)
    await screen.findByRole('table', { name: title })
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe(title)
    const filter = screen.getByRole('navigation', { name: 'Estado de las fichas' })
    expect(linksOf(filter)).toEqual([
      ['Todas', '/dashboard/fichas'],
      ['En proceso', '/dashboard/fichas?categoria=en_proceso'],
      ['En prácticas', '/dashboard/fichas?categoria=en_practicas'],
      ['Finalizadas', '/dashboard/fichas?categoria=finalizadas'],
    ])
    expect(textsOf(filter, '[aria-current]')).toEqual([chosen])
    expect(screen.sent[0]?.url).toBe(url)
  })

  test('are replaced by a message if the list is empty or could not be loaded', async () => {
    const none = answer(listFichas, { ok: true, fichas: [], pagination: pageOf(0), can })
    const { findByText, getByText, unmount } = await open('/dashboard/fichas', none)
    expect(await findByText('No hay fichas en este estado')).toBeTruthy()
    expect(getByText(es.byState.noneHint)).toBeTruthy()
    unmount()
    const failed = await open('/dashboard/fichas', refuse(listFichas, 403, 'forbidden'))
    expect(await failed.findByText('No se pudieron cargar las fichas')).toBeTruthy()
  })
})

describe('the apprentices to which the figures link', () => {
  const person = (nro_documento: string, changes: Partial<DashboardApprenticesAnswer['aprendices'][0]> = {}) => ({
    nro_documento,
    tipo_documento: 'CC',
    nombre: 'EVA',
    apellido: 'PAZ',
    estado: 'EN FORMACION',
    nro_ficha: 2990024,
    nombre_programa: 'VIVEROS',
    resultados_aprobados: 40,
    total_resultados: 80,
    porcentaje_tyt: 50,
    banda: 'cerca' as const,
    sin_banda: null,
    faltan_para_lista: 20,
    faltan: 40,
    ...changes,
  })
  const people = answer(listDashboardApprentices, {
    aprendices: [person('5'), person('6', { banda: null, sin_banda: 'sin_reporte' })],
    pagination: pageOf(2),
  })
  const programs = answer(listPrograms, {
    ok: true,
    programs: [{ id: 4, nombre_programa: 'VIVEROS', codigo: '1', version: '1', nivel: 'tecnologo' }],
    can,
  } as never)
  const openPeople = async (query = '', ...answers: FakeAnswer[]) => {
    const screen = await open(`/dashboard/aprendices${query}`, people, programs, ...answers)
    await screen.findByRole('heading', { level: 1 })
    return screen
  }

  test('are in a table that links to person and ficha', async () => {
    const { findByRole } = await openPeople()
    const table = await findByRole('table', { name: es.apprentices.title.all })
    expect(textsOf(table, 'thead th')).toEqual(['Aprendiz', 'Documento', 'Ficha', 'Programa', 'Avance'])
    expect(rowsOf(table)).toEqual([
      ['EVA PAZ', 'CC 5', '2990024', 'VIVEROS', '50 %Cerca'],
      ['EVA PAZ', 'CC 6', '2990024', 'VIVEROS', 'Sin reporte'],
    ])
    expect(linksOf(table).slice(0, 2)).toEqual([
      ['EVA PAZ', '/fichas/visualizarEstudiantePage/5?ficha=2990024'],
      ['2990024', '/fichas/visualizar/2990024'],
    ])
  })

  test('are short rows on a phone', async () => {
    await onPhone(async () => {
      const screen = await openPeople()
      await screen.findByRole('table')
      expect([...screen.container.querySelectorAll('tbody th[scope=row]:last-child')].map(textOf)).toEqual([
        'EVA PAZ299002450 %',
        'EVA PAZ2990024Sin reporte',
      ])
    })
  })

  test.each([
    ['', 'all', 'Todos', 'page=1&limit=10'],
    ['?tyt=listos', 'listos', 'Listos', 'tyt=listos&page=1&limit=10'],
    ['?tyt=sin_reporte&programa=4', 'sin_reporte', 'Sin reporte', 'tyt=sin_reporte&programId=4&page=1&limit=10'],
    ['?tyt=otro&programa=x&mias=1', 'all', 'Todos', 'page=1&limit=10'],
    ['?tyt=cerca&sinContacto=true', 'unreached', 'Cerca', 'tyt=cerca&sinContacto=true&page=1&limit=10'],
    ['?mias=true', 'all', 'Todos', 'mias=true&page=1&limit=10'],
  ] as const)('are filtered by the URL: %j', async (query, kind, chosen, sentQuery) => {
    const { sent, getByRole, container } = await openPeople(query)
    expect(sent.map(({ url }) => url)).toContain(`/api/dashboard/apprentices?${sentQuery}`)
    expect(textOf(getByRole('heading', { level: 1 }))).toBe(es.apprentices.title[kind])
    expect(textOf(container)).toContain(es.apprentices.description[kind].replace(/\s/g, ' '))
    expect(textsOf(getByRole('navigation', { name: 'Grupo de avance' }), '[aria-current]')).toEqual([chosen])
  })

  test('have links and a select that filter by group and program', async () => {
    const screen = await openPeople('?tyt=lejos&page=3')
    expect(linksOf(screen.getByRole('navigation', { name: 'Grupo de avance' }))).toEqual([
      ['Todos', '/dashboard/aprendices'],
      ['Listos', '/dashboard/aprendices?tyt=listos'],
      ['Cerca', '/dashboard/aprendices?tyt=cerca'],
      ['Lejos', '/dashboard/aprendices?tyt=lejos'],
      ['Sin reporte', '/dashboard/aprendices?tyt=sin_reporte'],
    ])
    await screen.findByText('VIVEROS', { selector: 'option' })
    fireEvent.change(screen.getByRole('combobox', { name: 'Programa' }), { target: { value: '4' } })
    await waitFor(() => expect(screen.address()).toBe('/dashboard/aprendices?tyt=lejos&programa=4'))
  })

  test.each([
    ['?mias=true&tyt=cerca', 'Solo de sus fichas · ver todos'],
    ['?sinContacto=true&tyt=cerca', 'Solo sin correo ni celular · ver todos'],
  ])('have a link that removes the filter of the URL: %s', async (query, text) => {
    const { getByRole } = await openPeople(query)
    expect(getByRole('link', { name: text }).getAttribute('href')).toBe('/dashboard/aprendices?tyt=cerca')
  })

  test('have no link that removes a filter if there is none', async () => {
    const { queryByText } = await openPeople()
    expect(queryByText(/ver todos/)).toBeNull()
  })

  test('are replaced by a message if the list is empty or could not be loaded', async () => {
    const none = await openPeople('', answer(listDashboardApprentices, { aprendices: [], pagination: pageOf(0) }))
    expect(await none.findByText('No hay aprendices en este grupo')).toBeTruthy()
    expect(none.getByText(es.apprentices.noneHint)).toBeTruthy()
    none.unmount()
    const failed = await openPeople('', refuse(listDashboardApprentices, 403, 'forbidden'))
    expect(await failed.findByText('No se pudieron cargar los aprendices')).toBeTruthy()
  })
})
