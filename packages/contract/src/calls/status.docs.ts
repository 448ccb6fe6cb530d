import type { DocsOf } from './call-docs.ts'
import type * as calls from './status.calls.ts'

export const DOCS = {
  getStatus: {
    area: 'Monitoring',
    summary: 'Get the status of the system',
    description:
      'Nodes, database, disk, mail, backups, modules and pending work; `fallas` lists the faults. Each part has its own timeout, and is null if it did not answer in time.',
  },
  getBackupFault: {
    area: 'Monitoring',
    summary: 'Check whether a backup is missing',
    description:
      'The fault of `GET /status` about backups, for the dashboard: no backup was ever made, or the last one is old.',
  },
  getVersion: {
    area: 'Monitoring',
    summary: 'Get the running version and the newest announced one',
    description:
      'Announced releases are read from the file or address in `RELEASES_FROM`, once an hour, and never during this request.',
  },
} as const satisfies DocsOf<typeof calls>
