/** @jest-environment jsdom */
import { readModuleService } from '@fichero/contract/calls/module-service.calls'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import es from '../../locales/es.json'
import { COOKING, found, openSearchPanel } from '../testing/open-search'

const rooms = (respuesta: unknown) => answer(readModuleService, { ok: true, estado: 200, respuesta })
const ROOMS = {
  group: 'salas',
  service: '/buscar',
  titleKey: 'rooms',
  order: 1,
  path: '/cursos/:id',
  label: '{{nombre}}',
  detail: 'Sala {{id}}',
}
const openWithRooms = (answers: FakeAnswer[]) => openSearchPanel(answers, [], [ROOMS])
const FOUND = found('coc', { programas: COOKING })

test('what the service of a module finds is a group of its own, after everything else', async () => {
  const screen = await openWithRooms([
    FOUND,
    rooms([
      { id: 7, nombre: 'Cocina 1', otro: null },
      { id: 8, nombre: 'Cocina 2' },
    ]),
  ])
  screen.type('coc')
  await screen.findByText('Sala 8')
  expect(screen.groups().at(0)).toEqual(['Cursos', '4Cocina', '5Cocina fría'])
  expect(screen.groups().at(-1)).toEqual(['Salas', 'Cocina 1Sala 7', 'Cocina 2Sala 8'])
  expect(screen.sent.map(({ url }) => url)).toContain('/api/modulos/courses/servicio?ruta=%2Fbuscar%3Fq%3Dcoc')
  screen.choose('Cocina 1Sala 7')
  expect(screen.address()).toBe('/cursos/7')
})

test('if the service of a module does not answer, the search says so and shows the other results', async () => {
  const screen = await openWithRooms([FOUND, refuse(readModuleService, 504, 'module_service_slow')])
  screen.type('coc')
  await screen.findByText(es.search.unanswered.replace('{{groups}}', 'Salas'))
  expect(screen.groups().at(0)).toEqual(['Cursos', '4Cocina', '5Cocina fría'])
})

test('an answer of a service that is no list of rows finds nothing', async () => {
  const screen = await openWithRooms([found('coc', {}), rooms({ salas: [] })])
  screen.type('coc')
  await screen.findByText('No encontramos nada con «coc».')
})
