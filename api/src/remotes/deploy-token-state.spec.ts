import type { DeployToken } from './deploy-token.entity.js'
import { stateOf } from './deploy-token-state.js'

const NOW = new Date('2026-11-25T12:00:00Z')
beforeEach(() => void jest.useFakeTimers({ now: NOW }))
afterEach(() => void jest.useRealTimers())

const TOKEN = { revocada: null, vence: new Date(NOW.getTime() + 1), creada: NOW, version_token: 3 } as DeployToken
const MAKER = { estado: 'habilitado', rol: 'admin', version_token: 3 } as const

test.each([
  ['as it was made', {}, MAKER, 'vigente', null],
  ['that was revoked', { revocada: NOW }, MAKER, 'revocada', null],
  ['that was revoked and has ended', { revocada: NOW, vence: NOW }, MAKER, 'revocada', null],
  ['that ends now', { vence: NOW }, MAKER, 'vencida', null],
  ['that has ended, of somebody who may make none', { vence: NOW }, null, 'vencida', null],
  ['of nobody', {}, null, 'en_reposo', 'deshabilitado'],
  ['of nobody who is known', {}, undefined, 'en_reposo', 'deshabilitado'],
  ['of a disabled maker', {}, { ...MAKER, estado: 'deshabilitado' }, 'en_reposo', 'deshabilitado'],
  ['of a maker who may make none', {}, { ...MAKER, rol: 'user' }, 'en_reposo', 'sin_permiso'],
  ['of closed sessions', {}, { ...MAKER, version_token: 4 }, 'en_reposo', 'sesiones_cerradas'],
  ['of an older version', { version_token: null }, MAKER, 'en_reposo', 'sesiones_cerradas'],
] as const)('a token %s', (_, given, maker, estado, reposo) => {
  expect(stateOf({ ...TOKEN, ...given }, { maker, remote: null })).toEqual({ estado, reposo })
})

test.each([
  ['is not there yet', undefined, {}, 'vigente', null],
  ['is in use', { retirado: null }, {}, 'vigente', null],
  ['was retired after it was made', { retirado: new Date(NOW.getTime() + 1) }, {}, 'en_reposo', 'modulo_retirado'],
  ['was retired as it was made', { retirado: NOW }, {}, 'en_reposo', 'modulo_retirado'],
  ['was retired before it was made', { retirado: new Date(NOW.getTime() - 1) }, {}, 'vigente', null],
  ['was retired, and the token revoked', { retirado: NOW }, { revocada: NOW }, 'revocada', null],
] as const)('a token whose remote %s', (_, remote, given, estado, reposo) => {
  expect(stateOf({ ...TOKEN, ...given }, { maker: MAKER, remote })).toEqual({ estado, reposo })
})
