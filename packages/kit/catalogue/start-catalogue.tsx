/// <reference types="@rspack/core/module" />
import { createRoot } from 'react-dom/client'
import { KitProvider } from '../src/host/kit-provider'
import '../src/theme/fonts.css'
import '../src/theme/tokens.css'
import { startTexts } from '../standalone/start-texts'
import { answerWith } from '../testing/fake-api'
import { Catalogue } from './catalogue'
import { type ExampleModule, readExample } from './read-example'

// The modules and the sources of `examples/AREA/x.tsx`, by the same paths. The bundler reads the arguments as they are written.
const moduleOf = import.meta.webpackContext('../examples', { regExp: /^\.\/[\w-]+\/[\w-]+\.tsx$/ })
const sourceOf = import.meta.webpackContext('../examples?source', { regExp: /^\.\/[\w-]+\/[\w-]+\.tsx$/ })

const examples = moduleOf.keys().map((path) => ({
  ...readExample(path, sourceOf(path) as string),
  module: moduleOf(path) as ExampleModule,
}))

// The catalogue needs no API, because the examples have fake answers.
answerWith(examples.flatMap(({ module }) => module.answers ?? []))
await startTexts({ name: 'catalogue' }, { es: {}, en: {} }, localStorage.getItem('lang') ?? 'es')
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <KitProvider nonce="">
    <Catalogue examples={examples} />
  </KitProvider>,
)
