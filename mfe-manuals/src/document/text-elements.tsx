import type { ComponentProps } from 'react'
import code from '../manual/code-block.module.css'
import { PROSE } from '../manual/prose'

/** As `prose.tsx`, without buttons. */
export const TEXT = {
  ...PROSE,
  pre: ({ children }: ComponentProps<'pre'>) => (
    <div className={code.block}>
      <pre>{children}</pre>
    </div>
  ),
} as const
