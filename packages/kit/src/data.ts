// What remotes may use of TanStack Query. There is one client, the shell's.
export {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
