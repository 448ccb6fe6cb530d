import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { Signature, type Signer } from '@fichero/kit/print'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { GroupHeading } from '../groups/group-heading'
import { MessageButton } from '../message/message-button'
import classes from './missing.module.css'
import type { Group } from './missing-lines'

/** The props of the components that render a group: by person, outcome or evaluator. */
export interface GroupProps {
  group: Group
  missing: MissingAnswer
  isOpen: boolean
  onToggle: (key: string) => void
}

interface GroupCardProps extends Pick<GroupProps, 'group' | 'isOpen' | 'onToggle'> {
  name: string
  /** True if the name is Spanish text from SOFIA Plus. */
  isSofiaText?: boolean
  /** URL of the person's page, if the group is about one person. */
  to?: string
  /** How much is missing, in a few words. */
  count: ReactNode
  /** Rendered below the name. */
  detail?: ReactNode
  message?: ComponentProps<typeof MessageButton> | undefined
  /** The person who signs the printed group. */
  signer?: Signer | undefined
  children: ReactNode
}

/** A group with name, number of missing judgments and message button, which expands to its lines (`children`). */
export function GroupCard({
  group: { key },
  name,
  isSofiaText,
  to,
  count,
  detail,
  message,
  signer,
  isOpen,
  onToggle,
  children,
}: GroupCardProps) {
  const id = useId()
  return (
    <li className={classes.group}>
      <div className={classes.head}>
        <GroupHeading
          name={name}
          isSofiaText={isSofiaText}
          to={to}
          level={3}
          controls={id}
          isOpen={isOpen}
          onToggle={() => onToggle(key)}
        />
        <div className={classes.count}>{count}</div>
        {message && <MessageButton {...message} />}
      </div>
      {detail && <div className={classes.detail}>{detail}</div>}
      {isOpen && (
        <div id={id} className={classes.lines}>
          {children}
          {signer && <Signature signer={signer} />}
        </div>
      )}
    </li>
  )
}
