import { accessSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { explainFileError } from './explain-file-error';

// The tests may run as root, who can write everywhere, so the file system's responses are mocked.
const locked: string[] = [];
let owner = process.getuid?.();
jest.mock('node:fs', () => ({
  constants: { W_OK: 2 },
  existsSync: () => true,
  accessSync: jest.fn(),
  statSync: jest.fn(),
}));

beforeEach(() => {
  locked.length = 0;
  owner = process.getuid?.();
  jest.mocked(accessSync).mockImplementation((path) => {
    if (locked.some((each) => `${path}` === join(process.cwd(), each))) throw new Error('EACCES');
  });
  jest.mocked(statSync).mockImplementation(() => ({ uid: owner }) as ReturnType<typeof statSync>);
});

const ending = ', or work in a copy of the project in your own folder.';

test('a read-only folder is named, with the command that makes it writable', () => {
  locked.push('out', 'out/404.html');
  expect(explainFileError('EACCES', 'out/404.html')).toBe(
    `out cannot be written to, because it is read-only: run "chmod -R u+w out"${ending}`,
  );
});

test('a project that is read-only as a whole is named, rather than the file that failed first', () => {
  locked.push('', 'generated', 'generated/building');
  expect(explainFileError('EACCES', 'generated/building')).toBe(
    `The project’s folder, ${process.cwd()}, cannot be written to, because it is read-only: run "chmod -R u+w ."${ending}`,
  );
});

test('a folder that belongs to another user, perhaps after sudo, can be taken back', () => {
  locked.push('.next');
  owner = -1;
  expect(explainFileError('EACCES', join(process.cwd(), '.next/cache/x'))).toBe(
    `.next cannot be written to, because it belongs to another user: run "sudo chown -R $USER .next"${ending}`,
  );
});

test('a name with a space is quoted in the command', () => {
  locked.push('photos of us');
  expect(explainFileError('EPERM', 'photos of us/a.jpg')).toContain(`run "chmod -R u+w 'photos of us'"`);
});

test('a read-only disk and a full one are named as such', () => {
  locked.push('');
  expect(explainFileError('EROFS', 'vercel.json')).toMatch(
    /is on a disk that can only be read: work in a copy/,
  );
  expect(explainFileError('ENOSPC', 'out/a')).toMatch(
    /^The disk is full, .*: free 1 GB, then run this again\.$/,
  );
});

test('an error of another kind is not explained', () => {
  expect(explainFileError('ENOENT', 'a')).toBeNull();
  expect(explainFileError()).toBeNull();
});
