// Plain JavaScript without dependencies: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const help = `Usage: node scripts/ensure.mjs

Installs the locked dependencies with "npm ci" when node_modules is missing or
differs from package-lock.json. Otherwise it does nothing.`;

/** The JSON in a file, or undefined when there is none to read. */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Why an install is needed, or undefined. npm records what it installed in node_modules/.package-lock.json;
 * packages for other platforms are locked but never installed, so an optional one may be absent.
 */
function findReason(locked, installed) {
  if (!installed) return 'node_modules is missing';
  for (const [path, wanted] of Object.entries(locked.packages)) {
    const found = installed.packages[path];
    if (path === '' || (!found && wanted.optional)) continue;
    if (found?.version !== wanted.version || found?.integrity !== wanted.integrity) {
      return `${path} is not at the locked version ${wanted.version}`;
    }
  }
  const extra = Object.keys(installed.packages).find((path) => !(path in locked.packages));
  return extra && `${extra} is installed but not locked`;
}

/** Runs `npm ci` with the npm that started this script, so that no shell has to find one. */
function install() {
  const npm = process.env.npm_execpath;
  const run = npm
    ? spawnSync(process.execPath, [npm, 'ci'], { stdio: 'inherit' })
    : spawnSync('npm ci', { stdio: 'inherit', shell: true });
  if (run.status !== 0) fail('npm ci did not finish: see its messages above.');
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const minimum = readJson('package.json')?.engines.node.replace('>=', '');
const [major, minor] = process.versions.node.split('.').map(Number);
const [minimumMajor, minimumMinor] = minimum?.split('.').map(Number) ?? [];
const locked = readJson('package-lock.json');

if (process.argv.includes('--help')) {
  console.log(help);
} else if (!minimum || !locked) {
  fail('Run this from the project folder: package.json or package-lock.json is not here.');
} else if (major < minimumMajor || (major === minimumMajor && minor < minimumMinor)) {
  fail(`This project needs Node ${minimum} or newer; this is ${process.versions.node}.`);
} else {
  const reason = findReason(locked, readJson('node_modules/.package-lock.json'));
  if (reason) {
    console.log(`Installing the locked dependencies (npm ci): ${reason}.`);
    install();
  } else {
    console.log('Dependencies are as locked.');
  }
}
