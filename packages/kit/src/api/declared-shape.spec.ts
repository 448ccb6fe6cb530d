import { getFicha, listDisabledFichas, listFichas } from '@fichero/contract/calls/fichas.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { approveUser, listDisabledUsers, listPendingUsers, listUsers } from '@fichero/contract/calls/users.calls'
import type { AnyCall } from './call'
import { inDeclaredShape, isNone } from './declared-shape'

const ROWS = [{ id: 1 }, { id: 2 }]
const pagination = { currentPage: 1, totalPages: 1, totalItems: 2, itemsPerPage: 2 }
const can = { create: true, viewDisabled: false }
const ofFichas = { ok: true, can, pagination, fichas: ROWS }

test.each<[AnyCall, unknown, unknown]>([
  [listFichas, ROWS, ofFichas],
  [listFichas, { data: ROWS }, ofFichas],
  [
    listFichas,
    { fichas: ROWS, pagination: { ...pagination, totalPages: 9 } },
    { ...ofFichas, pagination: { totalPages: 9 } },
  ],
  [listFichas, [], { fichas: [], pagination: { totalItems: 0, itemsPerPage: 1 } }],
  [listUsers, ROWS, { ok: true, can, users: ROWS }],
  [listUsers, { users: ROWS }, { can, users: ROWS }],
  [listUsers, { data: ROWS }, { can, users: ROWS }],
  [listPrograms, ROWS, { can, programs: ROWS }],
  [listPrograms, { programs: ROWS }, { can, programs: ROWS }],
  [listPrograms, { data: ROWS }, { can, programs: ROWS }],
  [
    listPrograms,
    { programs: ROWS, can: { create: false, viewDisabled: true } },
    { can: { create: false, viewDisabled: true } },
  ],
  [listPrograms, { other: 1 }, { other: 1 }],
  [listPendingUsers, ROWS, { ok: true, users: ROWS }],
  [listDisabledFichas, { data: ROWS }, ROWS],
  [listDisabledUsers, { users: ROWS }, ROWS],
  [listDisabledUsers, ROWS, ROWS],
  [getFicha, { ficha: { nro_ficha: 7 } }, { nro_ficha: 7 }],
  [getFicha, { data: { nro_ficha: 7 } }, { nro_ficha: 7 }],
  [getFicha, { nro_ficha: 7, data: null }, { nro_ficha: 7 }],
  [approveUser, { ok: true, message: 'Aprobado' }, { ok: true, message: 'Aprobado', enlace: null }],
  [approveUser, { ok: true, message: 'Aprobado', enlace: 'https://…' }, { enlace: 'https://…' }],
])('$path: %j', ({ shapes }, body, expected) => {
  const read = inDeclaredShape(body, shapes!, (permission) => permission.endsWith(':create'))
  if (Array.isArray(expected)) expect(read).toEqual(expected)
  else expect(read).toMatchObject(expected as object)
})

test.each<[unknown, boolean]>([
  [{ ok: false, msg: 'No hay fichas deshabilitadas' }, true],
  [{ ok: false, msg: 'Otra cosa' }, false],
  [{ ok: true, msg: 'No hay fichas deshabilitadas' }, false],
  [[], false],
  [undefined, false],
])('an empty list is meant by %j: %s', (body, expected) => {
  expect(isNone(body, listDisabledFichas.shapes!)).toBe(expected)
  expect(isNone(body, {})).toBe(false)
})
