import { useQuery, type useQueryClient } from '@fichero/kit/data'
import { inTab } from '@fichero/kit/session'

export type Client = ReturnType<typeof useQueryClient>

/**
 * A value that the API answers only once. Every component that shows it follows it, and it stays in the tab, over a reload
 * too, until it is changed. `kept` is what of it can be kept there.
 */
export function keptInTab<T>(name: string, none: T, kept: (value: T) => T = (value) => value) {
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
      inTab<T>(name).keep(kept(value))
    },
  }
}
