import { Group } from '@fichero/kit/ui'
import { useState } from 'react'
import { MadeLink } from '../link/made-link'
import { InstructorButtons, type InstructorButtonsProps } from './instructor-buttons'

/** The buttons below a person's data, and what became of a link that one of them made. */
export function InstructorActions(props: Omit<InstructorButtonsProps, 'onMailed'>) {
  const [isMailed, setMailed] = useState(false)
  return (
    <>
      <MadeLink user={props.user} isMailed={isMailed} />
      <Group gap="sm" mt="lg" justify="flex-end">
        <InstructorButtons {...props} onMailed={() => setMailed(true)} />
      </Group>
    </>
  )
}
