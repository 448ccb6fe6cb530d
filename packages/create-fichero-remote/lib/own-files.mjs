/**
 * Returns the additional files of a module in a separate repository: the linter's rules, a test of the translations, workflows
 * that release and check the module, a README, and the registry of a Fichero as source of its packages.
 * @param {{ name: string, title: { es: string, en: string }, registry?: string }} remote
 * @returns {Record<string, string>}
 */
export const ownFiles = ({ name, title, registry }) => ({
  'biome.json': LINTER,
  'texts.spec.ts': texts(name),
  'playwright.config.ts': PLAYWRIGHT,
  'smoke.test.ts': smoke(name),
  '.gitignore': 'node_modules/\ndist/\ntest-results/\n',
  '.github/workflows/release.yml': RELEASE,
  '.github/workflows/check.yml': CHECK,
  'README.md': readme(name, title.en, registry),
  ...(registry && { '.npmrc': `@fichero:registry=${registry}\n` }),
})

const LINTER = `{
  "extends": ["@fichero/build/biome"],
  "vcs": { "enabled": true, "clientKind": "git", "useIgnoreFile": true }
}
`

const texts = (name) => `import { checkLocales } from '@fichero/build/check-locales'

test('every text exists in both languages and is used', () => {
  expect(checkLocales([{ dir: __dirname, namespace: '${name}' }])).toEqual([])
})
`

const PLAYWRIGHT = `import { defineConfig } from '@playwright/test'

const url = \`http://localhost:\${process.env.REMOTE_PORT ?? 5174}\`

export default defineConfig({
  testMatch: '**/*.test.ts',
  use: { baseURL: url, locale: 'es-CO' },
  webServer: { command: 'npx fichero-remote dev', url, reuseExistingServer: true },
})
`

const smoke = (name) => `import { expect, test } from '@playwright/test'

for (const role of ['admin', 'user'])
  test(\`the module opens in a browser for the role \${role}\`, async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.goto('/${name}')
    await page.getByRole('button', { name: role }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(errors).toEqual([])
  })
`

/**
 * Returns a workflow with one job: what both workflows do first, and then these steps.
 * @param {{ name: string, comment: string, on: string, steps: string }} workflow
 */
const workflow = ({ name, comment, on, steps }) => `# ${comment}
name: ${name}

on:
  ${on}

permissions:
  contents: read

jobs:
  ${name}:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    env:
      FICHERO_URL: \${{ vars.FICHERO_URL }}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
          cache: npm
      - run: npm ci
      - run: npx playwright install --with-deps chromium
${steps}`

const RELEASE = workflow({
  name: 'release',
  comment:
    'Releases the module when a version is tagged (git tag v1.0.1). An administrator of the system creates the deploy token.',
  on: "push:\n    tags: ['v*']",
  steps: `      - run: npx fichero-remote test
      - run: npx playwright test
      # Administrators get the release first. To activate it for everybody: npx fichero-remote activate VERSION
      - run: npx fichero-remote release --activate --for administradores
        env:
          FICHERO_DEPLOY_TOKEN: \${{ secrets.FICHERO_DEPLOY_TOKEN }}
`,
})

const CHECK = workflow({
  name: 'check',
  comment:
    'Checks every Monday whether the system, which may have been upgraded, and its next release take the module. Publishes nothing.',
  on: "schedule:\n    - cron: '17 6 * * 1'\n  workflow_dispatch:",
  steps: '      - run: npx fichero-remote check\n      - run: npx fichero-remote check --next --no-build\n',
})

const PACKAGES = `npm gets the packages \`@fichero/…\` from the system that \`.npmrc\` names, and all others from your usual registry. A system offers
one version of each package, its own. After an upgrade of the system, this command moves the module to the new versions, replaces what
they deprecate, and lists what is left by hand:

\`\`\`sh
FICHERO_URL=https://fichero.example npx fichero-remote upgrade
\`\`\`

`

const readme = (name, title, registry) => `# ${title}

A module of Fichero. It is built, released and rolled back independently, without a restart of the system.

\`\`\`sh
npm install
npx fichero-remote format
npx fichero-remote test
npx fichero-remote dev
npx fichero-remote dev --shell https://pruebas.fichero.example
\`\`\`

\`dev\` serves the module alone at http://localhost:5174, with the examples of its pages (\`src/pages/PAGE.examples.ts\`) in place of
the API. \`npx playwright test\` opens it there (\`smoke.test.ts\`), once you have a browser: \`npx playwright install chromium\`.

\`dev --shell\` prints an address that opens the module in that system, only in your browser, with fast refresh. The system must run
with \`PRODUCTION=false\`.

${registry ? PACKAGES : ''}| file | content |
|---|---|
| \`remote.ts\` | routes, links such as the menu entry, parts of other pages, search results, and the access that each requires |
| \`src/pages/home-page.tsx\` | the page at \`/${name}\`; \`@fichero/kit\` has the design system, the session and the API client |
| \`src/pages/home-page.spec.tsx\` | its test, in a fake shell with fake answers of the API |
| \`locales/es.json\`, \`locales/en.json\` | all translations |

Import libraries that the kit re-exports from the kit. The schema of a form with fields of its own comes from
\`@fichero/kit/schemas\`, in place of Zod:

\`\`\`ts
import { day, formSchema, requiredText, wholeNumber } from '@fichero/kit/schemas'

const bookingForm = formSchema({ motivo: requiredText(60), personas: wholeNumber('invalid', { max: 40 }), desde: day })
\`\`\`

\`npx fichero-remote dev\` serves the catalogue of the kit at \`/kit\`; \`/kit#form/own-schema\` is a whole form.

To release it, increase the version in \`package.json\`. An administrator creates a deploy token on the page **Módulos**.

\`\`\`sh
export FICHERO_URL=https://fichero.example FICHERO_DEPLOY_TOKEN=fichero_…
npx fichero-remote release --activate --for administradores
npx fichero-remote status
npx fichero-remote activate 1.0.0
npx fichero-remote rollback
npx fichero-remote retire
\`\`\`

\`npx fichero-remote VERB --help\` shows the options. \`.github/workflows/release.yml\` releases the module when a version is
tagged, and \`check.yml\` checks every Monday whether the system still takes the module.
`
