import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkLocales } from './check-locales'

const root = join(__dirname, '../../..')
const AREAS = [
  { dir: 'packages/kit', namespace: 'kit' },
  { dir: 'shell', namespace: 'shell' },
  { dir: 'mfe-fichas', namespace: 'fichas' },
  { dir: 'mfe-instructors', namespace: 'instructors' },
  { dir: 'mfe-programs', namespace: 'programs' },
  { dir: 'mfe-manuals', namespace: 'manuals' },
]

test('every text that a screen asks for is written in both languages, and every written text is asked for', () => {
  expect(checkLocales(AREAS.map(({ dir, namespace }) => ({ dir: join(root, dir), namespace })))).toEqual([])
})

test('the check sees a missing language, a missing key, an unused key, plurals and keys completed at run time', () => {
  const dir = mkdtempSync(join(tmpdir(), 'locales-'))
  mkdirSync(join(dir, 'locales'))
  mkdirSync(join(dir, 'src'))
  const es = { title: 'Uno', only_es: 'a', unused: 'b', count_one: '1', count_other: 'n', state: { on: 'x', off: 'y' } }
  const { only_es, ...en } = es
  writeFileSync(join(dir, 'locales/es.json'), JSON.stringify(es))
  writeFileSync(join(dir, 'locales/en.json'), JSON.stringify(en))
  const state = ['t(`state.$', '{x}`)'].join('')
  const source = `t('title'); t('only_es'); t('count', { count }); ${state}; t('a:absent'); t('gone')`
  writeFileSync(join(dir, 'src/page.tsx'), source)

  expect(only_es).toBe('a')
  expect(checkLocales([{ dir, namespace: 'a' }])).toEqual([
    'a:only_es has no English text',
    'a:unused is never used',
    `${dir}/src/page.tsx: t('a:absent') is written nowhere`,
    `${dir}/src/page.tsx: t('a:gone') is written nowhere`,
  ])
})
