/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
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
afterEach(() => log.mockRestore());

test.each([
  ['while rendering', BrokenLeaf],
  ['in an effect', LeafBrokenByItsEffect],
])('a leaf that fails %s gives way to its fallback and logs the error', (_when, Leaf) => {
  render(
    <LeafBoundary fallback={<p>plain</p>}>
      <Leaf />
    </LeafBoundary>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe('plain');
  expect(log).toHaveBeenCalledWith(failure);
});
