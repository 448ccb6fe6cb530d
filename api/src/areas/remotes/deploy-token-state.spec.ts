import type { DeployToken } from './deploy-token.entity.js'
import { stateOf } from './deploy-token-state.js'

const NOW = new Date('2026-11-25T12:00:00Z')
beforeEach(() => void jest.useFakeTimers({ now: NOW }))
afterEach(() => void jest.useRealTimers())

const TOKEN = { revocada: null, vence: new Date(NOW.getTime() + 1), creada: NOW, version_token: 3 } as DeployToken
const CREATOR = { estado: 'habilitado', rol: 'admin', version_token: 3 } as const

test.each([
  ['of an enabled administrator', {}, CREATOR, 'vigente', null],
  ['that was revoked', { revocada: NOW }, CREATOR, 'revocada', null],
  ['that was revoked and has expired', { revocada: NOW, vence: NOW }, CREATOR, 'revocada', null],
  ['that expires now', { vence: NOW }, CREATOR, 'vencida', null],
  ['that has expired, without a creator', { vence: NOW }, null, 'vencida', null],
  ['whose creator is null', {}, null, 'en_reposo', 'deshabilitado'],
  ['whose creator is undefined', {}, undefined, 'en_reposo', 'deshabilitado'],
  ['of a disabled creator', {}, { ...CREATOR, estado: 'deshabilitado' }, 'en_reposo', 'deshabilitado'],
  ['of a creator without the permission', {}, { ...CREATOR, rol: 'user' }, 'en_reposo', 'sin_permiso'],
  ['whose creator has ended all sessions', {}, { ...CREATOR, version_token: 4 }, 'en_reposo', 'sesiones_cerradas'],
  ['created by a node of an older version', { version_token: null }, CREATOR, 'en_reposo', 'sesiones_cerradas'],
] as const)('a token %s', (_, changes, creator, estado, reposo) => {
  expect(stateOf({ ...TOKEN, ...changes }, { creator, remote: null })).toEqual({ estado, reposo })
})

test.each([
  ['does not exist yet', undefined, {}, 'vigente', null],
  ['is in use', { retirado: null }, {}, 'vigente', null],
  [
    'was retired after the token was created',
    { retirado: new Date(NOW.getTime() + 1) },
    {},
    'en_reposo',
    'modulo_retirado',
  ],
  ['was retired at the moment of its creation', { retirado: NOW }, {}, 'en_reposo', 'modulo_retirado'],
  ['was retired before the token was created', { retirado: new Date(NOW.getTime() - 1) }, {}, 'vigente', null],
  ['was retired and that was revoked itself', { retirado: NOW }, { revocada: NOW }, 'revocada', null],
] as const)('a token whose remote %s', (_, remote, changes, estado, reposo) => {
  expect(stateOf({ ...TOKEN, ...changes }, { creator: CREATOR, remote })).toEqual({ estado, reposo })
})
