/** What a built script imports, and so what a browser fetches with it. */
import { readFileSync } from 'node:fs';
import { PREFIX } from '../aliases.js';
import { root } from '../modules.mjs';
import { scriptModules } from '../script-modules.js';

const BRIDGE = `${ PREFIX }/react`;

/** An import of a shared script module, by the address that link.mjs wrote; with a bracket, on demand. */
const LINKED = /\b(?:from|import)\s*(\(?)\s*"[./]+\/([\w-]+)\.js\?ver=/g;

/** WordPress's scripts that the bridge loads; the server knows their sizes. */
export const REACT = [ 'wordpress/react', 'wordpress/react-dom' ];

/** @type {import('./entries.mjs').Entry[]} What a page with an island has from the start. */
export const RUNTIME = [
	[ 'recorder.js', 'load', 1 ],
	[ 'island.css', 'load', 1 ],
	[ 'islands.js', 'load', 1 ],
];

/** Script modules that are fetched as soon as a script that imports them on demand runs. */
const EAGER = scriptModules
	.filter(
		( { file } ) => JSON.parse( readFileSync( root + file, 'utf8' ) ).eager
	)
	.map( ( { id } ) => id );

export class Imports {
	/**
	 * @param {Object}                     manifest
	 * @param {( path: string ) => Buffer} read     Reads a built file.
	 */
	constructor( manifest, read ) {
		this.modules = manifest.script_modules;
		this.read = read;
	}

	/**
	 * @param {string} file A built script, relative to `build`.
	 * @return {{ id: string, isLazy: boolean }[]} What it imports.
	 */
	of( file ) {
		return [
			...this.read( `build/${ file }` ).toString().matchAll( LINKED ),
		]
			.map( ( [ , call, name ] ) => ( {
				id: `${ PREFIX }/${ name }`,
				isLazy: call !== '',
			} ) )
			.filter( ( { id } ) => this.modules[ id ] );
	}

	/**
	 * @param {string}                         file   A built script, relative to `build`.
	 * @param {import('./moments.mjs').Moment} moment When it is fetched.
	 * @param {0 | 1}                          isSure Whether it always is.
	 * @return {import('./entries.mjs').Entry[]} It and everything that it imports, at any depth.
	 */
	entries( file, moment, isSure = 1 ) {
		/** @type {import('./entries.mjs').Entry[]} */
		const found = [ [ file, moment, isSure ] ];
		for ( const { id, isLazy } of this.of( file ) ) {
			const when = isLazy && ! EAGER.includes( id ) ? 'use' : moment;
			const { path } = this.modules[ id ];
			found.push(
				...this.entries(
					path.replace( 'build/', '' ),
					when,
					isLazy ? 0 : isSure
				)
			);
			if ( id === BRIDGE ) {
				found.push(
					...REACT.map( ( name ) => [ name, when, isSure ] )
				);
			}
		}
		return found;
	}

	/**
	 * @param {string}                         file   The script of an island, relative to `build`.
	 * @param {import('./moments.mjs').Moment} moment When the island wakes.
	 * @return {import('./entries.mjs').Entry[]} What it makes the page fetch besides the runtime. Its own file and React are fetched ahead, other imports are not.
	 */
	island( file, moment ) {
		const isReact = this.of( file ).some( ( { id } ) => id === BRIDGE );
		if ( ! isReact || moment !== 'use' ) {
			return this.entries( file, moment );
		}
		const bridge = this.modules[ BRIDGE ].path.replace( 'build/', '' );
		const ahead = [ file, bridge, ...REACT ];
		return this.entries( file, 'near' ).map( ( [ name, when, isSure ] ) => [
			name,
			ahead.includes( name ) ? when : 'use',
			isSure,
		] );
	}
}
