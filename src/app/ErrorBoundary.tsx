/** Catches what a page throws; another address gets another chance, and so does a network that is back. A missing part reloads the page once (spec 4). */
import { Component } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isChunkError } from '@/domain/chunkReload';
import { renewFailedParts } from '@/core/parts/renewal';
import { reloadOnce } from './chunkGuard';
import { CrashPage } from './CrashPage';

interface BoundaryProps {
  children: ReactNode;
  /** The address; a change of it ends the error. */
  address: string;
}
interface BoundaryState {
  error: unknown;
  failedAt: string | null;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, failedAt: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error, failedAt: '' };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    if (state.failedAt === '') return { failedAt: props.address };
    return state.failedAt !== null && state.failedAt !== props.address
      ? { error: null, failedAt: null }
      : null;
  }

  override componentDidCatch(error: unknown): void {
    if (!isChunkError(error)) return;
    renewFailedParts();
    reloadOnce(true);
  }

  private readonly tryAgain = (): void => this.setState({ error: null, failedAt: null });

  override render(): ReactNode {
    const { error, failedAt } = this.state;
    if (failedAt === null) return this.props.children;
    return <CrashPage missingPart={isChunkError(error)} onBack={this.tryAgain} />;
  }
}

export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary address={key}>{children}</Boundary>;
}
