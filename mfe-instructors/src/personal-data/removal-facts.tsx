import type { ContactData } from '@fichero/contract/personal-data.schema'
import { FactList } from '@fichero/kit/frame'
import { useFormat } from '@fichero/kit/i18n'
import { useRemovalTexts } from './use-removal-texts'

const KINDS = ['matriculas', 'cargas', 'valores', 'anotaciones'] as const

/** Numbers of rows, by kind, from which contact data is or was removed. */
export function RemovalFacts({ data }: { data: ContactData }) {
  const { translate } = useRemovalTexts()
  const format = useFormat()
  return (
    <FactList
      label={translate('goes')}
      layout="pairs"
      facts={KINDS.map((kind) => [translate(`from.${kind}`), format.number(data[kind])])}
    />
  )
}
