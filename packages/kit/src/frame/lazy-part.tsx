import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useDeferredValue } from 'react'
import { ConnectionError } from '../api/api-error'
import { CodeError } from '../releases/code-error'
import { loadCode } from '../releases/load-code'
import { QueryView } from './query-view'
import { Waiting } from './waiting'

const TIME_LIMIT = 4000

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

  function Later(props: Props) {
    // A press that opens it is answered before its fields are drawn.
    const isTurn = useDeferredValue(true, false)
    const query = useQuery({
      queryKey: ['code', name],
      queryFn: fetchCode,
      // Renders at once if already loaded.
      initialData: () => loaded,
      staleTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
      retry: (failures, error) => failures < 1 && !(error instanceof CodeError),
    })
    if (!isTurn) return <Waiting skeleton={skeleton} />
    return (
      <QueryView query={query} skeleton={skeleton}>
        {(Part) => <Part {...props} />}
      </QueryView>
    )
  }
  const preload = () => {
    // Rendering it tries again and shows the error.
    fetchCode().catch(() => undefined)
  }
  return Object.assign(Later, { preload })
}
