// The part of TanStack Query for remotes. The shell creates the only client.
export {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
