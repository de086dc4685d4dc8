/**
 * A stylesheet knows only states that something sets: each `is-…` and `has-…` class is written, or composed with a value
 * that `block.json` allows, in a source of the block or in a shared one that it uses. States of a shared stylesheet are set
 * beside it, or by one of the blocks that include it.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { blocks, filesOf, read, root, type Module } from './modules';
import { isSource, sourcesOf, stylesIn } from './reached-sources';

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

/** Sources of a block with the blocks that stand only in it, and the values of their choices. */
const places = new Map(
	blocks.map( ( module ) => {
		const family = familyOf( module );
		const sources = family.map( sourcesOf );
		return [
			module.slug,
			{
				own: sources.flatMap( ( { own } ) => own ),
				shared: sources.flatMap( ( { shared } ) => shared ),
				values: family.flatMap( valuesOf ),
			},
		];
	} )
);

/** Whether a source composes the class: of a stem and a choice, a number or a text of its own or of the block. */
const isComposed = (
	name: string,
	text: string,
	values: string[],
	own: string[]
) =>
	stemsIn( text ).some( ( stem ) => {
		const value = name.slice( stem.length );
		return (
			name.startsWith( stem ) &&
			( /^\d+$/.test( value ) ||
				values.includes( value ) ||
				[ text, ...own ].some( ( one ) =>
					one.includes( `'${ value }'` )
				) )
		);
	} );

const isSetBy = ( name: string, slug: string ) => {
	const { own = [], shared = [], values = [] } = places.get( slug ) ?? {};
	return (
		values.includes( name.replace( /^is-(?=style-)/, '' ) ) ||
		[ ...own, ...shared ].some(
			( text ) =>
				isWritten( name, text ) || isComposed( name, text, values, own )
		)
	);
};

/** Shared stylesheets that a block includes. */
const sharedStylesOf = ( module: Module ) =>
	filesOf( module, '.scss' )
		.flatMap( ( file ) => [ ...stylesIn( join( module.folder, file ) ) ] )
		.filter( ( file ) => relative( root, file ).startsWith( 'src/' ) );

const styles = new Map(
	blocks.map( ( module ) => [ module.slug, sharedStylesOf( module ) ] )
);

const textOf = ( file: string ) => readFileSync( file, 'utf8' );

/** Sources beside a stylesheet. */
const beside = ( file: string ) =>
	readdirSync( dirname( file ) )
		.filter( isSource )
		.map( ( one ) => textOf( join( dirname( file ), one ) ) );

const statesOf = ( { slug }: Module ) =>
	new Set(
		[ 'style-index.css', 'index.css' ]
			.map( ( file ) => join( root, 'build', slug, file ) )
			.filter( existsSync )
			.map( ( file ) => readFileSync( file, 'utf8' ) )
			.join( '\n' )
			.match( /(?<=\.)(?:is|has)-[a-z0-9-]+/g )
	);

/** Whether the state is one of a shared stylesheet, and set beside it or by a block that includes it. */
const isShared = ( name: string, slug: string ) =>
	( styles.get( slug ) ?? [] ).some(
		( file ) =>
			isWritten( name, textOf( file ) ) &&
			( beside( file ).some( ( text ) => isWritten( name, text ) ) ||
				[ ...styles ].some(
					( [ other, files ] ) =>
						files.includes( file ) && isSetBy( name, other )
				) )
	);

it.each( blocks.map( ( module ) => [ module.slug, module ] as const ) )(
	'block %s styles only states that exist',
	( slug, module ) => {
		expect(
			[ ...statesOf( module ) ].filter(
				( name ) =>
					! CORE.test( name ) &&
					! isSetBy( name, slug ) &&
					! isShared( name, slug )
			)
		).toEqual( [] );
	}
);
