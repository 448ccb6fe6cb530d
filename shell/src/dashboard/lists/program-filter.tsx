import { call } from '@fichero/kit/api'
import { useQuery } from '@fichero/kit/data'
import { useTranslation } from '@fichero/kit/i18n'
import { useNavigate } from '@fichero/kit/router'
import { NativeSelect } from '@fichero/kit/ui'
import type { Pages } from './use-pages'

/** Of one program or of all. Without the programs' names the list is there all the same. */
export function ProgramFilter({ chosen, pages }: { chosen: number | undefined; pages: Pages }) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const programs = useQuery({
    queryKey: ['listPrograms'],
    queryFn: ({ signal }) => call('listPrograms', { signal }),
  }).data?.programs
  const names = programs?.map(({ id, nombre_programa }) => ({ value: String(id), label: nombre_programa })) ?? []
  const isListed = chosen === undefined || names.some(({ value }) => value === String(chosen))
  return (
    <NativeSelect
      label={t('dashboard.program')}
      value={chosen === undefined ? '' : String(chosen)}
      data={[
        { value: '', label: t('lists.allPrograms') },
        ...names,
        ...(isListed ? [] : [{ value: String(chosen), label: t('lists.program', { id: chosen }) }]),
      ]}
      onChange={({ currentTarget }) =>
        navigate({ search: pages.filtered({ programa: currentTarget.value || undefined }) })
      }
    />
  )
}
