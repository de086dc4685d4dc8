/**
 * A stylesheet knows only states that something sets: each `is-…` and `has-…` class is written in a
 * source, or composed there with a value that `block.json` allows.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { blocks, filesOf, read, root, type Module } from './modules';

/** Classes that WordPress sets. */
const CORE =
	/^(?:is-selected|has-child-selected|has-text-align-\w+|has-text-color|has-background|is-style-outline)$/;

interface BlockJson {
	attributes?: Record< string, { enum?: string[] } >;
	parent?: string[];
	ancestor?: string[];
	styles?: { name: string }[];
}

const jsonOf = ( module: Module ) =>
	JSON.parse( read( module, 'block.json' ) ) as BlockJson;

const isSource = ( file: string ) =>
	/\.(?:php|tsx?)$/.test( file ) &&
	! /(?:^|\/)(?:fixtures|patterns|test)\//.test( file );

const textsIn = (
	folder: string,
	isWanted: ( file: string ) => boolean
): string[] =>
	readdirSync( join( root, folder ), { recursive: true, encoding: 'utf8' } )
		.filter( isWanted )
		.map( ( file ) => readFileSync( join( root, folder, file ), 'utf8' ) );

/** Sources that all blocks share. */
const shared = [ 'src', 'includes' ].flatMap( ( folder ) =>
	textsIn( folder, isSource )
);

/** Styles that several blocks include, with the states of each. */
const sharedStyles = textsIn( 'src', ( file ) =>
	file.endsWith( '.scss' )
).join( '\n' );

/** A block with the blocks that stand only in it, which its stylesheet serves too. */
const familyOf = ( module: Module ) => [
	module,
	...blocks.filter( ( other ) => {
		const { parent = [], ancestor = [] } = jsonOf( other );
		return [ ...parent, ...ancestor ].includes(
			`frontage/${ module.slug }`
		);
	} ),
];

/** Values that a class may end with: choices, styles. */
const valuesOf = ( module: Module ) => {
	const { attributes = {}, styles = [] } = jsonOf( module );
	return [
		...Object.values( attributes )
			.flatMap( ( { enum: values = [] } ) => values )
			.map( ( value ) => String( value ).replaceAll( ' ', '-' ) ),
		...styles.map( ( { name } ) => `style-${ name }` ),
	];
};

/** Beginnings of composed classes: `has-marker-` of `has-marker-{$marker}` and `'has-marker-' .`. */
const stemsIn = ( text: string ) => [
	...new Set(
		[
			...text.matchAll(
				/(?<![\w-])((?:is|has)-(?:[a-z]+-)*)(?=\{?\$|' \.)/g
			),
		].map( ( [ , stem = '' ] ) => stem )
	),
];

const isWritten = ( name: string, text: string ) =>
	new RegExp( `(?<![\\w-])${ name }(?![\\w-])` ).test( text );

/** Whether a source composes the class: of a stem and a choice, a number or a text of its own. */
const isComposed = ( name: string, text: string, values: string[] ) =>
	stemsIn( text ).some( ( stem ) => {
		const value = name.slice( stem.length );
		return (
			name.startsWith( stem ) &&
			( /^\d+$/.test( value ) ||
				values.includes( value ) ||
				text.includes( `'${ value }'` ) )
		);
	} );

const sourcesOf = ( module: Module ) =>
	filesOf( module, '' )
		.filter( isSource )
		.map( ( file ) => read( module, file ) );

const everySource = [ ...blocks.flatMap( sourcesOf ), ...shared ];

const styleOf = ( { slug }: Module ) =>
	[ 'style-index.css', 'index.css' ]
		.map( ( file ) => join( root, 'build', slug, file ) )
		.filter( existsSync )
		.map( ( file ) => readFileSync( file, 'utf8' ) )
		.join( '\n' );

it.each( blocks.map( ( module ) => [ module.slug, module ] as const ) )(
	'block %s styles only states that exist',
	( _, module ) => {
		const family = familyOf( module );
		const values = family.flatMap( valuesOf );
		const own = [ ...family.flatMap( sourcesOf ), ...shared ];
		const names = new Set(
			styleOf( module ).match( /(?<=\.)(?:is|has)-[a-z0-9-]+/g )
		);
		const isKnown = ( name: string ) =>
			CORE.test( name ) ||
			values.includes( name.replace( /^is-(?=style-)/, '' ) ) ||
			( isWritten( name, sharedStyles ) ? everySource : own ).some(
				( text ) =>
					isWritten( name, text ) || isComposed( name, text, values )
			);
		const unknown = [ ...names ].filter( ( name ) => ! isKnown( name ) );
		expect( unknown ).toEqual( [] );
	}
);
