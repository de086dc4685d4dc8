/** Requirements of the whole test run besides npm packages: installed as root on Debian, otherwise reported. */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, delimiter, join } from 'node:path';
import { HEADLESS_SHELL } from '../env/chromium.mjs';
import { hasMariadb } from '../env/mariadb.mjs';
import { inRoot, ROOT } from '../env/paths.mjs';
import { missingPhp } from '../env/php.mjs';
import { Problem } from '../env/problem.mjs';
import { finish, must } from '../env/processes.mjs';

const PHP_PACKAGES = [
	'php-cli',
	'php-curl',
	'php-gd',
	'php-intl',
	'php-mbstring',
	'php-mysql',
	'php-sqlite3',
	'php-xml',
	'php-zip',
];
const CHROMIUM = [
	process.env.FRONTAGE_CHROMIUM,
	HEADLESS_SHELL,
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
];

/**
 * @typedef {Object} Need
 * @property {string}                 what     For a person.
 * @property {string[]}               packages Debian's names.
 * @property {() => Promise<boolean>} met      Whether it is there.
 */

/** @type {Need[]} */
const NEEDS = [
	{
		what: 'PHP 8.2 or newer with curl, gd, intl, mbstring, mysqli, pdo_sqlite, xml and zip',
		packages: PHP_PACKAGES,
		met: async () => ! ( await missingPhp( [ 'sqlite', 'mysql' ] ) ).length,
	},
	{
		what: 'Composer 2',
		packages: [ 'composer', 'unzip' ],
		met: async () => onPath( 'composer' ),
	},
	{
		what: 'MariaDB 10.5 or newer (mariadbd, mariadb-install-db, mariadb-admin)',
		packages: [ 'mariadb-server' ],
		met: hasMariadb,
	},
	{
		what: 'Chromium (or FRONTAGE_CHROMIUM=<its path>)',
		packages: [ 'chromium' ],
		met: async () =>
			CHROMIUM.some( ( path ) => path && existsSync( path ) ),
	},
];

/** Installs all requirements, or reports the missing ones. */
export async function needs() {
	const missing = await unmet();
	if ( missing.length ) {
		await install( missing );
	}
	await installShell();
	await composer();
}

/** Installs Debian's faster Chromium headless shell; without it the tests only take longer. */
async function installShell() {
	const isWanted =
		! process.env.FRONTAGE_CHROMIUM &&
		! existsSync( HEADLESS_SHELL ) &&
		existsSync( '/usr/share/doc/chromium-common' );
	if ( ! isWanted || ! isDebianRoot() ) {
		return;
	}
	process.stdout.write( `Installing ${ basename( HEADLESS_SHELL ) }…\n` );
	const { code } = await finish( 'sh', [
		'-c',
		`apt-get update -q && apt-get install -y -q --no-install-recommends ${ basename( HEADLESS_SHELL ) }`,
	] ).catch( () => ( { code: -1 } ) );
	if ( code !== 0 ) {
		process.stdout.write( 'It is not to be had; Chromium will do.\n' );
	}
}

/**
 * @return {Promise<Need[]>} Missing requirements.
 */
async function unmet() {
	const met = await Promise.all( NEEDS.map( ( need ) => need.met() ) );
	return NEEDS.filter( ( _, index ) => ! met[ index ] );
}

/**
 * @param {Need[]} missing
 */
async function install( missing ) {
	const packages = missing.flatMap( ( need ) => need.packages );
	const list = missing.map( ( need ) => `- ${ need.what }` ).join( '\n' );
	if ( ! isDebianRoot() ) {
		throw new Problem(
			'The tests need more than this machine has.',
			`Install:\n${ list }\nOn Debian or Ubuntu: sudo apt-get install ${ packages.join( ' ' ) }`
		);
	}
	process.stdout.write( `Installing ${ packages.join( ' ' ) }…\n` );
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	const todo = `Install by hand:\n${ list }`;
	await must( 'apt-get', [ 'update', '-q' ], { env }, todo );
	await must(
		'apt-get',
		[ 'install', '-y', '-q', '--no-install-recommends', ...packages ],
		{ env },
		todo
	);
	const still = await unmet();
	if ( still.length ) {
		throw new Problem(
			'Some things are still missing after apt-get.',
			`Install:\n${ still.map( ( need ) => `- ${ need.what }` ).join( '\n' ) }`
		);
	}
}

/** Installs PHPUnit, PHPStan and PHPCS if composer.json is newer than the installed packages. */
async function composer() {
	const time = ( /** @type {string} */ file ) =>
		stat( inRoot( file ) ).then(
			( { mtimeMs } ) => mtimeMs,
			() => 0
		);
	if (
		( await time( 'vendor/composer/installed.json' ) ) >=
		( await time( 'composer.json' ) )
	) {
		return;
	}
	process.stdout.write( 'composer install…\n' );
	await must(
		'composer',
		[
			existsSync( inRoot( 'vendor' ) ) ? 'update' : 'install',
			'--no-interaction',
			'--no-progress',
		],
		{ cwd: ROOT, env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' } },
		'Packagist must be reachable the first time. PHPUnit 11 needs PHP 8.2.'
	);
}

/** Returns whether packages may be installed without asking. */
const isDebianRoot = () => process.getuid?.() === 0 && onPath( 'apt-get' );

/**
 * @param {string} name
 */
function onPath( name ) {
	return ( process.env.PATH ?? '' )
		.split( delimiter )
		.some( ( folder ) => existsSync( join( folder, name ) ) );
}
