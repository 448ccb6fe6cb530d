import { useEffect, useSyncExternalStore } from 'react'
import { AREA_WORDS } from './area-words'
import classes from './catalogue.module.css'
import { Comment, type Example, ExampleSection, linkTo } from './example-section'
import { Switches } from './switches'

interface ExamplesProps {
  examples: Example[]
}

/** The catalogue: the areas of the kit beside the examples of the area named by the URL hash, or beside all names. */
export function Catalogue({ examples }: ExamplesProps) {
  const area = useArea()
  const shown = examples.filter((example) => example.area === area)
  useEffect(() => {
    document.title = shown.length > 0 ? `${area} · Kit` : 'Kit'
  }, [area, shown.length])
  return (
    <div lang="en">
      <header className={classes.head}>
        <a className={classes.brand} href="/kit">
          @fichero/kit
        </a>
        <a href="/">Back to the module</a>
        <Switches />
      </header>
      <div className={classes.frame}>
        <nav className={classes.areas} aria-label="Areas">
          <ul>
            {areasOf(examples).map((name) => (
              <li key={name}>
                <a href={`#${name}`} aria-current={name === area ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <main id="main" className={classes.main} tabIndex={-1}>
          {shown.length > 0 ? (
            <>
              <h1>{area}</h1>
              {shown.map((example) => (
                <ExampleSection key={example.name} example={example} />
              ))}
            </>
          ) : (
            <Overview examples={examples} />
          )}
        </main>
      </div>
    </div>
  )
}

/** The names of all examples by area, each with its first comment and the other parts that it shows. */
function Overview({ examples }: ExamplesProps) {
  return (
    <>
      <h1>The kit</h1>
      <p className={classes.lead}>
        The building blocks of a module, as live examples with their source. Your editor shows the props of a part, and
        when to use it. The language switch changes the kit’s texts. The texts of an example are Spanish; a module has
        its texts in its <code>locales</code>.
      </p>
      {areasOf(examples).map((area) => (
        <section key={area} className={classes.listed}>
          <h2>
            <a href={`#${area}`}>{area}</a>
          </h2>
          <p lang="es">{AREA_WORDS[area]}</p>
          <dl className={classes.names}>
            {examples
              .filter((example) => example.area === area)
              .map((example) => (
                <Entry key={example.name} example={example} />
              ))}
          </dl>
        </section>
      ))}
    </>
  )
}

function Entry({ example }: { example: Example }) {
  const { name, components, shows } = example
  const others = shows.filter((other) => other !== name && !other.startsWith('type '))
  return (
    <div>
      <dt>
        <a href={linkTo(example)}>{name}</a>
      </dt>
      <dd>
        <Comment text={components[0]?.comment ?? ''} />
        {others.length > 0 && <p>Also {others.join(', ')}</p>}
      </dd>
    </div>
  )
}

const areasOf = (examples: Example[]) => [...new Set(examples.map(({ area }) => area))]

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** Returns the area in the URL hash. Scrolls to the example in the hash after it is rendered; the browser scrolls before. */
function useArea(): string | undefined {
  const hash = useSyncExternalStore(subscribe, () => decodeURIComponent(window.location.hash.slice(1)))
  useEffect(() => {
    const target = hash.includes('/') ? document.getElementById(hash) : null
    if (target) target.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [hash])
  return hash.split('/')[0]
}
