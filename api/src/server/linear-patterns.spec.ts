import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { analyse } from 'scslre'

const SOURCES = [join(__dirname, '..'), join(__dirname, '../../../packages/contract/src')]

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|^testing\//.test(file))
    .map((file) => join(folder, file))

interface Pattern {
  source: string
  flags: string
}

/** The regular expression literals of a file. */
function patternsOf(file: string): Pattern[] {
  const found: Pattern[] = []
  JSON.stringify(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', decorators: true }), (_, node) => {
    if (node?.type === 'RegExpLiteral') found.push({ source: node.pattern, flags: node.flags })
    return node
  })
  return found
}

const isSlow = (pattern: Pattern) => analyse(pattern).reports.length > 0

test('the check recognises a pattern that takes quadratic time', () => {
  expect(isSlow({ source: '[ .]+$', flags: '' })).toBe(true)
  expect(isSlow({ source: '^ *-? *(.*)$', flags: '' })).toBe(true)
  expect(isSlow({ source: '^ +(.*)$', flags: '' })).toBe(true)
  expect(isSlow({ source: '^ +$', flags: '' })).toBe(false)
})

test('no pattern of the API or the contract takes more than linear time', () => {
  const patterns = SOURCES.flatMap((folder) =>
    filesOf(folder).flatMap((file) => patternsOf(file).map((pattern) => ({ file, ...pattern }))),
  )
  expect(patterns.length).toBeGreaterThan(30)
  const slow = patterns.filter(isSlow)
  expect(slow).toEqual([])
})
