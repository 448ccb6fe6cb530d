import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { Signature, type Signer } from '@fichero/kit/print'
import { type ReactNode, useId } from 'react'
import { GroupName } from '../groups/group-name'
import { MessageButton } from '../message/message-button'
import classes from './missing.module.css'
import type { Group } from './missing-lines'

export interface GroupProps {
  group: Group
  missing: MissingAnswer
  isOpen: boolean
  onToggle: (key: string) => void
}

interface GroupCardProps extends Pick<GroupProps, 'group' | 'isOpen' | 'onToggle'> {
  name: string
  /** Whether SOFIA Plus wrote the name. */
  isWritten?: boolean
  /** The screen of the person that the name is of. */
  to?: string
  /** What is missing, in a few words. */
  count: ReactNode
  /** Below the name. */
  detail?: ReactNode
  /** To copy, with its title. */
  message?: { title: string; text: () => string }
  /** Who signs the printed group. */
  signer?: Signer | undefined
  children: ReactNode
}

/** A group that opens: its name, what is missing, a message to copy, and its lines. */
export function GroupCard({
  group: { key },
  name,
  isWritten,
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
        <GroupName
          name={name}
          isWritten={isWritten}
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
