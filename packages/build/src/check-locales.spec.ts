import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TEXTS } from '@fichero/contract/texts'
import { checkLocales } from './check-locales'

const root = join(__dirname, '../../..')
const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.ts')))
const AREAS = [
  {
    dir: 'packages/kit',
    namespace: 'kit',
    more: { es: { ...TEXTS.es.fields, ...TEXTS.es.columns }, en: { ...TEXTS.en.fields, ...TEXTS.en.columns } },
  },
  { dir: 'shell', namespace: 'shell' },
  { dir: 'shell/src/access', team: 'shell', namespace: 'access', code: '' },
  { dir: 'shell/src/connection', team: 'shell', namespace: 'connection', code: '' },
  { dir: 'shell/landing', team: 'shell', namespace: 'landing', code: '' },
  { dir: 'shell/own-progress', team: 'shell', namespace: 'own-progress', code: '' },
  { dir: 'shell/opt-out', team: 'shell', namespace: 'opt-out', code: '' },
  { dir: 'shell/modules', team: 'shell', namespace: 'modules', code: '' },
  { dir: 'shell/status', team: 'shell', namespace: 'status', code: '' },
  { dir: 'shell/src/remotes/development', team: 'shell', namespace: 'development', code: '' },
  ...remotes.map((dir) => ({ dir, namespace: dir.replace('mfe-', '') })),
]

test('every key in use exists in both languages, and every key is in use', () => {
  expect(checkLocales(AREAS.map((area) => ({ ...area, dir: join(root, area.dir) })))).toEqual([])
})

test.each(['es', 'en'])('translations in %s format the counts that they insert', (language) => {
  const written = AREAS.flatMap(({ dir }) =>
    ['locales', 'src/locales'].map((folder) => join(root, dir, folder, `${language}.json`)).filter(existsSync),
  )
  expect(written).toHaveLength(AREAS.length)
  expect(written.filter((file) => readFileSync(file, 'utf8').includes('{{count}}'))).toEqual([])
})

test('the check finds missing languages, missing and unused keys, and handles plurals and computed keys', () => {
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

const SAME = '"No se pudo guardar el cambio" is written in'

test.each([
  ['one team', { a: 'shell', b: 'shell' }, [`${SAME} a and b: it belongs to the kit`]],
  ['two teams', { a: 'a', b: 'b' }, []],
  ['two teams and the kit', { a: 'a', kit: 'kit', b: 'b' }, [`${SAME} a and kit and b: it belongs to the kit`]],
])('in areas of %s, the check reports the right repeated sentences, but no words or titles', (_, teams, found) => {
  const areas = Object.entries(teams).map(([namespace, team]) => {
    const dir = mkdtempSync(join(tmpdir(), 'locales-'))
    for (const folder of ['locales', 'src']) mkdirSync(join(dir, folder))
    const texts = { word: 'Instructores', title: 'Instructores deshabilitados', same: 'No se pudo guardar el cambio' }
    for (const language of ['es', 'en']) writeFileSync(join(dir, `locales/${language}.json`), JSON.stringify(texts))
    writeFileSync(join(dir, 'src/page.tsx'), "t('word'); t('title'); t('same')")
    writeFileSync(join(dir, 'remote.ts'), "titleKey: 'title'")
    return { dir, namespace, team }
  })
  expect(checkLocales(areas)).toEqual(found)
})

test('an area inside another area does not share its translations', () => {
  const dir = mkdtempSync(join(tmpdir(), 'locales-'))
  const inner = join(dir, 'src/inner')
  for (const folder of [dir, inner]) mkdirSync(join(folder, 'locales'), { recursive: true })
  for (const language of ['es', 'en']) {
    writeFileSync(join(dir, `locales/${language}.json`), JSON.stringify({ outside: 'a' }))
    writeFileSync(join(inner, `locales/${language}.json`), JSON.stringify({ inside: 'b' }))
  }
  writeFileSync(join(dir, 'src/page.tsx'), "t('inside')")
  writeFileSync(join(inner, 'page.tsx'), "t('outside')")

  const areas = [
    { dir, namespace: 'a' },
    { dir: inner, namespace: 'b', code: '' },
  ]
  expect(checkLocales(areas)).toEqual([
    'a:outside is never used',
    'b:inside is never used',
    `${dir}/src/page.tsx: t('a:inside') is written nowhere`,
    `${inner}/page.tsx: t('b:outside') is written nowhere`,
  ])
})
