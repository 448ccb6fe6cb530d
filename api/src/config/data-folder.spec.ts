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
const errorWith = (code: string) => Object.assign(new Error(code), { code })

describe('storedSecret', () => {
  it('creates the secret once, readable by its owner only', () => {
    const secret = storedSecret(folder)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(storedSecret(folder)).toBe(secret)
    expect([inFolder(), modeOf('jwt-secret')]).toEqual([['jwt-secret'], '600'])
  })

  it('replaces an empty file, which an earlier version left on a full disk, and no other file', () => {
    writeFileSync(file, '')
    expect(storedSecret(folder)).toHaveLength(43)
    writeFileSync(file, 'half of one')
    expect(() => storedSecret(folder)).toThrow(`DATA_DIR: «${file}» está incompleto; bórrelo.`)
    writeFileSync(file, `${'one that somebody wrote'.padEnd(40, '!')}\n`)
    expect(storedSecret(folder)).toMatch(/^one that somebody wrote!/)
    expect(inFolder()).toEqual(['jwt-secret'])
  })

  it.each(['writeFileSync', 'linkSync'] as const)(
    'returns the secret of another process that creates it before %s',
    (step) => {
      let created = ''
      jest.spyOn(fs, step).mockImplementationOnce((...args: unknown[]) => {
        created = storedSecret(folder)
        const real = step === 'linkSync' ? linkSync : writeFileSync
        return Reflect.apply(real, undefined, args)
      })
      expect(storedSecret(folder)).toBe(created)
      expect(inFolder()).toEqual(['jwt-secret'])
    },
  )

  it('creates the secret on a file system without hard links', () => {
    jest.spyOn(fs, 'linkSync').mockImplementation(() => {
      throw errorWith('EPERM')
    })
    expect(storedSecret(folder)).toBe(storedSecret(folder))
    expect(inFolder()).toEqual(['jwt-secret'])
  })

  it('reports a full disk, and leaves no file', () => {
    jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((path) => {
      writeFileSync(path, '')
      throw errorWith('ENOSPC')
    })
    expect(() => storedSecret(folder)).toThrow(`DATA_DIR: no se puede escribir «${file}»: no hay espacio en el disco.`)
    expect(inFolder()).toEqual([])
    expect(storedSecret(folder)).toHaveLength(43)
  })
})

it('openDataFolder removes the permissions of other users on Fichero’s files only', () => {
  const managed = [
    'fichero.sqlite',
    'fichero.sqlite-wal',
    'fichero.lock',
    'jwt-secret',
    'outbox/a.eml',
    'outbox/b.eml.part',
  ]
  const others = ['notes.txt', 'outbox/notes.txt', 'backup.sqlite']
  fs.mkdirSync(join(folder, 'outbox'))
  for (const name of [...managed, ...others]) {
    writeFileSync(join(folder, name), 'x')
    fs.chmodSync(join(folder, name), 0o644)
  }
  fs.symlinkSync(join(folder, 'notes.txt'), join(folder, 'outbox/c.eml'))
  for (const name of ['', 'outbox']) fs.chmodSync(join(folder, name), 0o755)
  openDataFolder(folder)
  expect(managed.map(modeOf)).toEqual(managed.map(() => '600'))
  expect(others.map(modeOf)).toEqual(others.map(() => '644'))
  expect(['', 'outbox'].map(modeOf)).toEqual(['755', '700'])
})
