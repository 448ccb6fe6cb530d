import type { DocsOf } from './call-docs.ts'
import type * as calls from './status.calls.ts'

export const DOCS = {
  getStatus: {
    area: 'Monitoring',
    summary: 'How the system is',
    description:
      'Nodes, database, disk, mail, backup, modules and what waits, and in `fallas` what is wrong. Each part has a limit of time of its own and is null where it did not keep it.',
  },
} as const satisfies DocsOf<typeof calls>
