// The part of TanStack Query for remotes. The shell creates the only client.
export {
  /** For `placeholderData`: the rows of the former page stay while the next one loads. */
  keepPreviousData,
  /** Something that is done once and may fail, other than a declared call: for that, `useCallMutation` of `kit/api`. */
  useMutation,
  /** Something that is loaded, other than a declared call: for that, `useCall` of `kit/api`, which has its key. */
  useQuery,
  /** The one client of the page, for a screen that fetches ahead or writes an answer into what is known. */
  useQueryClient,
} from '@tanstack/react-query'
