import type { DeployToken } from './deploy-token.entity.js'
import { stateOf } from './deploy-token-state.js'

const NOW = new Date('2026-11-25T12:00:00Z')
beforeEach(() => void jest.useFakeTimers({ now: NOW }))
afterEach(() => void jest.useRealTimers())

const TOKEN = { revocada: null, vence: new Date(NOW.getTime() + 1), version_token: 3 } as DeployToken
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
  expect(stateOf({ ...TOKEN, ...given }, maker)).toEqual({ estado, reposo })
})
