import type { ComponentProps } from 'react'
import code from '../manual/code-block.module.css'
import { PROSE } from '../manual/prose'

/** Components for the elements of a prerendered page: the components of `prose.tsx` without copy buttons in code blocks. */
export const TEXT = {
  ...PROSE,
  pre: ({ children }: ComponentProps<'pre'>) => (
    <div className={code.block}>
      <pre>{children}</pre>
    </div>
  ),
} as const
