import { useQueryClient } from '@fichero/kit/data'

/** Returns a function that retries after a rendering error, without the cached responses, one of which may be the cause. */
export function useFreshRetry(onRetry: () => void): () => void {
  const client = useQueryClient()
  return () => {
    client.removeQueries({ type: 'inactive' })
    onRetry()
  }
}
