/** @jest-environment jsdom */
import { listFichas } from '@fichero/contract/calls/fichas.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { FICHA } from '../../testing/ficha'
import { type ListOptions, listed, openList, SECOND } from '../../testing/open-list'
import { linksOf, pageText, rowsOf, textOf } from '../../testing/open-pages'

const cards = () => Array.from(document.querySelectorAll('article'), textOf)
const tableOf = () => rowsOf(document.querySelector('table')!)
const LEAD = 'Por programaLo que necesita atención'

test('a card has number, program, head, figures and actions, and links to the ficha', async () => {
  const { container } = await openList()
  expect(cards()).toEqual([
    '2990024Producción agroecológicaJefe de fichaIngrid Johana Peña CortésJornadaMixtaOfertaAbierta' +
      '26 aprendices en formaciónEn procesoAvance medio 48,46 %Reporte de hace 12 días' +
      'Faltan 1.139 resultados, a 23 aprendicesEditarDeshabilitar',
    '2990025Producción agroecológicaJefe de fichaAna RojasJornadaNocturnaOfertaCerrada' +
      '1.200 aprendices en formaciónFinalizadaAvance medio 120 %Reporte de hace 400 díasNada pendiente',
  ])
  expect(linksOf(container.querySelector('article')!)).toEqual([
    ['Ficha 2990024, Producción agroecológica', '/fichas/visualizar/2990024'],
    ['Faltan 1.139 resultados, a 23 aprendices en la ficha 2990024', '/fichas/visualizar/2990024/faltantes'],
  ])
  const bars = container.querySelectorAll<HTMLElement>('article > [aria-hidden=true] > div')
  // A progress above 100 % must not make the bar longer than the card.
  expect(Array.from(bars, ({ style }) => style.width)).toEqual(['48.46%', '100%'])
})

test.each([
  ['to edit the ficha to users who may edit it', { edit: true, disable: false }, 'EditarX'],
  ['to disable the ficha to users who may disable it', { edit: false, disable: true }, 'DeshabilitarX'],
])('a card offers only %s', async (_, can, offered) => {
  await openList('', { fichas: [{ ...FICHA, can: { ...FICHA.can, ...can } }] })
  expect(`${cards()[0]}X`).toContain(`a 23 aprendices${offered}`)
})

test('the table has the same data as the cards, in columns', async () => {
  await openList('', { isTable: true, preferences: '{"ocultas":[]}' })
  const program = 'Producción agroecológica'
  expect(tableOf()).toEqual([
    [
      'Seleccionar',
      'Ficha',
      'Programa',
      'Jefe de ficha',
      'Jornada',
      'Oferta',
      'Situación',
      'En formación',
      'Avance',
      'Lo que falta',
      'Último reporte',
    ],
    [
      '',
      '2990024',
      program,
      'Ingrid Johana Peña Cortés',
      'Mixta',
      'Abierta',
      'En proceso',
      '26',
      '48,46 %',
      '1.139 resultados, a 23 aprendices',
      'Hace 12 días',
    ],
    [
      '',
      '2990025',
      program,
      'Ana Rojas',
      'Nocturna',
      'Cerrada',
      'Finalizada',
      '1.200',
      '120 %',
      'Nada pendiente',
      'Hace 400 días',
    ],
  ])
  expect(linksOf(document.querySelector('table')!)).toEqual([
    ['2990024', '/fichas/visualizar/2990024'],
    ['1.139\u00a0resultados, a\u00a023 aprendices en la ficha 2990024', '/fichas/visualizar/2990024/faltantes'],
    ['2990025', '/fichas/visualizar/2990025'],
  ])
})

test('the menu switches between table and cards, exports the list, and links to the disabled fichas', async () => {
  const { getByText, findByText, sent, container } = await openList('?programId=4&jornada=mixta')
  fireEvent.click(getByText('Ver como tabla'))
  expect(await findByText('Ver como tarjetas')).toBeTruthy()
  expect([cards(), localStorage.getItem('fichas.vista')]).toEqual([[], 'tabla'])
  fireEvent.click(getByText('Ver como tarjetas'))
  await waitFor(() => expect(cards()).toHaveLength(2))
  fireEvent.click(getByText('Exportar a Excel'))
  await waitFor(() =>
    expect(sent.map(({ url }) => url)).toContain('/api/fichas/exportacion?jornada=mixta&programId=4&lang=es'),
  )
  expect(linksOf(container)).toContainEqual(['Ver deshabilitadas', '/fichas/disabled'])
})

test.each<[string, ListOptions, string]>([
  ['users who may only read', { can: false }, `${LEAD}MásVer como tablaExportar a ExcelPrograma`],
  [
    'users who may import reports',
    { can: false, as: ['fichas:import-evaluations'] },
    `${LEAD}Cargar reporteMásVer como tabla`,
  ],
  ['users who may create fichas', {}, `${LEAD}Crear fichaMásVer como tablaExportar a ExcelVer deshabilitadasPrograma`],
  ['users who may do both', { as: ['fichas:import-evaluations'] }, `${LEAD}Crear fichaCargar reporteMásVer como tabla`],
  [
    'users who head fichas',
    { own: 1, can: false },
    'Sus fichas: 1Mis fichasPor programaLo que necesita atenciónMásVer como tablaExportar a ExcelBuscar',
  ],
])('the header of the list offers %s the allowed actions', async (_, options, text) => {
  await openList('', options)
  expect(pageText()).toContain(text)
})

test('the button that loads a report is the main one', async () => {
  const { getByRole } = await openList('', { as: ['fichas:import-evaluations'] })
  const variantOf = (name: string) => getByRole('button', { name }).getAttribute('data-variant')
  expect([variantOf('Cargar reporte'), variantOf('Crear ficha')]).toEqual(['filled', 'default'])
})

test.each<[string, string, ListOptions]>([
  ['?programId=todos&reporte=atrasado', 'Fichas sin reporte reciente: 2', {}],
  ['?programId=4&reporte=con_rechazos', 'Fichas con filas rechazadas: 2', {}],
  ['?categoria=en_practicas', 'Fichas en prácticas: 2', {}],
  ['?etapa=productiva', 'Fichas en etapa productiva: 2', {}],
  ['?jefe=80101707', 'Fichas de Ingrid Johana Peña Cortés: 2', {}],
  ['?mias=true', 'Sus fichas: 2', { own: 2 }],
  ['?categoria=finalizadas', 'Fichas finalizadas: 0', { fichas: [] }],
  ['?jefe=52', 'Fichas: 0', { fichas: [] }],
  ['?programId=4', 'Fichas', {}],
  ['?jornada=mixta', 'Fichas: 2', {}],
  ['?reporte=atrasado&etapa=lectiva', 'Fichas: 2', {}],
  ['?mias=true&reporte=atrasado', 'Fichas: 2', { own: 2 }],
])('the heading of the list %s is “%s”', async (query, heading, options) => {
  const { findByRole } = await openList(query, options)
  expect((await findByRole('heading', { level: 1 })).textContent).toBe(heading)
})

test('the heading names the filter without a number if the list cannot be loaded', async () => {
  const { findByRole } = await openList('?reporte=atrasado', { answers: [refuse(listFichas, 403, 'forbidden')] })
  expect(await findByRole('heading', { level: 1, name: 'Fichas sin reporte reciente' })).toBeTruthy()
})

test('a report of a ficha that has ended is not marked as old', async () => {
  const { container } = await openList('', { fichas: [{ ...FICHA, dias_reporte: 31 }, SECOND] })
  expect(Array.from(container.querySelectorAll('[data-tone]'), textOf)).toEqual(['Reporte de hace 31 días'])
})

test('before the list is loaded, the menu only has the link to the disabled fichas, for users with permission', async () => {
  const failed = refuse(listPrograms, 403, 'forbidden')
  const list = refuse(listFichas, 403, 'forbidden')
  const { findByText, container } = await openList('', { as: ['fichas:view-disabled'], answers: [failed, list] })
  await findByText('No se pudieron cargar las fichas')
  expect(linksOf(container)).toContainEqual(['Ver deshabilitadas', '/fichas/disabled'])
})

test('links switch between the user’s own fichas and the fichas of a program, and remove the filters', async () => {
  const { getByRole, address, queryByLabelText } = await openList('?q=29&jornada=mixta', { own: 1 })
  const scope = getByRole('navigation', { name: 'Fichas que se muestran' })
  expect(linksOf(scope)).toEqual([
    ['Mis fichas', '/fichas?mias=true'],
    ['Por programa', '/fichas?programId=3'],
    ['Lo que necesita atención', '/fichas/atencion?mias=true'],
  ])
  expect(within(scope).getByRole('link', { current: 'page' }).textContent).toBe('Mis fichas')
  // There is no filter by head, because the user is the head of all these fichas.
  expect([queryByLabelText('Jefe de ficha'), queryByLabelText('Programa')]).toEqual([null, null])
  fireEvent.click(within(scope).getByRole('link', { name: 'Por programa' }))
  await waitFor(() => expect(address()).toBe('/fichas?programId=3'))
  await waitFor(() => expect(within(scope).getByRole('link', { current: 'page' }).textContent).toBe('Por programa'))
})

test.each<[string, string, ListOptions, string, string | undefined]>([
  [
    'this program',
    '',
    {},
    'Aún no hay fichas de este programaAquí estará la tarjeta de cada ficha, con su jefe, su jornada y el avance de sus aprendices. Cree la primera con el Reporte de Aprendices que descarga de SOFIA Plus.Crear ficha',
    undefined,
  ],
  [
    'this program, for users who may only read',
    '',
    { can: false },
    'Aún no hay fichas de este programaAquí estará la tarjeta de cada ficha, con su jefe, su jornada y el avance de sus aprendices. Un administrador puede crear la primera.',
    undefined,
  ],
  ['any program', '?programId=todos', {}, 'Aún no hay fichasAquí estará la tarjeta', undefined],
  [
    'the user’s own',
    '?mias=true',
    {},
    'Aún no es jefe de ninguna fichaAquí estarán las fichas que usted tenga a cargo. Las demás están en «Por programa».',
    undefined,
  ],
  [
    'these filters',
    '?programId=4&jornada=mixta&jefe=52',
    {},
    'Ninguna ficha coincideQuite algún filtro o busque otro número u otro nombre.Quitar los filtros',
    '/fichas?programId=4',
  ],
  ['this text', '?programId=4&q=77', {}, 'Ninguna ficha coincideQuite algún filtro', '/fichas?programId=4'],
])('the page explains an empty list of %s', async (_, query, options, text, cleared) => {
  const { queryByRole } = await openList(query, { ...options, fichas: [] })
  await waitFor(() => expect(pageText()).toContain(text))
  expect(queryByRole('link', { name: 'Quitar los filtros' })?.getAttribute('href')).toBe(cleared)
})

test.each([
  [
    'to remove the filters, if both results elsewhere are listed',
    2,
    'En todos los programas y sin otros filtros hay 2:',
    ['Quitar los filtros', '/fichas?programId=4'],
  ],
  [
    'a link to all 7 results elsewhere',
    7,
    'En todos los programas y sin otros filtros hay 7:',
    ['Ver todas', '/fichas?programId=todos&q=29'],
  ],
])('a search without results offers %s', async (_, total, text, action) => {
  const { container, sent, findByText } = await openList('?programId=4&q=29&oferta=abierta', {
    fichas: [],
    answers: [{ ...listed([FICHA, SECOND], total), query: 'q=29&limit=5' }],
  })
  await findByText('Ninguna ficha coincide aquí')
  expect(pageText()).toContain(`${text}2990024 · Producción agroecológica2990025 · Producción agroecológica`)
  expect(linksOf(container.querySelector('main')!).slice(-3)).toEqual([
    ['2990024 · Producción agroecológica', '/fichas/visualizar/2990024'],
    ['2990025 · Producción agroecológica', '/fichas/visualizar/2990025'],
    action,
  ])
  expect(sent.filter(({ url }) => url.includes('limit=5')).map(({ url }) => url)).toEqual(['/api/fichas?q=29&limit=5'])
})

test.each<[string, ListOptions, string, [string, string][]]>([
  [
    'users who may create them',
    { as: ['fichas:import-evaluations'] },
    'Suelte aquí un Reporte de Juicios Evaluativos de SOFIA Plus: trae la ficha, su programa y sus aprendices. También puede crear primero el programa con la hoja de cálculo de su diseño.Cargar reporteIr a programas',
    [['Ir a programas', '/programs']],
  ],
  [
    'users who may only read',
    { can: false },
    'Aquí estarán las fichas de cada programa. Un administrador debe crear primero el programa.',
    [],
  ],
])('without programs, %s see the first step', async (_, options, text, links) => {
  const { container } = await openList('', { ...options, programs: [], fichas: [] })
  await waitFor(() => expect(pageText()).toContain(`No hay programas disponibles${text}`))
  expect(linksOf(container).filter(([name]) => name !== 'Ver deshabilitadas')).toEqual(links)
})

test('the form of a new ficha opens by button or URL for users who may create fichas', async () => {
  const { getByRole, findByRole, unmount } = await openList()
  fireEvent.click(getByRole('button', { name: 'Crear ficha' }))
  expect(await findByRole('dialog', { name: 'Crear ficha' })).toBeTruthy()
  unmount()
  const linked = await openList('?crear')
  expect(await linked.findByRole('dialog', { name: 'Crear ficha' })).toBeTruthy()
  linked.unmount()
  const reader = await openList('?crear', { can: false })
  expect(reader.queryByRole('dialog')).toBeNull()
})
