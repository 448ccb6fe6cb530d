import type { SystemStatus } from '@fichero/contract/status.schema'
import { faultsOf } from './faults.js'

const NOW = new Date('2026-11-26T12:00:00.000Z')
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString()

const node = {
  id: 'a',
  nombre: 'uno',
  proceso: 1,
  version: '1.1.0',
  inicio: before(900),
  senal: before(0),
  vive: true,
  redis: true,
}
const base = { motor: 'mysql' as const, version: '8.4.0', ms: 500, tamano: 1, grupo: null }
const correo = { configurado: true, ultimo: null, esperan: 0, desde: null }
const release = { nombre: 'fichas', titulo: { es: 'Fichas', en: 'Fichas' }, version: '1.2.0', fallos: 3, falla: false }
const group = (miembros: number, en_linea: number, atraso: number | null) => ({
  base: { ...base, grupo: { miembros, en_linea, atraso } },
})

const WELL: SystemStatus = {
  nodos: [node],
  base,
  disco: { libre: 1024 ** 3, total: 1024 ** 4 },
  correo,
  copia: { fecha: null },
  modulos: [release],
  espera: { archivos: 9, en_fila: 7, solicitudes: 40 },
}
const wrong = (parts: Partial<SystemStatus>) =>
  faultsOf({ ...WELL, ...parts }, NOW).map(({ codigo, params }) => [codigo, params])

it.each<[string, Partial<SystemStatus>]>([
  ['as it is', {}],
  ['with a group that is whole', group(3, 3, 1000)],
  ['with servers that do not tell how far they are', group(3, 3, null)],
  ['with one node alone without Redis', { nodos: [node, { ...node, id: 'b', redis: false }] }],
  ['with mail that waits for a quarter of an hour', { correo: { ...correo, esperan: 2, desde: before(15) } }],
  ['with mail whose time is not known', { correo: { ...correo, esperan: 2 } }],
  ['with a backup of yesterday', { copia: { fecha: before(30 * 60) } }],
])('nothing is wrong %s', (_, parts) => {
  expect(wrong(parts)).toEqual([])
})

it.each<[string, Partial<SystemStatus>, [string, object][]]>([
  ['a slow database', { base: { ...base, ms: 501 } }, [['database_slow', { ms: 501 }]]],
  ['a member away', group(3, 2, 0), [['group_member_away', { miembros: 3, en_linea: 2 }]]],
  ['a member behind', group(3, 3, 1001), [['group_behind', { atraso: 1001 }]]],
  ['a part that is silent', { correo: null }, [['part_silent', { parte: 'correo' }]]],
  ['a disk that is silent', { disco: null }, [['part_silent', { parte: 'disco' }]]],
  [
    'a database that is silent, which silences others',
    { base: null, nodos: null, correo: null, copia: null, modulos: null, espera: null },
    [['database_silent', {}]],
  ],
  [
    'a database and a disk that are silent',
    { base: null, disco: null },
    [
      ['database_silent', {}],
      ['part_silent', { parte: 'disco' }],
    ],
  ],
  [
    'a disk that is nearly full',
    { disco: { libre: 1024 ** 3 - 1, total: 1 } },
    [['disk_low', { libre: 1024 ** 3 - 1 }]],
  ],
  [
    'nodes without Redis, of those that run',
    { nodos: [1, 2, 3].map((id) => ({ ...node, id: String(id), redis: id === 1 })) },
    [['nodes_without_redis', { nodos: 2 }]],
  ],
  [
    'a node that stopped, of which nothing else is said',
    { nodos: [node, { ...node, id: 'b', nombre: 'dos', version: '1.0.0', vive: false, senal: before(3) }] },
    [['node_silent', { nombre: 'dos', desde: before(3) }]],
  ],
  [
    'nodes of different versions',
    { nodos: [node, { ...node, id: 'b', version: '1.0.0' }] },
    [['nodes_differ', { versiones: '1.0.0, 1.1.0' }]],
  ],
  [
    'mail that waits for long',
    { correo: { ...correo, esperan: 2, desde: before(16) } },
    [['mail_waits', { count: 2, desde: before(16) }]],
  ],
  ['an old backup', { copia: { fecha: before(30 * 60 + 1) } }, [['backup_old', { desde: before(30 * 60 + 1) }]]],
  [
    'a release that fails',
    { modulos: [release, { ...release, nombre: 'programs', falla: true }] },
    [['release_failing', { modulo: 'programs', version: '1.2.0', count: 3 }]],
  ],
])('%s is told', (_, parts, expected) => {
  expect(wrong(parts)).toEqual(expected)
})
