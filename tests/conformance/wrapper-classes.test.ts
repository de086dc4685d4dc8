/**
 * The editor gives a block's wrapper the classes that the server prints, so that both look alike.
 * Every `edit` is rendered with the attributes of every fixture; only what it tells `useBlockProps`
 * counts, hence everything of the editor around it is empty.
 */
import { render } from '@testing-library/react';
import { join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { isAdded, isLeftOut } from './wrapper-differences';
import { blocks, fixturesOf, read, type Module } from './modules';

const mockClasses: string[] = [];

/** An object whose members are made when they are read. */
const mockAll = ( member: ( name: string ) => unknown ) =>
	new Proxy(
		{},
		{
			get: ( _, name ) =>
				name === '__esModule' ? true : member( String( name ) ),
		}
	);

jest.mock( '@wordpress/block-editor', () => {
	const save = ( props: object ) => props;
	const members: Record< string, unknown > = {
		useBlockProps: Object.assign(
			( props: { className?: string } = {} ) => {
				mockClasses.push( props.className ?? '' );
				return props;
			},
			{ save }
		),
		useInnerBlocksProps: Object.assign(
			( props: object = {} ) => ( { ...props, children: null } ),
			{ save }
		),
		useSettings: () => [],
		store: 'core/block-editor',
		useBlockEditContext: () => ( { isSelected: false } ),
	};
	return mockAll( ( name ) => members[ name ] ?? ( () => null ) );
} );

jest.mock( '@wordpress/components', () => mockAll( () => () => null ) );
jest.mock( '@wordpress/blocks', () => mockAll( () => () => [] ) );
jest.mock( '@wordpress/data', () => {
	const store = mockAll( ( name ) =>
		/^getBlock(?:Order|s)|s$/.test( name ) ? () => [] : () => undefined
	);
	const pick = () => store;
	const members: Record< string, unknown > = {
		useSelect: ( select: unknown ) =>
			typeof select === 'function' ? select( pick ) : store,
		useRegistry: () => ( { select: pick, dispatch: pick } ),
	};
	return mockAll( ( name ) => members[ name ] ?? pick );
} );

/** Classes that WordPress adds in the editor too, for what a block supports. */
const OF_SUPPORTS =
	/^(?:has-text-align-|has-background$|has-text-color$|has-[\w-]+-color$|is-style-|is-layout-)/;

/** Shown by the editor only: what is edited is open, also where visitors open it. */
const OF_EDITING =
	/^(?:is-edited|is-editing|is-open|frontage-age-gate__content)$/;

interface Rules {
	type?: string | string[];
	enum?: unknown[];
	default?: unknown;
}

interface BlockJson {
	attributes?: Record< string, Rules >;
}

/** Name that JSON schema has for the type of a value. */
const typeOf = ( value: unknown ) =>
	Array.isArray( value ) ? 'array' : typeof value;

const isAllowed = ( value: unknown, { type, enum: values }: Rules ) =>
	( values?.includes( value ) ?? true ) &&
	[ type ?? typeOf( value ) ]
		.flat()
		.some(
			( name ) => name.replace( 'integer', 'number' ) === typeOf( value )
		);

interface FixtureBlock {
	/** Absent for the block of the folder. */
	name?: string;
	attributes?: Record< string, unknown >;
	innerBlocks?: FixtureBlock[];
}

/** Attributes of the first block of that name, which may stand in others. */
const find = (
	{ name, attributes = {}, innerBlocks = [] }: FixtureBlock,
	wanted: string
): Record< string, unknown > | undefined =>
	( name ?? wanted ) === wanted
		? attributes
		: innerBlocks.map( ( block ) => find( block, wanted ) ).find( Boolean );

/** A fixture's attributes as WordPress reads them: a value that is not allowed is the default. */
function attributesOf( module: Module, sentence: string ) {
	const { attributes = {} } = JSON.parse(
		read( module, 'block.json' )
	) as BlockJson;
	const fixture = JSON.parse( read( module, `fixtures/${ sentence }.json` ) );
	const saved = find( fixture, `frontage/${ module.slug }` ) ?? {};
	return {
		...saved,
		...Object.fromEntries(
			Object.entries( attributes ).map( ( [ name, rules ] ) => [
				name,
				isAllowed( saved[ name ], rules )
					? saved[ name ]
					: rules.default,
			] )
		),
	};
}

const ownIn = ( classes: string ) =>
	classes
		.split( /\s+/ )
		.filter( ( name ) => /^(?:frontage|is|has)-/.test( name ) )
		.filter(
			( name ) => ! OF_SUPPORTS.test( name ) && ! OF_EDITING.test( name )
		);

/** Classes of the element that the server prints for the block; none if it prints nothing. */
const printed = ( { slug }: Module, html: string ) =>
	[ ...html.matchAll( /class="([^"]*)"/g ) ]
		.map( ( [ , classes = '' ] ) => classes )
		.find( ( classes ) =>
			classes
				.split( ' ' )
				.some( ( name ) =>
					[
						`frontage-${ slug }`,
						`wp-block-frontage-${ slug }`,
					].includes( name )
				)
		);

const cases = blocks.flatMap( ( module ) =>
	fixturesOf( module ).flatMap( ( sentence ) => {
		const classes = printed(
			module,
			read( module, `fixtures/${ sentence }.html` )
		);
		return classes === undefined
			? []
			: [ [ module.slug, sentence, module, classes ] as const ];
	} )
);

it.each( cases )(
	'%s has the same classes in the editor: %s',
	( slug, sentence, module, classes ) => {
		const { Edit } = require( join( module.folder, 'edit/edit.tsx' ) ) as {
			Edit: ComponentType< Record< string, unknown > >;
		};
		mockClasses.length = 0;
		render(
			createElement( Edit, {
				attributes: attributesOf( module, sentence ),
				setAttributes: () => undefined,
				clientId: 'edited',
				isSelected: false,
				context: {},
			} )
		);
		// Hostile values repeat keys; only classes count here.
		jest.spyOn( console, 'error' ).mockClear();
		const server = ownIn( classes );
		const editor = ownIn( mockClasses.at( -1 ) ?? '' );
		expect( {
			missing: server.filter(
				( name ) =>
					! editor.includes( name ) && ! isLeftOut( slug, name )
			),
			added: editor.filter(
				( name ) => ! server.includes( name ) && ! isAdded( slug, name )
			),
		} ).toEqual( { missing: [], added: [] } );
	}
);
