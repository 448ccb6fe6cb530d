import type { SystemStatus } from '@fichero/contract/status.schema'
import { faultsOf } from './faults.js'

const NOW = new Date('2026-11-26T12:00:00.000Z')
/** A time before `NOW`. */
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString()

const node = {
  id: 'a',
  nombre: 'uno',
  proceso: 1,
  version: '1.1.0',
  inicio: minutesAgo(900),
  senal: minutesAgo(0),
  vive: true,
  redis: true,
}
const base = { motor: 'mysql' as const, version: '8.4.0', ms: 500, tamano: 1 }
const correo = { configurado: true, ultimo: null, esperan: 0, desde: null }
const release = { nombre: 'fichas', titulo: { es: 'Fichas', en: 'Fichas' }, version: '1.2.0', fallos: 3, falla: false }

const HEALTHY: SystemStatus = {
  nodos: [node],
  base,
  disco: { libre: 1024 ** 3, total: 1024 ** 4 },
  correo,
  copia: { fecha: null, desde: minutesAgo(30 * 60) },
  modulos: [release],
  espera: { archivos: 9, en_fila: 7, solicitudes: 40 },
}
/** Returns the faults of a healthy system after these parts were changed. */
const faultsWith = (parts: Partial<SystemStatus>, hasRedis = false) =>
  faultsOf({ ...HEALTHY, ...parts }, NOW, { hasRedis, losesTraces: false }).map(({ codigo, params }) => [
    codigo,
    params,
  ])

it.each<[string, Partial<SystemStatus>]>([
  ['a healthy system', {}],
  ['only one node without Redis', { nodos: [node, { ...node, id: 'b', redis: false }] }],
  ['mail that waits for a quarter of an hour', { correo: { ...correo, esperan: 2, desde: minutesAgo(15) } }],
  ['mail that waits since an unknown time', { correo: { ...correo, esperan: 2 } }],
  ['a backup of yesterday', { copia: { fecha: minutesAgo(30 * 60), desde: minutesAgo(9999) } }],
  ['data of yesterday and no backup', { copia: { fecha: null, desde: minutesAgo(30 * 60) } }],
  ['no data and no backup', { copia: { fecha: null, desde: null } }],
])('faultsOf reports no fault for %s', (_, parts) => {
  expect(faultsWith(parts)).toEqual([])
})

it('faultsOf reports running nodes that do not reach their Redis', () => {
  const nodos = [true, false].map((vive, id) => ({ ...node, id: String(id), vive, redis: false }))
  expect(faultsWith({ nodos }, true)).toContainEqual(['redis_away', { count: 1 }])
  expect(faultsWith({ nodos: [node] }, true)).toEqual([])
})

it('faultsOf reports traces that the collector does not accept', () => {
  expect(faultsOf(HEALTHY, NOW, { hasRedis: false, losesTraces: true })).toEqual([
    { codigo: 'traces_away', params: {} },
  ])
})

it.each<[string, Partial<SystemStatus>, [string, object][]]>([
  ['a slow database', { base: { ...base, ms: 501 } }, [['database_slow', { ms: 501 }]]],
  ['a part without an answer', { correo: null }, [['part_silent', { parte: 'correo' }]]],
  ['a disk without an answer', { disco: null }, [['part_silent', { parte: 'disco' }]]],
  [
    'a database without an answer, but not for the parts that depend on it',
    { base: null, nodos: null, correo: null, copia: null, modulos: null, espera: null },
    [['database_silent', {}]],
  ],
  [
    'a database and a disk without an answer',
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
    'running nodes without Redis',
    { nodos: [1, 2, 3].map((id) => ({ ...node, id: String(id), redis: id === 1 })) },
    [['nodes_without_redis', { nodos: 2 }]],
  ],
  [
    'a stopped node, but not for its version',
    { nodos: [node, { ...node, id: 'b', nombre: 'dos', version: '1.0.0', vive: false, senal: minutesAgo(3) }] },
    [['node_silent', { nombre: 'dos', desde: minutesAgo(3) }]],
  ],
  [
    'nodes of different versions',
    { nodos: [node, { ...node, id: 'b', version: '1.0.0' }] },
    [['nodes_differ', { versiones: '1.0.0, 1.1.0' }]],
  ],
  [
    'mail that waits for more than a quarter of an hour',
    { correo: { ...correo, esperan: 2, desde: minutesAgo(16) } },
    [['mail_waits', { count: 2, desde: minutesAgo(16) }]],
  ],
  ['no backup of data', { copia: { fecha: null, desde: minutesAgo(30 * 60 + 1) } }, [['backup_missing', {}]]],
  [
    'an old backup',
    { copia: { fecha: minutesAgo(30 * 60 + 1), desde: minutesAgo(9999) } },
    [['backup_old', { desde: minutesAgo(30 * 60 + 1) }]],
  ],
  [
    'a release that fails',
    { modulos: [release, { ...release, nombre: 'programs', falla: true }] },
    [['release_failing', { modulo: 'programs', version: '1.2.0', count: 3 }]],
  ],
])('faultsOf reports a fault for %s', (_, parts, expected) => {
  expect(faultsWith(parts)).toEqual(expected)
})
