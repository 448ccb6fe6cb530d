import { useQuery, type useQueryClient } from '@fichero/kit/data'
import { inTab } from '@fichero/kit/session'

export type Client = ReturnType<typeof useQueryClient>

/**
 * Creates state for a value that the API returns only once. All components share the value, and the tab's session storage keeps
 * it during a reload of the page.
 * @param toStored returns the part of the value that may be stored
 */
export function tabState<T>(name: string, none: T, toStored: (value: T) => T = (value) => value) {
  const queryKey = [name]
  const read = () => inTab<T>(name).read() ?? none
  return {
    useValue: (): T =>
      useQuery<T>({
        queryKey,
        queryFn: read,
        initialData: read,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        structuralSharing: false,
      }).data ?? none,
    change(client: Client, to: (before: T) => T) {
      const value = to(client.getQueryData<T>(queryKey) ?? read())
      client.setQueryData<unknown>(queryKey, value)
      inTab<T>(name).keep(toStored(value))
    },
  }
}
