/**
 * A choice stands in `block.json` alone. WordPress replaces any other value by the default before it
 * renders a block, so PHP repeats no list of allowed values, and whatever it says of single values must be
 * values of `block.json`. `state-classes.test.ts` compares stylesheets, tsc the editor's `ChoiceField`.
 */
import { captchaLabels, widthLabels } from '../../src/editor/form/labels';
import { cardFields } from '../../src/editor/list-fields/card-fields';
import { blocks, filesOf, read, type Module } from './modules';

type Enums = Record< string, string[] >;

/** Choices that need no entry in a table of PHP. */
const ABSENT = [ 'none' ];

const enumsOf = ( module: Module ): Enums => {
	const { attributes = {} } = JSON.parse( read( module, 'block.json' ) ) as {
		attributes?: Record< string, { enum?: string[] } >;
	};
	return Object.fromEntries(
		Object.entries( attributes ).flatMap( ( [ name, { enum: values } ] ) =>
			values ? [ [ name, values ] ] : []
		)
	);
};

const sourcesOf = ( module: Module, ...endings: string[] ) =>
	filesOf( module, ...endings )
		.filter( ( file ) => ! /^(fixtures|patterns|test)\//.test( file ) )
		.map( ( file ) => read( module, file ) );

/** Matches `$attributes['name']`, also as a property. */
const ATTRIBUTE = String.raw`\$(?:this->)?attributes\['(\w+)'\](?: \?\? (?:null|''))?`;

const find = ( text: string, pattern: string, flags = '' ) => [
	...text.matchAll( new RegExp( pattern, `g${ flags }` ) ),
];

/** PHP without the arguments of its calls. */
const withoutCalls = ( php: string ): string => {
	const shorter = php.replace( /\([^()]*\)/g, '' );
	return shorter === php ? php : withoutCalls( shorter );
};

/** Values that PHP compares with an attribute, with the attribute's name. */
const comparedIn = ( php: string ) => [
	...find( php, `'([^']*)' [!=]== \\(? ?${ ATTRIBUTE }` ).map(
		( [ , value = '', name = '' ] ) => [ name, value ] as const
	),
	...find( php, `match \\( ${ ATTRIBUTE } \\) \\{([^}]*)\\}` ).flatMap(
		( [ , name = '', arms = '' ] ) =>
			find(
				withoutCalls( arms ),
				`'([^']*)'(?=(?:, '[^']*')*\\s*=>)`
			).map( ( [ , value = '' ] ) => [ name, value ] as const )
	),
];

/** Attributes that PHP checks again, though WordPress has done so. */
const checkedIn = ( php: string ) =>
	[
		`in_array\\( ${ ATTRIBUTE },`,
		`::choice\\( ${ ATTRIBUTE },`,
		`(?<=('[^']*') === )${ ATTRIBUTE } \\? \\1 : '[^']`,
	].flatMap( ( pattern ) =>
		find( php, pattern ).map( ( found ) => found.at( -1 ) ?? '' )
	);

/** Constant lists of texts in PHP. */
const listsIn = ( php: string ) =>
	find( php, `const \\w+\\s*= array\\(((?:\\s*'[^']*',?)+)\\s*\\);` ).map(
		( [ , list = '' ] ) =>
			find( list, `'([^']*)'` ).map( ( [ , one = '' ] ) => one )
	);

/** Keys of tables in PHP, one entry in each line. */
const tablesIn = ( php: string ) =>
	find( php, `= array\\(\\n((?:\\t+'[^']*'\\s*=> .*\\n)+)\\s*\\);` ).map(
		( [ , table = '' ] ) =>
			find( table, `^\\t+'([^']*)'`, 'm' ).map(
				( [ , key = '' ] ) => key
			)
	);

/** Whether a list is another copy of a choice: most of its texts are values of it. */
const isCopy = ( list: string[], values: string[] ) => {
	const shared = list.filter( ( one ) => values.includes( one ) ).length;
	return shared > 1 && shared * 2 > list.length;
};

/** How the copies of choices differ from them. */
const differences = ( list: string[], enums: Enums, absent: string[] = [] ) =>
	Object.entries( enums )
		.filter( ( [ , values ] ) => isCopy( list, values ) )
		.flatMap( ( [ name, values ] ) => [
			...list
				.filter( ( one ) => ! values.includes( one ) )
				.map( ( one ) => `${ name } is never ${ one }` ),
			...values
				.filter( ( one ) => ! [ ...list, ...absent ].includes( one ) )
				.map( ( one ) => `${ name } may be ${ one }` ),
		] );

describe.each(
	blocks
		.map(
			( module ) => [ module.slug, module, enumsOf( module ) ] as const
		)
		.filter( ( [ , , enums ] ) => Object.keys( enums ).length )
)( 'choices of block %s', ( _, module, enums ) => {
	const php = sourcesOf( module, '.php' ).join( '\n' );

	it( 'are not checked again in PHP', () => {
		expect( checkedIn( php ).filter( ( name ) => name in enums ) ).toEqual(
			[]
		);
	} );

	it( 'are compared with values of block.json', () => {
		expect(
			comparedIn( php ).filter(
				( [ name, value ] ) =>
					enums[ name ] && ! enums[ name ].includes( value )
			)
		).toEqual( [] );
	} );

	it( 'are the values of lists and tables in PHP', () => {
		expect( [
			...listsIn( php ).flatMap( ( list ) => differences( list, enums ) ),
			...tablesIn( php ).flatMap( ( keys ) =>
				differences( keys, enums, ABSENT )
			),
		] ).toEqual( [] );
	} );
} );

/** Labels that shared code gives the choices of several blocks. */
const SHARED: Record< string, object > = {
	captcha: captchaLabels( '' ),
	width: widthLabels(),
	...Object.fromEntries(
		cardFields().map( ( { name, options } ) => [ name, options ?? {} ] )
	),
};

/** Names of the choices of a card, which a block has together or not at all. */
const CARD = [ 'titleTag', 'ratio' ];

const isShared = ( name: string, enums: Enums ) =>
	name in SHARED &&
	( ! CARD.includes( name ) || CARD.every( ( one ) => one in enums ) );

it.each(
	blocks.flatMap( ( module ) => {
		const enums = enumsOf( module );
		return Object.entries( enums )
			.filter( ( [ name ] ) => isShared( name, enums ) )
			.map(
				( [ name, values ] ) => [ module.slug, name, values ] as const
			);
	} )
)( 'block %s has the shared choice of its %s', ( _, name, values ) => {
	expect( Object.keys( SHARED[ name ] ?? {} ).sort() ).toEqual(
		[ ...values ].sort()
	);
} );
