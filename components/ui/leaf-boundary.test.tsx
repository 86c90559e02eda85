/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, useEffect } from 'react';
import { LeafBoundary } from './leaf-boundary';

const failure = new Error('this browser refused');

function BrokenLeaf(): ReactNode {
  throw failure;
}

function LeafBrokenByItsEffect() {
  useEffect(() => {
    throw failure;
  }, []);
  return <p>enhanced</p>;
}

let log: jest.SpyInstance;

beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  log.mockRestore();
});

test('a sound leaf is shown, its fallback is not', () => {
  render(
    <LeafBoundary fallback={<p>plain</p>}>
      <p>enhanced</p>
    </LeafBoundary>,
  );
  expect(screen.queryByText('enhanced')).not.toBeNull();
  expect(screen.queryByText('plain')).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ['while rendering', BrokenLeaf],
  ['in an effect', LeafBrokenByItsEffect],
])('a leaf that fails %s gives way to its fallback and logs the error', (_when, Leaf) => {
  render(
    <LeafBoundary fallback={<p>plain</p>}>
      <Leaf />
    </LeafBoundary>,
  );
  expect(screen.queryByText('plain')).not.toBeNull();
  expect(screen.queryByText('enhanced')).toBeNull();
  expect(log).toHaveBeenCalledWith(failure);
});

test('a behaviour-only leaf that fails leaves nothing behind and spares its neighbours', () => {
  const { container } = render(
    <>
      <p>neighbour</p>
      <LeafBoundary>
        <BrokenLeaf />
      </LeafBoundary>
    </>,
  );
  expect(container.innerHTML).toBe('<p>neighbour</p>');
});

class PageBoundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ?? this.props.children;
  }
}

test('an error that cannot even be logged climbs to the page boundary', async () => {
  log.mockImplementation(() => {
    throw new Error('the console is gone');
  });
  jest.useFakeTimers();
  const { container } = render(
    <PageBoundary>
      <LeafBoundary fallback={<p>plain</p>}>
        <BrokenLeaf />
      </LeafBoundary>
    </PageBoundary>,
  );
  await act(async () => undefined);
  expect(container.textContent).toBe('the console is gone');
  jest.useRealTimers();
});
