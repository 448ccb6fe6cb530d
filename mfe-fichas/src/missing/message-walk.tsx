import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { Announced } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Button, Group as Row } from '@fichero/kit/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Message } from '../message/message'
import { NoticeFailures } from '../message/notice-failures'
import { useApprenticeDraft } from '../message/use-apprentice-draft'
import { useNoticeText } from '../message/use-notice-text'
import type { Notices } from '../message/use-notices'
import classes from './message-walk.module.css'
import { type Group, lackedCompetencies, linesOfPerson, nameOf, recipientOf } from './missing-lines'

interface MessageWalkProps {
  missing: MissingAnswer
  groups: Group[]
  notices: Notices
  onClose: () => void
}

/**
 * The message to each person, one after the other. Leaves out those who were already written to, unless the user wants them.
 * Recording a message loads the list again; the people stay those of the opening, in their order.
 */
export function MessageWalk({ missing, groups, notices, onClose }: MessageWalkProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const draftOf = useApprenticeDraft(missing)
  const noticeText = useNoticeText()
  const [opened] = useState(groups)
  const current = new Map(groups.map((group) => [group.key, group]))
  const people = opened.map((group) => current.get(group.key) ?? group)
  const noticeOf = ({ lines: [line] }: Group) => line?.person.aviso
  const [isSkipping, setSkipping] = useState(true)
  /** The first person from this position who is to be shown; the number of people if there is none. */
  const nextFrom = (start: number) => {
    const next = people.findIndex((group, index) => index >= start && !(isSkipping && noticeOf(group)))
    return next < 0 ? people.length : next
  }
  const [at, setAt] = useState(() => nextFrom(0))

  const group = people[at]
  const person = group?.lines[0]?.person
  const notice = group && noticeOf(group)
  const left = people.filter((other) => !noticeOf(other))
  const total = format.number(people.length)
  return (
    <div className={classes.walk}>
      <StepHeading key={at}>
        {person ? (
          <>
            <span className={classes.position}>{t('kit:numberOf', { number: format.number(at + 1), total })}</span>{' '}
            <span>{nameOf(person)}</span>
          </>
        ) : (
          t('walk.done', { number: format.number(people.length - left.length), total })
        )}
      </StepHeading>
      <Announced changesOnly>{notice && <p className={classes.notice}>{noticeText(notice)}</p>}</Announced>
      {group && person ? (
        <Message
          key={group.key}
          draft={draftOf({ ...person, competencies: lackedCompetencies(linesOfPerson(missing, person)) })}
          recipient={recipientOf(person, missing)}
          notices={notices}
        />
      ) : (
        left.length > 0 && (
          <p className={classes.notice}>
            {t('walk.left', {
              names: left.flatMap(({ lines: [line] }) => (line ? nameOf(line.person) : [])).join('; '),
            })}
          </p>
        )
      )}
      <NoticeFailures notices={notices} />
      <Row gap="sm" justify="space-between" className={classes.steps}>
        <Button
          variant={isSkipping ? 'light' : 'default'}
          size="xs"
          aria-pressed={isSkipping}
          onClick={() => setSkipping(!isSkipping)}
        >
          {t('walk.skip')}
        </Button>
        <Row gap="sm">
          <Button variant="default" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {t('walk.previous')}
          </Button>
          {person ? (
            <Button variant="default" onClick={() => setAt(nextFrom(at + 1))}>
              {t('walk.next')}
            </Button>
          ) : (
            <Button onClick={onClose}>{t('walk.close')}</Button>
          )}
        </Row>
      </Row>
    </div>
  )
}

/** Takes the focus when it appears, so that screen readers read the next person. */
function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} className={classes.heading} tabIndex={-1} data-autofocus>
      {children}
    </h3>
  )
}
