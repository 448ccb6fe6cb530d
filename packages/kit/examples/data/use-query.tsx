import { useMutation, useQuery, useQueryClient } from '@fichero/kit/data'
import { QueryView } from '@fichero/kit/frame'
import { Button } from '@fichero/kit/ui'

const KEY = ['ejemplo', 'conteo']

/** For data that does not come from an API call, such as a value that the browser computes. */
export function WithoutACall() {
  const client = useQueryClient()
  const query = useQuery({ queryKey: KEY, queryFn: async () => 3 })
  const { mutate } = useMutation({
    mutationFn: async () => (query.data ?? 0) + 1,
    onSuccess: (count) => client.setQueryData(KEY, count),
  })
  return (
    <QueryView query={query}>
      {(count) => (
        <Button variant="default" onClick={() => mutate()}>
          {count} ambientes: contar otro
        </Button>
      )}
    </QueryView>
  )
}
