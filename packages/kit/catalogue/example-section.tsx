import { type ComponentType, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import classes from './catalogue.module.css'
import type { ExampleFile, ExampleModule } from './read-example'

/** An example file with its exports. */
export interface Example extends ExampleFile {
  module: ExampleModule
}

/** Returns the link to an example. */
export const linkTo = ({ area, name }: Pick<Example, 'area' | 'name'>) => `#${area}/${name}`

/** The examples of a file: name, import statement, rendered components, and source. */
export function ExampleSection({ example }: { example: Example }) {
  const { area, name, shows, components, module, source } = example
  return (
    <section id={linkTo(example).slice(1)} className={classes.part}>
      <h2>
        <a href={linkTo(example)}>{name}</a>
      </h2>
      {shows.length > 0 && (
        <pre className={classes.code}>{`import { ${shows.join(', ')} } from '@fichero/kit/${area}'`}</pre>
      )}
      {components.map((component) => (
        <figure key={component.name} className={classes.example}>
          <figcaption>
            <strong>{spaced(component.name)}</strong> <Comment text={component.comment} />
          </figcaption>
          <Stage Example={module[component.name]!} />
        </figure>
      ))}
      <details className={classes.source}>
        <summary>Source</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
        <pre tabIndex={0}>{source}</pre>
      </details>
    </section>
  )
}

/** A comment whose text in backticks is code. */
export const Comment = ({ text }: { text: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the text is constant
  text.split('`').map((piece, index) => (index % 2 === 0 ? piece : <code key={index}>{piece}</code>))

const START = '/ejemplo'

/** Renders an example in a memory router. Links and filters change only the router's address, shown below the example. */
function Stage({ Example }: { Example: ComponentType }) {
  const { i18n } = useTranslation()
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Example /> }], { initialEntries: [START] }),
  )
  const address = useSyncExternalStore(
    (listener) => router.subscribe(listener),
    () => `${router.state.location.pathname}${router.state.location.search}`,
  )
  return (
    <>
      <div className={classes.stage} lang={i18n.language}>
        <RouterProvider router={router} />
      </div>
      {address !== START && (
        <p className={classes.address}>
          Its address is now <code>{address}</code>.{' '}
          <button type="button" onClick={() => void router.navigate(START)}>
            Start again
          </button>
        </p>
      )}
    </>
  )
}

/** `With action` for `WithAction`. */
const spaced = (name: string) => name.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
