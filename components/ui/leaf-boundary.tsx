'use client'; // only a class that runs in the browser can catch an error thrown there

import { Component, type ReactNode } from 'react';

type Props = {
  /** The leaf's no-script HTML. */
  fallback: ReactNode;
  children: ReactNode;
};

/**
 * Keeps a script error inside one client leaf: the reader gets the leaf's no-script HTML, the console the error.
 * If even `console.error` throws, the error climbs to `app/global-error.tsx`.
 */
export class LeafBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
