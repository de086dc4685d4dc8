/** What the inserter offers: each entry has a category, a title and an icon of its own. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { blocks, filesOf, read, type Module } from './modules';
import { item } from '../support/items';

const CATEGORIES = [
	'frontage-posts',
	'frontage-filters',
	'frontage-media',
	'frontage-forms',
	'frontage-layout',
	'frontage-interaction',
	'frontage-data',
];

/** Words that keep their small letter inside a title. */
const SMALL = [
	'a',
	'an',
	'and',
	'at',
	'by',
	'of',
	'on',
	'or',
	'per',
	'to',
	'with',
];

interface Variation {
	name: string;
	title: string;
	isDefault?: boolean;
	scope?: string[];
}

interface Entry {
	slug: string;
	name: string;
	title: string;
	isInserted: boolean;
	isDefault?: boolean;
}

const json = ( module: Module ) => JSON.parse( read( module, 'block.json' ) );

const ofJson = ( module: Module ): Entry[] =>
	( json( module ).variations ?? [] ).map(
		( { name, title, isDefault, scope = [ 'inserter' ] }: Variation ) => ( {
			slug: module.slug,
			name,
			title,
			isDefault,
			isInserted: scope.includes( 'inserter' ),
		} )
	);

/** Returns what the first group of a pattern matches. */
const match = ( text: string, pattern: RegExp ) =>
	item( pattern.exec( text ) ?? [], 1 );

/** Variations of `edit/variations.ts`, read as text: its imports need an editor. */
const ofScript = ( module: Module ): Entry[] =>
	read( module, 'edit/variations.ts' )
		.split( /\n\t\tname: / )
		.slice( 1 )
		.map( ( text ) => ( {
			slug: module.slug,
			name: match( text, /^'([^']+)'/ ),
			title: match( text, /title: __\( '([^']+)'/ ),
			isInserted: ! text.includes( "scope: [ 'transform' ]" ),
		} ) );

const variations = blocks.flatMap( ( module ) => [
	...ofJson( module ),
	...ofScript( module ),
] );

const titles = blocks.map( ( module ) => ( {
	slug: module.slug,
	title: json( module ).title as string,
	isPart: !! json( module ).parent,
} ) );

const patterns = blocks.flatMap( ( module ) =>
	filesOf( module, '.php' )
		.filter( ( file ) => file.startsWith( 'patterns/' ) )
		.map( ( file ) => ( {
			slug: module.slug,
			title: match(
				read( module, file ),
				/^\t'title'\s+=> __\( '([^']+)'/m
			),
		} ) )
);

const twice = ( all: string[] ) =>
	all.filter( ( one, at ) => all.indexOf( one ) !== at );

/** Words of a title in no order, so that “Scrolling images” is “Image scroller”. */
const wordsOf = ( title: string ) =>
	( title.toLowerCase().match( /[\p{L}\p{N}]+/gu ) ?? [] )
		.map( ( word ) =>
			word.replace( /s$/, '' ).replace( /(.{4})(?:ing|er)$/, '$1' )
		)
		.sort()
		.join( ' ' );

describe( 'the inserter', () => {
	it( 'has no titles that differ in nothing but form or order of their words', () => {
		const inserted = variations.filter(
			( { slug, title, isInserted, isDefault } ) =>
				isInserted &&
				// It stands in the place of its block.
				! (
					isDefault &&
					titles.some(
						( block ) =>
							block.slug === slug && block.title === title
					)
				)
		);
		expect(
			twice(
				[
					// A part is offered inside its whole only.
					...titles.filter( ( { isPart } ) => ! isPart ),
					...inserted,
					...patterns,
				].map( ( { title } ) => wordsOf( title ) )
			)
		).toEqual( [] );
	} );

	it( 'has no duplicate titles, not even of parts', () => {
		expect(
			twice( titles.map( ( { title } ) => title.toLowerCase() ) )
		).toEqual( [] );
	} );

	it( 'writes titles of blocks and variations in title case', () => {
		const isCapital = ( word: string ) =>
			/^[^a-z]/.test( word ) || SMALL.includes( word );
		expect(
			[ ...titles, ...variations ]
				.map( ( { title } ) => title )
				.filter(
					( title ) => ! title.split( /[ -]/ ).every( isCapital )
				)
		).toEqual( [] );
	} );

	it( 'has no duplicate icons', () => {
		const icons = blocks.flatMap( ( { slug, folder } ) => {
			const { icon, variationIcons = {} } = iconsOf( folder );
			return [
				[ slug, icon ],
				...Object.entries( variationIcons ).map( ( [ name, one ] ) => [
					`${ slug }: ${ name }`,
					one,
				] ),
			] as [ string, ReactElement ][];
		} );
		const seen: Record< string, string[] > = {};
		for ( const [ entry, icon ] of icons ) {
			( seen[ JSON.stringify( icon.props ) ] ??= [] ).push( entry );
		}
		expect(
			Object.values( seen ).filter( ( { length } ) => length > 1 )
		).toEqual( [] );
	} );
} );

interface Icons {
	icon: ReactElement;
	variationIcons?: Record< string, ReactElement >;
}

const iconsOf = ( folder: string ): Icons =>
	require( join( folder, 'edit/icon.ts' ) );

describe.each( blocks.map( ( module ) => [ module.slug, module ] as const ) )(
	'the inserter’s entry %s',
	( slug, module ) => {
		it( 'is in one of our categories', () => {
			expect( CATEGORIES ).toContain( json( module ).category );
		} );

		it( 'has an icon for each variation in the inserter', () => {
			expect( existsSync( join( module.folder, 'edit/icon.ts' ) ) ).toBe(
				true
			);
			const own = variations.filter( ( entry ) => entry.slug === slug );
			const drawn = Object.keys(
				iconsOf( module.folder ).variationIcons ?? {}
			);
			expect( own.map( ( { name } ) => name ) ).toEqual(
				expect.arrayContaining( drawn )
			);
			expect( drawn ).toEqual(
				expect.arrayContaining(
					own
						.filter(
							( { isInserted, isDefault } ) =>
								isInserted && ! isDefault
						)
						.map( ( { name } ) => name )
				)
			);
		} );
	}
);
