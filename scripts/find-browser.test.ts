import { findBrowser, type Machine } from './find-browser';

const own = '/cache/chromium';
const sentence = /^No Chrome or Chromium was found and none could be installed: .* CHROMIUM_PATH/;

/** A Linux machine with these files, on which every install fails unless `installs` names what it brings. */
function machine(
  files: string[],
  { installs = {}, ...rest }: Partial<Machine> & { installs?: Record<string, string[]> } = {},
) {
  const there = new Set(files);
  const commands: string[] = [];
  const made: Machine = {
    env: {},
    platform: 'linux',
    isRoot: false,
    playwrightPath: own,
    exists: (path) => there.has(path),
    run: (command, args) => {
      commands.push([command, ...args].join(' '));
      for (const file of installs[command] ?? []) there.add(file);
      return command in installs;
    },
    ...rest,
  };
  return { made, commands };
}

test('the browser somebody named comes first, and must be there', () => {
  const env = { CHROMIUM_PATH: '/opt/mine' };
  expect(findBrowser(machine(['/opt/mine', own], { env }).made)).toBe('/opt/mine');
  expect(() => findBrowser(machine([own], { env }).made)).toThrow(
    'CHROMIUM_PATH is /opt/mine, where there is no program.',
  );
});

test('Playwright’s own comes before the system’s, and nothing is installed', () => {
  const { made, commands } = machine(['/usr/bin/chromium', own]);
  expect([findBrowser(made), commands]).toEqual([own, []]);
});

test.each<[NodeJS.Platform, string]>([
  ['linux', '/usr/bin/google-chrome-stable'],
  ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['win32', 'C:/Programs/Google/Chrome/Application/chrome.exe'],
])('on %s the usual place is looked at', (platform, path) => {
  const env = { PROGRAMFILES: 'C:/Programs' };
  expect(findBrowser(machine([path], { platform, env }).made)).toBe(path);
});

test('without any, Playwright is asked to install one', () => {
  const { made, commands } = machine([], { installs: { npx: [own] } });
  expect([findBrowser(made), commands]).toEqual([own, ['npx playwright install chromium']]);
});

test('when that fails, root on Debian installs the system’s; others are told what to do', () => {
  const installs = { 'apt-get': ['/usr/bin/chromium'] };
  const { made, commands } = machine(['/etc/debian_version'], { isRoot: true, installs });
  expect(findBrowser(made)).toBe('/usr/bin/chromium');
  expect(commands).toEqual(['npx playwright install chromium', 'apt-get install -y chromium']);
  expect(() => findBrowser(machine(['/etc/debian_version'], { installs }).made)).toThrow(sentence);
  expect(() => findBrowser(machine([], { isRoot: true, installs }).made)).toThrow(sentence);
});

test('an install that ends well but brings nothing is not believed', () => {
  const { made } = machine(['/etc/debian_version'], { isRoot: true, installs: { npx: [], 'apt-get': [] } });
  expect(() => findBrowser(made)).toThrow(sentence);
});
