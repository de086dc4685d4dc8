/** Compares what a page fetches with what owners are told: `build/costs.json`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import {
	MOMENTS,
	once,
	type Entry,
	type Files,
	type MediaCost,
	type ModuleCost,
	type Moment,
} from '../../src/cost/cost';

interface Costs {
	runtime: Entry[];
	media: MediaCost;
	files: Files;
	modules: Record< string, ModuleCost >;
}

const BUILD = join( __dirname, '../../build' );

const costs = (): Costs =>
	JSON.parse( readFileSync( join( BUILD, 'costs.json' ), 'utf8' ) );

/** Newer WordPress says under inlined styles where they are from. */
const COMMENT = /\/\*# sourceURL=\S+ \*\/\s*$/;

/** Share by which a size may differ: of inlined styles, WordPress rewrites addresses. */
const TOLERANCE = 0.02;

const TOLERANCE_BYTES = 70;

/** Files that the server prints into pages. */
const PRINTED = [ 'recorder.js', 'island.css', 'opener.js' ];

/** Compressed bytes of files that this worker has seen, as the build compresses them. */
const seen = new Map< string, number >();

const compressed = ( body: Buffer ) =>
	gzipSync( body[ 0 ] === 0x1f ? gunzipSync( body ) : body, { level: 9 } )
		.length;

/**
 * Returns the name of one of our files in `costs.json`; undefined for others.
 *
 * @param url Where it was fetched from.
 */
const nameOf = ( url: string ): string | undefined =>
	/\/plugins\/frontage\/build\/([^?]+)/.exec( url )?.[ 1 ] ??
	( /\/dist\/vendor\/(react(?:-dom)?)(?:\.min)?\.js/
		.exec( url )?.[ 1 ]
		?.replace( /^/, 'wordpress/' ) as string | undefined );

/** The files that one page after another fetches, by moment. */
export class Fetched {
	private moment: Moment = 'load';

	private files = new Map< string, Moment >();

	private readonly reading: Promise< void >[] = [];

	constructor( private readonly page: Page ) {
		page.on( 'request', ( request ) => {
			const name = nameOf( request.url() );
			if ( name && ! this.files.has( name ) ) {
				this.files.set( name, this.moment );
				this.reading.push( this.read( name, request ) );
			}
		} );
	}

	/** Starts with a new page. */
	restart(): void {
		this.files = new Map();
		this.moment = 'load';
	}

	/**
	 * Waits until the page has fetched what its modules fetch at a moment, for certain.
	 *
	 * @param slugs  The modules' folders.
	 * @param moment The moment; then the next one begins.
	 * @return What is missing.
	 */
	async until( slugs: string[], moment: Moment ): Promise< string[] > {
		if ( moment === 'load' ) {
			await this.readHtml();
		}
		const { modules } = costs();
		const expected = slugs
			.flatMap( ( slug ) => modules[ slug ]!.entries )
			.filter(
				( [ file, when, isSure ] ) =>
					isSure &&
					when === moment &&
					// A style that is fetched on use is fetched by what opens, which this does not open.
					! ( when === 'use' && file.endsWith( '.css' ) )
			)
			.map( ( [ file ] ) => file );
		const missing = () =>
			expected.filter( ( file ) => ! this.files.has( file ) );
		const end = Date.now() + 5000;
		while ( missing().length && Date.now() < end ) {
			await this.page.evaluate(
				() =>
					new Promise( ( done ) =>
						requestIdleCallback( done, { timeout: 200 } )
					)
			);
		}
		this.moment = MOMENTS[ MOMENTS.indexOf( moment ) + 1 ] ?? 'use';
		return missing().map(
			( file ) => `${ file } is not fetched at ${ moment }`
		);
	}

	/**
	 * Returns what the page fetched that nobody is told, or not so early, or of another size.
	 *
	 * @param slugs The modules' folders.
	 */
	async untold( slugs: string[] ): Promise< string[] > {
		await Promise.all( this.reading );
		const { files, media, modules, runtime } = costs();
		const present = await this.modulesOnPage( Object.keys( modules ) );
		const told = new Map(
			once( [
				...runtime,
				...( ( await this.hasMedia() ) ? media.entries : [] ),
				...[ ...slugs, ...present ].flatMap(
					( one ) => modules[ one ]!.entries
				),
			] ).map( ( [ file, moment ] ) => [ file, moment ] )
		);
		return [ ...this.files ].flatMap( ( [ file, moment ] ) => {
			const when = told.get( file );
			if ( ! when ) {
				return [
					`${ file } is fetched at ${ moment }, which is not told`,
				];
			}
			const [ bytes, size ] = [ seen.get( file ), files[ file ] ];
			return [
				...( MOMENTS.indexOf( moment ) < MOMENTS.indexOf( when )
					? [
							`${ file } is fetched at ${ moment }, told is ${ when }`,
						]
					: [] ),
				...( bytes === undefined || ! size || isNear( bytes, size )
					? []
					: [
							`${ file } has ${ bytes } bytes, told are ${ size }`,
						] ),
			];
		} );
	}

	private async read( name: string, request: Request ): Promise< void > {
		if ( ! seen.has( name ) ) {
			const body = await (
				await request.response()
			)
				?.body()
				.catch( () => undefined );
			if ( body?.length ) {
				seen.set( name, compressed( body ) );
			}
		}
	}

	/** Notes what the server printed into the page: styles, the recorder. */
	private async readHtml(): Promise< void > {
		const { styles, inline } = await this.page.evaluate( () => ( {
			styles: [
				...document.querySelectorAll( 'style[id^="frontage-"]' ),
			].map( ( { id, textContent } ) => [ id, textContent ] as const ),
			inline: [
				...document.querySelectorAll( 'script:not([src]), style' ),
			].map( ( { textContent } ) => textContent!.trim() ),
		} ) );
		const { modules } = costs();
		for ( const [ id, text ] of styles ) {
			const slug = /^frontage-(.+)-inline-css$/.exec( id )?.[ 1 ];
			const [ own ] = modules[ slug ?? '' ]?.own ?? [];
			if ( own && text ) {
				const file = `${ own }style-index.css`;
				this.files.set( file, 'load' );
				const bare = text.replace( COMMENT, '' ).trim();
				seen.set( file, compressed( Buffer.from( bare ) ) );
			}
		}
		for ( const file of PRINTED ) {
			const text = readFileSync( join( BUILD, file ), 'utf8' ).trim();
			if ( inline.some( ( one ) => one.includes( text ) ) ) {
				this.files.set( file, 'load' );
				seen.set( file, compressed( Buffer.from( text ) ) );
			}
		}
	}

	/** Returns whether something of others can play on the page. */
	private hasMedia(): Promise< boolean > {
		return this.page.evaluate(
			() => !! document.querySelector( 'iframe,video,audio' )
		);
	}

	private modulesOnPage( all: string[] ): Promise< string[] > {
		return this.page.evaluate( ( slugs ) => {
			const names = [
				...document.querySelectorAll( 'frontage-island' ),
			].map( ( island ) => island.getAttribute( 'name' )! );
			return slugs.filter(
				( slug ) =>
					document.querySelector(
						`#frontage-${ slug }-css, #frontage-${ slug }-inline-css`
					) ||
					names.some(
						( name ) =>
							name === slug || name.startsWith( `${ slug }-` )
					)
			);
		}, all );
	}
}

const isNear = ( one: number, other: number ) =>
	Math.abs( one - other ) <= other * TOLERANCE + TOLERANCE_BYTES;
