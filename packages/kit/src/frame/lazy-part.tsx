import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useDeferredValue } from 'react'
import { ConnectionError } from '../api/api-error'
import { CodeError } from '../releases/code-error'
import { loadCode } from '../releases/load-code'
import { QueryView } from './query-view'
import { Waiting } from './waiting'

/** Timeout of the code, in ms. */
const TIME_LIMIT = 4000

/** Rejects after the timeout. */
const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new ConnectionError()), TIME_LIMIT)
  })

/**
 * A lazy component that loads on first render or by `preload()`, for forms and other large parts that most visits do
 * not open. `load` is an `import()`. Unlike `React.lazy`, a failure is shown with a retry button.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  skeleton?: ReactNode,
) {
  let loaded: ComponentType<Props> | undefined
  const fetchCode = async () => {
    loaded ??= await Promise.race([loadCode(load), tooLate()])
    return loaded
  }

  function LazyPart(props: Props) {
    // Renders the part after the page has shown the effect of the click that opens the part.
    const isReady = useDeferredValue(true, false)
    const query = useQuery({
      queryKey: ['code', name],
      queryFn: fetchCode,
      // Renders at once if the code is already loaded.
      initialData: () => loaded,
      staleTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
      retry: (failures, error) => failures < 1 && !(error instanceof CodeError),
    })
    if (!isReady) return <Waiting skeleton={skeleton} />
    return (
      <QueryView query={query} skeleton={skeleton}>
        {(Part) => <Part {...props} />}
      </QueryView>
    )
  }
  const preload = () => {
    // Rendering the part tries again and shows the error.
    fetchCode().catch(() => undefined)
  }
  return Object.assign(LazyPart, { preload })
}
