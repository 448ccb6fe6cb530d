import { createRoot } from 'react-dom/client'
import { KitProvider } from '../src/host/kit-provider'
import '../src/theme/fonts.css'
import '../src/theme/tokens.css'
import { startTexts } from '../standalone/start-texts'
import { answerWith } from '../testing/fake-api'
import type { Area } from './areas'
import { Catalogue } from './catalogue'
import type { ExampleModule } from './example-module'

/**
 * Renders the kit's catalogue in place of a remote. The catalogue needs no API, because the examples have fake answers.
 * @param modules the exports of each example file, by its path
 */
export async function startCatalogue(areas: Area[], modules: Record<string, ExampleModule>): Promise<void> {
  answerWith(Object.values(modules).flatMap(({ answers = [] }) => answers))
  await startTexts({ name: 'catalogue' }, { es: {}, en: {} }, localStorage.getItem('lang') ?? 'es')
  document.title = 'Kit'
  const root = document.body.appendChild(document.createElement('div'))
  createRoot(root).render(
    <KitProvider nonce="">
      <Catalogue areas={areas} modules={modules} />
    </KitProvider>,
  )
}
