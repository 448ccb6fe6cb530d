/** @jest-environment jsdom */
import { getFicha, undoFichaCreation } from '@fichero/contract/calls/fichas.calls'
import { getCompetencyMap } from '@fichero/contract/calls/owed.calls'
import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import type { ImportReport } from '@fichero/contract/imports.schema'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { keepSentFile } from '@fichero/kit/import'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { linksOf, textOf, textsOf, until, withPaper } from '../../testing/dom-queries'
import { FICHA_ANSWER } from '../../testing/ficha-answer'
import {
  ADDRESS,
  answerFicha,
  changesOf,
  NONE,
  openFacts,
  openFicha,
  openFichaAt,
  openFichaWith,
  PAGES,
} from '../../testing/open-ficha'
import { openPages } from '../../testing/open-pages'

const about = withPaper()

describe('every section of a ficha', () => {
  test('has number, program, a link to the list, and links to all sections with their counts', async () => {
    const { container, getByRole } = await openFicha()
    expect(textOf(getByRole('heading', { level: 1 }))).toBe('Ficha 2990024 Producción agroecológica')
    expect(getByRole('heading', { level: 1 }).getAttribute('aria-describedby')).toBe('apprentices')
    expect(textOf(container.querySelector('h2'))).toBe('Aprendices')
    expect(linksOf(getByRole('navigation', { name: 'Dónde está' }))).toEqual([['Fichas', '/fichas?programId=4']])
    const sections = getByRole('navigation', { name: 'Secciones de la ficha' })
    expect(linksOf(sections)).toEqual([
      ['Aprendices 4', ADDRESS],
      ['Lo que falta 1.070', `${ADDRESS}/faltantes`],
      ['Mapa', `${ADDRESS}/mapa`],
      ['Instructores', `${ADDRESS}/instructores`],
      ['Cargas 12', `${ADDRESS}/cargas`],
      ['Datos', `${ADDRESS}/datos`],
    ])
    expect(textsOf(sections, '[aria-current="page"]')).toEqual(['Aprendices 4'])
  })

  test('scrolls the link of the current section into view', async () => {
    const left = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500)
    const width = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200)
    const { container } = await openFacts()
    expect(container.querySelector('nav ul[data-scrolls]')?.scrollLeft).toBe(400)
    left.mockRestore()
    width.mockRestore()
  })

  test.each([
    ['apprentices', '', 'Aprendices'],
    ['data', '/datos', 'Datos'],
  ])('prints the ficha, the section and a line for the signature: %s', async (_, path, section) => {
    const { container } = await openFichaAt(`${ADDRESS}${path}`)
    expect(about()).toBe(`Ficha 2990024 · ${section}`)
    expect(container.querySelector('[data-paper]')?.hasAttribute('data-wide')).toBe(false)
    const foot = textOf(container.querySelector('footer'))
    for (const text of [
      '«Reporte.xls» del 20/11/2026',
      'Ingrid Johana Peña CortésJefe de ficha',
      'Documento: 80101707',
    ])
      expect(foot).toContain(text)
  })

  test('prints the map in landscape, and shows an error in place of a map that could not be loaded', async () => {
    const screen = await openFichaAt(`${ADDRESS}/mapa`, {}, [refuse(getCompetencyMap, 403, 'forbidden')])
    expect(await screen.findByText('No se pudo cargar el mapa de competencias')).toBeTruthy()
    expect(about()).toBe('Ficha 2990024 · Mapa')
    expect(screen.container.querySelector('[data-paper]')?.hasAttribute('data-wide')).toBe(true)
    expect(textsOf(screen.container, 'nav a[aria-current="page"]')).toEqual(['Mapa'])
    expect(screen.sent.map(({ url }) => url)).toContain('/api/fichas/2990024/mapa')
  })

  test('renders extensions of other modules for this ficha', async () => {
    const parts: RemoteDefinition['parts'] = [
      { slot: 'ficha.section', page: 'other', titleKey: 'nav', order: 1, height: 9, access: 'authenticated' },
    ]
    const links: RemoteDefinition['links'] = [
      { slot: 'ficha.action', path: '/horarios/:nroFicha', labelKey: 'nav', order: 1, access: 'authenticated' },
    ]
    const Other = (props: object) => <p>{JSON.stringify(props)}</p>
    const remote = { definition: { ...definition, links, parts }, texts: { es, en }, pages: { ...PAGES, other: Other } }
    const { container } = await openInFakeShell(remote, `${ADDRESS}/datos`, { answers: [answerFicha({ can: NONE })] })
    await until('h1')
    expect(textOf(container)).toContain('{"nroFicha":2990024,"programId":4}')
    expect(linksOf(container.querySelector('header')!)).toContainEqual(['Fichas', '/horarios/2990024'])
  })

  test.each([
    ['if the API does not find the ficha', 404, 'not_found'],
    ['if the API rejects the number', 400, 'invalid'],
  ])('says that the ficha does not exist %s', async (_, status, code) => {
    const screen = await openFicha({}, '', [refuse(getFicha, status, code)])
    expect(await screen.findByText('No se encontró información de la ficha «2990024»')).toBeTruthy()
    expect(screen.getByText(es.notFound.fichaHelp)).toBeTruthy()
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe('Ficha')
  })

  test('reports after another error that the ficha could not be loaded', async () => {
    const screen = await openPages(PAGES, ADDRESS, {
      answers: [refuse(getFicha, 403, 'forbidden')],
    })
    expect(await screen.findByText('No se pudo cargar la ficha')).toBeTruthy()
    expect(screen.queryByText(/No se encontró/)).toBeNull()
  })
})

describe('a ficha that was just created', () => {
  const report: ImportReport = {
    id: 31,
    tipo: 'aprendices',
    archivo: 'lista.xls',
    fecha_reporte: null,
    nro_ficha: 2990024,
    programa: null,
    simulado: false,
    filas: 30,
    rechazados: 0,
    advertencias: 0,
    registros: { nuevos: 25, cambiados: 2, sin_cambio: 1 },
    retirados: 0,
    aprobaciones_retiradas: 0,
    aprendices: { nuevos: 25, cambiados: 2, sin_cambio: 1 },
    rechazos: [],
    avisos: [],
  }
  const openCreated = (
    changes: Partial<ImportReport> = {},
    ficha: Partial<FichaAnswer> = {},
    answers?: FakeAnswer[],
  ) => {
    const state = { creacion: { ...report, ...changes }, reading: { fechas: 'dmy' } }
    return openFichaWith(state, { ultimo_reporte: null, ...ficha }, answers)
  }

  test.each<[string, Partial<ImportReport>, string]>([
    [
      '28 apprentices',
      {},
      'Su archivo trajo 28 aprendices. El paso siguiente es cargar el Reporte de Juicios Evaluativos.',
    ],
    [
      'one apprentice',
      { aprendices: { nuevos: 1, cambiados: 0, sin_cambio: 0 } },
      'Su archivo trajo 1 aprendiz. El paso siguiente es cargar el Reporte de Juicios Evaluativos.',
    ],
    [
      'no apprentices',
      { aprendices: null },
      'Su archivo trajo 0 aprendices. El paso siguiente es cargar el Reporte de Juicios Evaluativos.',
    ],
    ['apprentices with their judgments', { tipo: 'juicios' }, 'Su archivo trajo 28 aprendices con sus juicios.'],
  ])('has a message with the number of imported people: %s', async (_, changes, text) => {
    const screen = await openCreated(changes)
    expect(screen.getByText('La ficha se creó correctamente')).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByText(/lista\.xls/)).toBeNull()
  })

  test('hides the message about a list of apprentices once a judgments report was imported', async () => {
    const { queryByText, unmount } = await openCreated({}, { ultimo_reporte: FICHA_ANSWER.ultimo_reporte })
    expect(queryByText('La ficha se creó correctamente')).toBeNull()
    unmount()
    const other = await openCreated({ tipo: 'juicios' }, { ultimo_reporte: FICHA_ANSWER.ultimo_reporte })
    expect(other.getByText('La ficha se creó correctamente')).toBeTruthy()
  })

  test('shows the message until the user closes it', async () => {
    const screen = await openCreated()
    screen.press('Entendido')
    await waitFor(() => expect(screen.queryByText('La ficha se creó correctamente')).toBeNull())
    expect(screen.address()).toBe(ADDRESS)
  })

  test('lists the rejected rows, and offers to download them while the file is in memory', async () => {
    keepSentFile(report, new File(['x'], 'lista.xls'))
    const screen = await openCreated({ rechazados: 2 })
    expect((await screen.findAllByText('2 filas rechazadas'))[0]).toBeTruthy()
    fireEvent.click(screen.getByText('Descargar las filas rechazadas'))
    await waitFor(() => expect(changesOf(screen)).toHaveLength(1))
    expect(changesOf(screen)[0]?.url).toBe(
      '/api/fichas/archivo/rechazos?nroFicha=2990024&idProgramaFormacion=4&fechas=dmy&lang=es',
    )
    screen.unmount()
    const later = await openCreated({ id: 32, rechazados: 2 })
    expect((await later.findAllByText('2 filas rechazadas'))[0]).toBeTruthy()
    expect(later.queryByText('Descargar las filas rechazadas')).toBeNull()
  })

  test('shows the warnings even if no row was rejected', async () => {
    expect(await (await openCreated({ advertencias: 1 })).findByText('1 advertencia')).toBeTruthy()
  })

  test('can be removed by undoing the creation, after a confirmation', async () => {
    const undone = answer(undoFichaCreation, { ok: true, msg: 'Se deshizo la creación.' })
    const screen = await openCreated({}, {}, [undone])
    screen.press('Deshacer la creación')
    const dialog = within(screen.getByRole('alertdialog', { hidden: true }))
    expect(dialog.getByText('¿Deshacer la creación de la ficha 2990024?')).toBeTruthy()
    expect(dialog.getByText(/La ficha 2990024 ya no estará/)).toBeTruthy()
    expect(dialog.getByText('El archivo se podrá cargar otra vez.')).toBeTruthy()
    fireEvent.click(dialog.getByText('Deshacer la creación', { selector: 'button *' }))
    await waitFor(() => expect(screen.address()).toBe('/fichas'))
    expect(await screen.findByText('Se deshizo la creación.')).toBeTruthy()
    expect(changesOf(screen)).toMatchObject([{ method: 'DELETE', url: '/api/fichas/2990024' }])
  })

  test('shows the reason if the creation can no longer be undone', async () => {
    const screen = await openCreated({}, {}, [refuse(undoFichaCreation, 403, 'forbidden')])
    screen.press('Deshacer la creación')
    const dialog = within(screen.getByRole('alertdialog', { hidden: true }))
    fireEvent.click(dialog.getByText('Deshacer la creación', { selector: 'button *' }))
    expect(await screen.findByText(/forbidden/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull())
    expect(screen.address()).toBe(ADDRESS)
  })
})
