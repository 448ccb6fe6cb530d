import { useQueryClient } from '@fichero/kit/data'

/** Retries what threw while rendering. The cached answer may be what it could not render, so it is requested again. */
export function useFreshRetry(onRetry: () => void): () => void {
  const client = useQueryClient()
  return () => {
    client.removeQueries({ type: 'inactive' })
    onRetry()
  }
}
