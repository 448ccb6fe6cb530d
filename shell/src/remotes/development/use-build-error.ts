import { useEffect, useState } from 'react'

/** Maximum number of lines of the error; the terminal has the rest. */
const MAX_LINES = 12

/**
 * Returns the first error of the developer's last build; undefined if it compiled. The development server's client in this page
 * posts the errors as a message.
 */
export function useBuildError(): string | undefined {
  const [error, setError] = useState<string>()
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source !== window || typeof data?.type !== 'string') return
      if (data.type === 'webpackErrors') setError(String(data.data?.[0]).split('\n').slice(0, MAX_LINES).join('\n'))
      if (['webpackOk', 'webpackStillOk', 'webpackWarnings'].includes(data.type)) setError(undefined)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])
  return error
}
