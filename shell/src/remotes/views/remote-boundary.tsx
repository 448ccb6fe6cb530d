import { Component, type ErrorInfo, type ReactNode } from 'react'

interface Props {
  /** A change of either key clears the error: the first changes on navigation, the second on a retry. */
  resetKeys: readonly [location: string, attempt: unknown]
  /** Called once for each error, with React's component stack. */
  onError: (error: unknown, components: string) => void
  /** Renders a replacement for the component that threw. */
  broken: (error: unknown) => ReactNode
  children: ReactNode
}

interface State {
  error: unknown
  failed: boolean
  resetKeys: Props['resetKeys']
}

/** Catches errors that a remote throws while rendering, so that the app frame stays. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { error: undefined, failed: false, resetKeys: this.props.resetKeys }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  static getDerivedStateFromProps({ resetKeys }: Props, state: State) {
    const isSame = resetKeys.every((key, index) => key === state.resetKeys[index])
    return isSame ? null : { error: undefined, failed: false, resetKeys }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onError(error, componentStack ?? '')
  }

  override render() {
    const { error, failed } = this.state
    return failed ? this.props.broken(error) : this.props.children
  }
}

/**
 * Error boundary around an element that a remote's descriptor declares, such as a menu entry or a dashboard card. An element
 * that throws is omitted; the others are rendered.
 */
export function DeclaredPart({ id, children }: { id: string; children: ReactNode }) {
  return (
    <RemoteBoundary resetKeys={[id, id]} onError={() => undefined} broken={() => null}>
      {children}
    </RemoteBoundary>
  )
}
