import { useQueryClient } from '@fichero/kit/data'
import { HandOverCard } from './hand-over-card'
import { removeHandOver, useHandOvers } from './use-hand-overs'

/** Links of approved users that could not be mailed, until the administrator has handed them over. */
export function HandOvers({ newest }: { newest: string | undefined }) {
  const client = useQueryClient()
  return useHandOvers().map((handOver) => (
    <HandOverCard
      key={handOver.enlace}
      handOver={handOver}
      isNew={handOver.enlace === newest}
      onDone={() => removeHandOver(client, handOver)}
    />
  ))
}
