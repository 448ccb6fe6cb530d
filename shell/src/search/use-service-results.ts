import { readModuleService } from '@fichero/contract/calls/module-service.calls'
import { callOptions } from '@fichero/kit/api'
import { useQueries } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { labelOf } from '../remotes/views/use-label'
import { type SearchResult, serviceGroup } from './option'
import type { SearchTools } from './search-tools'

/** Searches with the services of the modules that declare one for `results`. A slow or failing service delays no other results. */
export function useServiceResults(q: string, enabled: boolean, remotes: SearchTools['remotes']) {
  const { i18n } = useTranslation('shell')
  const groups = remotes.flatMap((remote) =>
    (remote.results ?? []).flatMap(({ group, service, titleKey }) =>
      service ? [{ remote, group, service, titleKey }] : [],
    ),
  )
  const queries = useQueries({
    queries: groups.map(({ remote, service }) => ({
      ...callOptions(readModuleService, {
        params: { remoto: remote.name },
        query: { ruta: `${service}?q=${encodeURIComponent(q)}` },
      }),
      enabled,
      retry: false,
    })),
  })
  return {
    results: groups.flatMap(({ remote, group }, index) =>
      rowsIn(queries[index]?.data?.respuesta).map((row) => ({ group: serviceGroup(remote.name, group), row })),
    ),
    isWaiting: queries.some(({ isFetching }) => isFetching),
    /** Titles of the groups whose service did not answer. */
    failed: groups.flatMap(({ remote, titleKey }, index) =>
      enabled && queries[index]?.isError ? labelOf(remote, titleKey, i18n.language) : [],
    ),
  }
}

/** Returns the rows that a service answered; nothing if the answer has another shape. Fields other than texts and numbers are left out. */
function rowsIn(answer: unknown): SearchResult['row'][] {
  if (!Array.isArray(answer)) return []
  return answer.map((row: unknown) =>
    Object.fromEntries(
      Object.entries(Object(row)).filter((field): field is [string, string | number] => isShown(field[1])),
    ),
  )
}

const isShown = (value: unknown) => typeof value === 'string' || typeof value === 'number'
