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
 * Draws the catalogue of the kit in place of a remote. It needs no API: the examples bring their answers.
 * @param modules by the path of their file
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
