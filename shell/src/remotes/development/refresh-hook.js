// React DOM registers its renderer with this hook when it loads. The fast refresh of a remote loads later and reads the
// renderers from the hook. The hook that React Refresh installs itself stores no renderers, so the remote would find none
// (https://github.com/facebook/react/blob/main/packages/react-refresh/src/ReactFreshRuntime.js). The React DevTools
// extension brings a hook that works.
const ignore = () => {}

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    const id = this.renderers.size + 1
    this.renderers.set(id, renderer)
    return id
  },
  checkDCE: ignore,
  onScheduleFiberRoot: ignore,
  onCommitFiberRoot: ignore,
  onPostCommitFiberRoot: ignore,
  onCommitFiberUnmount: ignore,
}
