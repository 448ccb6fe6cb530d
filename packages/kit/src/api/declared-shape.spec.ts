import { getFicha, listDisabledFichas, listFichas } from '@fichero/contract/calls/fichas.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { approveUser, listDisabledUsers, listPendingUsers, listUsers } from '@fichero/contract/calls/users.calls'
import type { AnyCall } from './call'
import { inDeclaredShape, isNone } from './declared-shape'

const ROWS = [{ id: 1 }, { id: 2 }]
const pagination = { currentPage: 1, totalPages: 1, totalItems: 2, itemsPerPage: 2 }
const can = { create: true, viewDisabled: false }
const ofFichas = { ok: true, can, pagination, fichas: ROWS }

test.each<[string, AnyCall, unknown, unknown]>([
  ['fichas from a bare list', listFichas, ROWS, ofFichas],
  ['fichas from "data"', listFichas, { data: ROWS }, ofFichas],
  [
    'the pagination that an answer has',
    listFichas,
    { fichas: ROWS, pagination: { ...pagination, totalPages: 9 } },
    { ...ofFichas, pagination: { totalPages: 9 } },
  ],
  ['an empty list of fichas', listFichas, [], { fichas: [], pagination: { totalItems: 0, itemsPerPage: 1 } }],
  ['users from a bare list', listUsers, ROWS, { ok: true, can, users: ROWS }],
  ['users from "users" without "ok"', listUsers, { users: ROWS }, { can, users: ROWS }],
  ['users from "data"', listUsers, { data: ROWS }, { can, users: ROWS }],
  ['programs from a bare list', listPrograms, ROWS, { can, programs: ROWS }],
  ['programs from "programs" without "can"', listPrograms, { programs: ROWS }, { can, programs: ROWS }],
  ['programs from "data"', listPrograms, { data: ROWS }, { can, programs: ROWS }],
  [
    'the permissions that an answer has',
    listPrograms,
    { programs: ROWS, can: { create: false, viewDisabled: true } },
    { can: { create: false, viewDisabled: true } },
  ],
  ['an unknown answer as it is', listPrograms, { other: 1 }, { other: 1 }],
  ['pending users from a bare list', listPendingUsers, ROWS, { ok: true, users: ROWS }],
  ['disabled fichas from "data"', listDisabledFichas, { data: ROWS }, ROWS],
  ['disabled users from "users"', listDisabledUsers, { users: ROWS }, ROWS],
  ['disabled users from a bare list', listDisabledUsers, ROWS, ROWS],
  ['a ficha from "ficha"', getFicha, { ficha: { nro_ficha: 7 } }, { nro_ficha: 7 }],
  ['a ficha from "data"', getFicha, { data: { nro_ficha: 7 } }, { nro_ficha: 7 }],
  ['a ficha beside an empty "data"', getFicha, { nro_ficha: 7, data: null }, { nro_ficha: 7 }],
  [
    'an approval without a link',
    approveUser,
    { ok: true, message: 'Aprobado' },
    { ok: true, message: 'Aprobado', enlace: null },
  ],
  [
    'an approval with a link',
    approveUser,
    { ok: true, message: 'Aprobado', enlace: 'https://…' },
    { enlace: 'https://…' },
  ],
])('the shapes of an endpoint read %s', (_, { shapes }, body, expected) => {
  const read = inDeclaredShape(body, shapes!, (permission) => permission.endsWith(':create'))
  if (Array.isArray(expected)) expect(read).toEqual(expected)
  else expect(read).toMatchObject(expected as object)
})

test.each<[string, unknown, boolean]>([
  ['the known message of an empty list means an empty list', { ok: false, msg: 'No hay fichas deshabilitadas' }, true],
  ['another message does not mean an empty list', { ok: false, msg: 'Otra cosa' }, false],
  [
    'the known message in a successful answer does not mean an empty list',
    { ok: true, msg: 'No hay fichas deshabilitadas' },
    false,
  ],
  ['a list is not the message of an empty list', [], false],
  ['a missing answer does not mean an empty list', undefined, false],
])('%s', (_, body, expected) => {
  expect(isNone(body, listDisabledFichas.shapes!)).toBe(expected)
  expect(isNone(body, {})).toBe(false)
})
