/** @typedef {{ es: string, en: string }} Title */

/**
 * Returns the files of a remote with one page, by path. They pass the linter and the type checker unchanged.
 * @param {{ name: string, manifest: object, title: Title, order: number }} remote
 * @returns {Record<string, string>}
 */
export const remoteFiles = ({ name, manifest, title, order }) => ({
  'package.json': json(manifest),
  'rspack.config.ts': BUILD,
  'tsconfig.json': TYPES,
  'jest.config.cjs': "module.exports = { preset: '@fichero/build' }\n",
  'remote.ts': definition(name, order),
  'locales/es.json': json({
    title: title.es,
    empty: `Esta es la primera página de «${title.es}»`,
    emptyHint: 'Está en src/pages/home-page.tsx.',
  }),
  'locales/en.json': json({
    title: title.en,
    empty: `This is the first page of “${title.en}”`,
    emptyHint: 'It is in src/pages/home-page.tsx.',
  }),
  'src/pages/home-page.tsx': page(name),
  'src/pages/home-page.spec.tsx': spec(name),
})

/** @param {unknown} value */
const json = (value) => `${JSON.stringify(value, null, 2)}\n`

const BUILD = `import { defineRemote } from '@fichero/build/define-remote'
import { definition } from './remote'

export default defineRemote(import.meta.dirname, definition)
`

const TYPES = `{
  "extends": "@fichero/build/tsconfig.json",
  "exclude": ["dist", "node_modules"]
}
`

const definition = (name, order) => `import type { RemoteDefinition } from '@fichero/contract/remotes.schema'

export const definition: RemoteDefinition = {
  name: '${name}',
  routes: [{ path: '/${name}', page: 'home-page', titleKey: 'title', access: 'authenticated' }],
  links: [
    {
      slot: 'menu',
      path: '/${name}',
      icon: 'fichas',
      labelKey: 'title',
      order: ${order},
      access: 'authenticated',
    },
  ],
  parts: [],
}
`

const page = (name) => `import { EmptyState, PageHeader } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'

export function Page() {
  const { t } = useTranslation('${name}')
  return (
    <>
      <PageHeader title={t('title')} />
      <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>
    </>
  )
}
`

const spec = (name) => `/** @jest-environment jsdom */
import { LANGUAGES } from '@fichero/contract/enums'
import { openInFakeShell } from '@fichero/kit/testing/fake-shell'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { Page } from './home-page'

const texts = { es, en }
const remote = { definition, texts, pages: { 'home-page': Page } }

test.each(LANGUAGES)('shows its title and description in %s', async (language) => {
  const screen = await openInFakeShell(remote, '/${name}', { language })
  expect(screen.getByRole('heading', { level: 1, name: texts[language].title })).toBeTruthy()
  expect(screen.getByText(texts[language].empty)).toBeTruthy()
})

test('is not shown to guests', async () => {
  const screen = await openInFakeShell(remote, '/${name}', { as: 'guest' })
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.address()).toBe('/')
})
`
