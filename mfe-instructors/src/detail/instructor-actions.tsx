import { Group } from '@fichero/kit/ui'
import { useState } from 'react'
import { NewLinkResult } from '../link/new-link-result'
import { InstructorButtons, type InstructorButtonsProps } from './instructor-buttons'

/** The buttons below a person's data, and the result of a new access link. */
export function InstructorActions(props: Omit<InstructorButtonsProps, 'onMailed'>) {
  const [isMailed, setMailed] = useState(false)
  return (
    <>
      <NewLinkResult user={props.user} isMailed={isMailed} />
      <Group gap="sm" mt="lg" justify="flex-end">
        <InstructorButtons {...props} onMailed={() => setMailed(true)} />
      </Group>
    </>
  )
}
