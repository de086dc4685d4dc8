/** What not everybody sees does not become public when Frontage is left. */
import { convert } from '../convert';
import { holdsHidden, inHiddenGroup, isConditional } from '../hidden';

jest.mock( '../equivalent', () => ( {
	GUARD: '\uE000',
	toCore: () => [ { text: 'ours' } ],
} ) );
jest.mock( '../images', () => ( {
	addAddresses: () => undefined,
	addressesOf: async () => new Map(),
	withoutAddress: () => [],
} ) );
jest.mock( '../skip', () => ( {
	forget: () => undefined,
	forSaving: () => [],
	readBlock: () => [],
} ) );
jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string ) => ( { name } ),
	serialize: () => '<p>Converted</p>',
} ) );

const PARAGRAPH =
	'<!-- wp:paragraph SETTINGS --><p>Secret</p><!-- /wp:paragraph -->';

const FOR_USERS = '{"frontage":{"visibility":{"visitors":"in"}}}';

const OURS = `<!-- wp:frontage/tabs ${ FOR_USERS } --><!-- wp:frontage/tab /--><!-- /wp:frontage/tabs -->`;

const core = ( settings: string ) => PARAGRAPH.replace( 'SETTINGS', settings );

beforeEach( () => {
	window.frontageHides = { visibility: [ 'visitors', 'from' ] };
	window.frontageCanHide = true;
} );

it( 'knows conditions, not what depends on the screen', () => {
	const visibility = ( settings: object ) =>
		isConditional( { frontage: { visibility: settings } } );
	expect( visibility( { visitors: 'in' } ) ).toBe( true );
	expect( visibility( { from: '2030-01-01T10:00' } ) ).toBe( true );
	expect( visibility( { 'acme/level': 'gold' } ) ).toBe( true );
	expect( visibility( { visitors: '', hideOn: [ 'phone' ] } ) ).toBe( false );
	expect( isConditional( { frontage: { visibility: null } } ) ).toBe( false );
	expect( isConditional( {} ) ).toBe( false );
	expect( isConditional( { metadata: { blockVisibility: false } } ) ).toBe(
		true
	);
} );

it( 'has WordPress hide them', async () => {
	const blocks = [
		core(
			'{"metadata":{"name":"A"},"frontage":{"visibility":{"from":"2030"}}}'
		),
		core( '{"frontage":{"visibility":{"hideOn":["phone"]}}}' ),
		OURS,
	];
	const done = await convert( blocks.join( '\n' ) );
	expect( done?.content ).toBe(
		[
			core( '{"metadata":{"name":"A","blockVisibility":false}}' ),
			core( '' ).replace( '  ', ' ' ),
			inHiddenGroup( '<p>Converted</p>' ),
		].join( '\n' )
	);
	expect( done ).toMatchObject( { hidden: 2, left: 0 } );
} );

it( 'leaves them as they are where WordPress cannot hide them', async () => {
	window.frontageCanHide = false;
	const outer = `<!-- wp:frontage/tabs --><!-- wp:frontage/tab ${ FOR_USERS } /--><!-- /wp:frontage/tabs -->`;
	const content = [ core( FOR_USERS ), OURS, outer ].join( '\n' );
	const done = await convert( content );
	expect( done?.content ).toBe( content );
	expect( done ).toMatchObject( { hidden: 0, left: 3 } );
} );

it( 'finds hidden blocks at any depth', () => {
	const block = ( attributes: object, ...innerBlocks: object[] ): any => ( {
		attributes,
		innerBlocks,
	} );
	const hidden = block( { metadata: { blockVisibility: false } } );
	expect( holdsHidden( block( {}, block( {}, hidden ) ) ) ).toBe( true );
	expect( holdsHidden( block( {}, block( {} ) ) ) ).toBe( false );
} );
