import { fullName } from '@fichero/contract/text'
import { FormModal } from '@fichero/kit/dialog'
import { lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, Skeleton, useDisclosure } from '@fichero/kit/ui'
import type { ContractHolder } from './contract-holder'
import type { ExtendContractsFormProps } from './extend-contracts-form'

const ExtendContractsForm = lazyPart<ExtendContractsFormProps>(
  'instructors/extend',
  () =>
    import(/* webpackChunkName: "extend-contracts" */ './extend-contracts-form').then(
      (part) => part.ExtendContractsForm,
    ),
  <Skeleton height={160} />,
)

interface ExtendContractsProps {
  people: ContractHolder[]
  /** Whether the people were selected. Otherwise the button belongs to the row or page of one person. */
  isSelection?: boolean
  /** Called after the new end was saved. */
  onDone?: () => void
  variant?: 'default' | 'subtle'
  size?: 'compact-sm'
}

/** Button and dialog that set a new end for the contracts of one or several people. */
export function ExtendContracts({
  people,
  isSelection = false,
  onDone,
  variant = 'default',
  size,
}: ExtendContractsProps) {
  const { t } = useTranslation('instructors')
  const [isOpen, { open, close }] = useDisclosure()
  const [single] = isSelection ? [] : people
  return (
    <>
      <Button
        variant={variant}
        {...(size && { size })}
        {...(single && { 'aria-label': t('extend.named', { name: fullName(single) }) })}
        onClick={open}
        onPointerEnter={ExtendContractsForm.preload}
        onFocus={ExtendContractsForm.preload}
      >
        {t(isSelection ? 'extend.selected' : 'extend.open')}
      </Button>
      <FormModal opened={isOpen} onClose={close} title={t('extend.title', { count: people.length })}>
        <ExtendContractsForm
          people={people}
          onDone={() => {
            close()
            onDone?.()
          }}
        />
      </FormModal>
    </>
  )
}
