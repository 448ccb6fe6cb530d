import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDataFolder, storedSecret } from './data-folder.js'

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs') }))

const { linkSync, writeFileSync }: typeof fs = jest.requireActual('node:fs')
let folder: string
let file: string

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'fichero-test-'))
  file = join(folder, 'jwt-secret')
})
afterEach(() => {
  jest.restoreAllMocks()
  fs.rmSync(folder, { recursive: true })
})

const inFolder = () => fs.readdirSync(folder)
const modeOf = (name: string) => (fs.statSync(join(folder, name)).mode & 0o777).toString(8)
const failure = (code: string) => Object.assign(new Error(code), { code })

describe('the secret', () => {
  it('is made once, for the owner alone', () => {
    const secret = storedSecret(folder)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(storedSecret(folder)).toBe(secret)
    expect([inFolder(), modeOf('jwt-secret')]).toEqual([['jwt-secret'], '600'])
  })

  it('that an earlier version left empty on a full disk is made again, and another one is never replaced', () => {
    writeFileSync(file, '')
    expect(storedSecret(folder)).toHaveLength(43)
    writeFileSync(file, 'half of one')
    expect(() => storedSecret(folder)).toThrow(`DATA_DIR: «${file}» está incompleto; bórrelo.`)
    writeFileSync(file, `${'one that somebody wrote'.padEnd(40, '!')}\n`)
    expect(storedSecret(folder)).toMatch(/^one that somebody wrote!/)
    expect(inFolder()).toEqual(['jwt-secret'])
  })

  it.each(['writeFileSync', 'linkSync'] as const)('is one if another process makes it before %s', (step) => {
    let others = ''
    jest.spyOn(fs, step).mockImplementationOnce((...given: unknown[]) => {
      others = storedSecret(folder)
      const real = step === 'linkSync' ? linkSync : writeFileSync
      return Reflect.apply(real, undefined, given)
    })
    expect(storedSecret(folder)).toBe(others)
    expect(inFolder()).toEqual(['jwt-secret'])
  })

  it('is made on a disk that knows no links', () => {
    jest.spyOn(fs, 'linkSync').mockImplementation(() => {
      throw failure('EPERM')
    })
    expect(storedSecret(folder)).toBe(storedSecret(folder))
    expect(inFolder()).toEqual(['jwt-secret'])
  })

  it('is not there after a full disk, which is said', () => {
    jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((path) => {
      writeFileSync(path, '')
      throw failure('ENOSPC')
    })
    expect(() => storedSecret(folder)).toThrow(`DATA_DIR: no se puede escribir «${file}»: no hay espacio en el disco.`)
    expect(inFolder()).toEqual([])
    expect(storedSecret(folder)).toHaveLength(43)
  })
})

it('what an earlier version left open to others is closed to them, and nothing else is touched', () => {
  const ours = [
    'fichero.sqlite',
    'fichero.sqlite-wal',
    'fichero.lock',
    'jwt-secret',
    'outbox/a.eml',
    'outbox/b.eml.part',
  ]
  const others = ['notes.txt', 'outbox/notes.txt', 'backup.sqlite']
  fs.mkdirSync(join(folder, 'outbox'))
  for (const name of [...ours, ...others]) {
    writeFileSync(join(folder, name), 'x')
    fs.chmodSync(join(folder, name), 0o644)
  }
  fs.symlinkSync(join(folder, 'notes.txt'), join(folder, 'outbox/c.eml'))
  for (const name of ['', 'outbox']) fs.chmodSync(join(folder, name), 0o755)
  openDataFolder(folder)
  expect(ours.map(modeOf)).toEqual(ours.map(() => '600'))
  expect(others.map(modeOf)).toEqual(others.map(() => '644'))
  expect(['', 'outbox'].map(modeOf)).toEqual(['755', '700'])
})
