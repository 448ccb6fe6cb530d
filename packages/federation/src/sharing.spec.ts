import { Sharing, sharedByShell, startSharing } from './sharing'

const factory = (value: unknown) => () => value
const kit = (version: string, get: () => (() => unknown) | Promise<() => unknown>) => ({
  '@fichero/kit/ui': [{ version, get, scope: ['default'], shareConfig: { singleton: true } }],
})
/** What a build of a remote asks for. */
const asked = (requiredVersion: string) => ({
  customShareInfo: { scope: ['default'], shareConfig: { requiredVersion, singleton: true, strictVersion: true } },
})

test('a module is loaded once, and everybody has the same copy', async () => {
  const ui = factory('ui')
  const get = jest.fn(async () => ui)
  const shell = startSharing({ name: 'shell', shared: kit('1.2.0', get) })
  const remote = new Sharing({ name: 'courses' })
  remote.initShareScopeMap('default', sharedByShell().default ?? {})
  expect(remote.initializeSharing('default')).toEqual([])
  const loads = [shell, remote].map((one) => one.loadShare('@fichero/kit/ui', asked('^1.1.0')))
  await expect(Promise.all(loads)).resolves.toEqual([ui, ui])
  await expect(remote.loadShare('@fichero/kit/ui', asked('^1.0.0'))).resolves.toBe(ui)
  expect(get).toHaveBeenCalledTimes(1)
  expect(remote.loadShareSync('@fichero/kit/ui', asked('^1.0.0'))).toBe(ui)
})

test('a version that does not fit is an error, and a module that nobody shares is none', async () => {
  const shell = startSharing({ name: 'shell', shared: kit('1.2.0', () => factory('ui')) })
  await expect(shell.loadShare('@fichero/kit/ui', asked('^2.0.0'))).rejects.toThrow(
    'shell needs @fichero/kit/ui ^2.0.0, and shared is 1.2.0.',
  )
  await expect(shell.loadShare('@fichero/kit/absent', asked('^1.0.0'))).resolves.toBe(false)
  expect(() => shell.loadShareSync('@fichero/kit/ui', asked('^1.3.0'))).toThrow('needs @fichero/kit/ui ^1.3.0')
})

test('what failed is asked for again', async () => {
  const ui = factory('ui')
  const get = jest.fn<Promise<() => unknown>, []>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(ui)
  const shell = startSharing({ name: 'shell', shared: kit('1.2.0', get) })
  await expect(shell.loadShare('@fichero/kit/ui', asked('^1.0.0'))).rejects.toThrow('no network')
  await expect(shell.loadShare('@fichero/kit/ui', asked('^1.0.0'))).resolves.toBe(ui)
})

test('the shell’s copies stay, whatever a container brings', async () => {
  const [ui, other] = [factory('ui'), factory('other')]
  const shell = startSharing({ name: 'shell', shared: kit('1.2.0', () => ui) })
  const remote = new Sharing({ name: 'courses' })
  remote.initShareScopeMap('default', shell.shareScopeMap.default ?? {})
  remote.registerShared(kit('1.2.0', () => other))
  await expect(remote.loadShare('@fichero/kit/ui', asked('^1.0.0'))).resolves.toBe(ui)
})

test('of two versions that fit, the one that runs is taken', async () => {
  const [newer, older] = [factory('1.4.0'), factory('1.2.0')]
  const shared = {
    '@fichero/kit/ui': [
      { version: '1.4.0', get: () => newer },
      { version: '1.2.0', get: () => older },
    ],
  }
  const shell = startSharing({ name: 'shell', shared })
  await expect(shell.loadShare('@fichero/kit/ui', { customShareInfo: {} })).resolves.toBe(newer)
  const late = startSharing({ name: 'shell', shared })
  const only = { customShareInfo: { shareConfig: { requiredVersion: '^1.2.0' } } }
  Object.assign(late.shareScopeMap.default?.['@fichero/kit/ui']?.['1.2.0'] ?? {}, { lib: older })
  await expect(late.loadShare('@fichero/kit/ui', only)).resolves.toBe(older)
})

test('a library of another container finds the modules in its own form', () => {
  const { shareScopeMap } = startSharing({ name: 'shell', shared: kit('1.2.0', () => factory('ui')) })
  expect(shareScopeMap.default?.['@fichero/kit/ui']?.['1.2.0']).toMatchObject({
    version: '1.2.0',
    from: 'shell',
    scope: ['default'],
    shareConfig: { singleton: true, eager: false, strictVersion: false },
    useIn: [],
    loading: null,
  })
  expect(Reflect.get(globalThis, '__FEDERATION__').__SHARE__).toEqual({ shell: shareScopeMap })
})
