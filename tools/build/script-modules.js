/**
 * The shared script modules: folders of `src` with a `module.json`, imported as `@frontage/<folder>`.
 *
 * `module.json` names the entry, the budget in bytes (gzip), and how the entry is built when not
 * as usual: `tight` minifies harder, `plain` keeps it free of webpack's runtime. `eager` says that
 * scripts which import it on demand do so as soon as they run, not when they are used.
 */
const { readFileSync } = require( 'node:fs' );
const { basename, dirname, join, resolve } = require( 'node:path' );
const { sync: glob } = require( 'fast-glob' );
const { PREFIX } = require( './aliases' );

const root = resolve( __dirname, '../..' );

/**
 * @typedef {Object} ScriptModule
 * @property {string}                     id     As it is imported.
 * @property {string}                     name   Of the built file, without extension.
 * @property {string}                     file   Its `module.json`, relative to the root.
 * @property {string}                     entry  Full path of the source.
 * @property {number}                     budget Bytes after gzip.
 * @property {'lazy' | 'tight' | 'plain'} build  How it is built.
 */

/** @type {ScriptModule[]} */
const scriptModules = glob( 'src/**/module.json', { cwd: root } )
	.sort()
	.map( ( file ) => {
		const name = basename( dirname( file ) );
		const { entry, budget, build } = JSON.parse(
			readFileSync( join( root, file ), 'utf8' )
		);
		if ( ! ( budget > 0 ) ) {
			throw new Error(
				`${ file } states no budget: add "budget", in bytes after gzip.`
			);
		}
		return {
			id: `${ PREFIX }/${ name }`,
			name,
			file,
			entry: join( root, dirname( file ), entry ),
			budget,
			build: build ?? 'lazy',
		};
	} );

module.exports = { scriptModules };
