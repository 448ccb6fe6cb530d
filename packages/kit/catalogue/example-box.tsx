import { type ComponentType, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import classes from './catalogue.module.css'

const START = '/ejemplo'

/** Renders an example in a memory router. Links and filters change only the router's address, shown below the example. */
export function ExampleBox({ Example }: { Example: ComponentType }) {
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
