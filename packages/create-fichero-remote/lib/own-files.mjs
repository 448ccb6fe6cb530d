/**
 * What a module has besides in a repository of its own: the linter's rules, a test of its texts, a workflow that releases
 * it, and what its team reads first.
 * @param {{ name: string, title: { es: string, en: string } }} remote
 * @returns {Record<string, string>}
 */
export const ownFiles = ({ name, title }) => ({
  'biome.json': LINTER,
  'texts.spec.ts': texts(name),
  '.gitignore': 'node_modules/\ndist/\n',
  '.github/workflows/release.yml': WORKFLOW,
  'README.md': readme(name, title.en),
})

const LINTER = `{
  "extends": ["@fichero/build/biome"],
  "vcs": { "enabled": true, "clientKind": "git", "useIgnoreFile": true }
}
`

const texts = (name) => `import { checkLocales } from '@fichero/build/check-locales'

test('every text is in both languages and in use', () => {
  expect(checkLocales([{ dir: __dirname, namespace: '${name}' }])).toEqual([])
})
`

const WORKFLOW = `# Releases the module where a version is tagged (git tag v1.0.1). An administrator of the system makes the deploy token.
name: release

on:
  push:
    tags: ['v*']

permissions:
  contents: read

jobs:
  release:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
          cache: npm
      - run: npm ci
      - run: npx playwright install --with-deps chromium
      - run: npx fichero-remote test
      # Administrators get it first. For everyone: npx fichero-remote activate VERSION
      - run: npx fichero-remote release --activate --for administradores
        env:
          FICHERO_URL: \${{ vars.FICHERO_URL }}
          FICHERO_DEPLOY_TOKEN: \${{ secrets.FICHERO_DEPLOY_TOKEN }}
`

const readme = (name, title) => `# ${title}

A module of Fichero. It is built, released and rolled back on its own; a running system takes it without a restart.

\`\`\`sh
npm install
npx fichero-remote test
npx fichero-remote dev --shell https://pruebas.fichero.example
\`\`\`

\`dev\` prints an address that shows the module in that system, in your browser only, as you save. The system must say that
it is not production.

| file | what it has |
|---|---|
| \`remote.ts\` | addresses, menu entry, cards, search results, and who may see them |
| \`src/pages/home-page.tsx\` | the page at \`/${name}\`; \`@fichero/kit\` has the design system, the session and the calls |
| \`src/pages/home-page.spec.tsx\` | its test, in a shell that answers what the test says |
| \`locales/es.json\`, \`locales/en.json\` | every text, in both languages |

To release it, raise the version in \`package.json\`. An administrator makes a deploy token on the page **Módulos**.

\`\`\`sh
export FICHERO_URL=https://fichero.example FICHERO_DEPLOY_TOKEN=fichero_…
npx fichero-remote release --activate --for administradores
npx fichero-remote status
npx fichero-remote activate 1.0.0
npx fichero-remote rollback
npx fichero-remote retire
\`\`\`

\`npx fichero-remote VERB --help\` says more. \`.github/workflows/release.yml\` does this where a version is tagged.
`
