// The part of TanStack Query for remotes. The shell creates the only client.
export {
  /** For `placeholderData`: the rows of the previous page stay while the next one loads. */
  keepPreviousData,
  /** A mutation that is not a call declared in the contract; for those use `useCallMutation` of `kit/api`. */
  useMutation,
  /** A query that is not a call declared in the contract; for those use `useCall` of `kit/api`, which sets the query key. */
  useQuery,
  /** The only query client of the page, to prefetch or to write an answer into the cache. */
  useQueryClient,
} from '@tanstack/react-query'
