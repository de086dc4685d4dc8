/** Cost of blocks: shared files count once, and loading on first use is counted separately. */
import { bytes } from '../cost/bytes';
import { costOf, modulesOf, thirdPartiesOf } from '../cost/cost';
import { block } from './page';

jest.mock( '@frontage/editor', () =>
	jest.requireActual( '@frontage/editor/modules' )
);
const { describeModule } = jest.requireActual( '@frontage/editor/modules' );

const SIZES = {
	page: { recorder: 200, island: 100 },
	scriptModules: { '@frontage/islands': 1500, '@frontage/react': 45000 },
	modules: {
		plain: { style: 10 },
		touched: { style: 20, view: 1000 },
		clock: { style: 30, view: 2000 },
		widget: { view: 4000, needs: [ '@frontage/react' ] },
		other: { view: 5000, needs: [ '@frontage/react' ] },
		moves: { style: 40, view: 500 },
		live: { view: 700, needs: [ '@frontage/react' ] },
	},
};

const ours = ( slug: string, attributes = {} ) =>
	block( `frontage/${ slug }`, attributes );

beforeAll( () => {
	describeModule( 'frontage/clock', { wake: 'idle' } );
	describeModule( 'moves', { wake: 'idle' } );
	describeModule( 'frontage/live', { wake: 'load' } );
	describeModule( 'frontage/touched', {
		wake: ( { isLive }: Record< string, unknown > ) =>
			isLive === false ? '' : 'interaction',
	} );
} );

it( 'without script it is only a style', () => {
	expect( costOf( [ ours( 'plain' ) ], SIZES ) ).toEqual( {
		load: 10,
		use: 0,
	} );
	expect( costOf( [ ours( 'touched', { isLive: false } ) ], SIZES ) ).toEqual(
		{ load: 20, use: 0 }
	);
} );

it( 'counts the runtime on load and the module on first use', () => {
	expect( costOf( [ ours( 'touched' ) ], SIZES ) ).toEqual( {
		load: 200 + 100 + 1500 + 20,
		use: 1000,
	} );
} );

it( 'counts modules that wake automatically on load', () => {
	expect( costOf( [ ours( 'clock' ) ], SIZES ) ).toEqual( {
		load: 200 + 100 + 1500 + 30 + 2000,
		use: 0,
	} );
} );

it( 'counts shared modules once, and React on first use', () => {
	const page = [ ours( 'widget' ), ours( 'widget' ), ours( 'other' ) ];
	expect( costOf( page, SIZES ) ).toEqual( {
		load: 1800,
		use: 4000 + 5000 + 45000,
	} );
} );

it( 'counts a shared module on load if one block needs it at once', () => {
	const cost = { load: 1800 + 700 + 45000, use: 4000 };
	const page = [ ours( 'widget' ), ours( 'live' ) ];
	expect( costOf( page, SIZES ) ).toEqual( cost );
	expect( costOf( [ ...page ].reverse(), SIZES ) ).toEqual( cost );
} );

it( 'counts extensions on other blocks', () => {
	const quote = block( 'core/quote', {
		frontage: { moves: { style: 'x' } },
	} );
	expect( modulesOf( quote ).map( ( { slug } ) => slug ) ).toEqual( [
		'moves',
	] );
	expect( costOf( [ quote ], SIZES ) ).toEqual( {
		load: 1800 + 40 + 500,
		use: 0,
	} );
	expect( costOf( [ block( 'core/quote' ) ], SIZES ) ).toEqual( {
		load: 0,
		use: 0,
	} );
} );

it( 'lists third parties of server and block once', () => {
	describeModule( 'frontage/widget', {
		thirdParties: () => [ { name: 'A', hosts: [ 'a.test' ] } ],
	} );
	const known = {
		other: [
			{ name: 'A', hosts: [ 'a.test' ] },
			{ name: 'B', hosts: [ 'b.test' ] },
		],
	};
	expect(
		thirdPartiesOf( [ ours( 'widget' ), ours( 'other' ) ], known ).map(
			( { name } ) => name
		)
	).toEqual( [ 'A', 'B' ] );
} );

it( 'formats bytes as text', () => {
	expect( bytes( 640 ) ).toBe( '640 B' );
	expect( bytes( 3000 ) ).toBe( '2.9 KB' );
} );
