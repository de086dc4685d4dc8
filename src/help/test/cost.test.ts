/** Cost of blocks: shared files count once, each at its earliest moment. */
import type { Entry } from '@frontage/cost/cost';
import { costOf, modulesOf, thirdPartiesOf } from '../cost/cost';
import type { Costs } from '../cost/types';
import { block } from './page';

jest.mock( '@frontage/editor', () =>
	jest.requireActual( '@frontage/editor/modules' )
);
const { describeModule } = jest.requireActual( '@frontage/editor/modules' );

const runtime: Entry = [ 'islands.js', 'load', 1 ];

const style = ( slug: string ): Entry => [ `${ slug }/style.css`, 'load', 1 ];

const view = ( slug: string, when: Entry[ 1 ] ): Entry => [
	`${ slug }/view.js`,
	when,
	1,
];

const meta = ( slug: string, entries: Entry[], at: object = {} ) => ( {
	[ slug ]: { own: [ `${ slug }/` ], react: false, entries, at: { ...at } },
} );

const either: Entry[] = [ style( 'choice' ), [ ...runtime ] as Entry ];

const COSTS: Costs = {
	words: { idle: 'load', load: 'load', visible: 'near', interaction: 'use' },
	files: {
		'islands.js': 1500,
		'react.js': 600,
		'wordpress/react': null,
		'swiper.js': 24000,
		'plain/style.css': 10,
		'touched/style.css': 20,
		'touched/view.js': 1000,
		'widget/view.js': 4000,
		'slides/view.js': 70,
		'choice/style.css': 5,
		'choice/view.js': 300,
		'moves/view.js': 500,
		'silence.js': 2200,
	},
	media: {
		blocks: [ 'core/embed' ],
		entries: [ runtime, [ 'silence.js', 'load', 0 ] ],
	},
	modules: {
		...meta( 'plain', [ style( 'plain' ) ] ),
		...meta( 'touched', [
			style( 'touched' ),
			runtime,
			view( 'touched', 'use' ),
		] ),
		...meta( 'widget', [
			runtime,
			view( 'widget', 'near' ),
			[ 'react.js', 'near', 1 ],
			[ 'wordpress/react', 'near', 1 ],
		] ),
		...meta( 'slides', [
			runtime,
			view( 'slides', 'near' ),
			[ 'swiper.js', 'near', 0 ],
		] ),
		...meta( 'choice', [ ...either, [ 'choice/view.js', 'near', 0 ] ], {
			never: [ style( 'choice' ) ],
			use: [ ...either, view( 'choice', 'use' ) ],
		} ),
		...meta( 'moves', [ runtime, view( 'moves', 'load' ) ] ),
	},
};

const ours = ( slug: string, attributes = {} ) =>
	block( `frontage/${ slug }`, attributes );

const sum = ( own = 0, shared = 0, more = {} ) => ( {
	own,
	shared,
	isMost: false,
	isIncomplete: false,
	...more,
} );

beforeAll( () =>
	describeModule( 'frontage/choice', {
		wake: ( { isLive }: Record< string, unknown > ) =>
			isLive === false ? '' : 'interaction hash',
	} )
);

it( 'without script it is only a style', () => {
	expect( costOf( [ ours( 'plain' ) ], COSTS ) ).toEqual( {
		load: sum( 10 ),
		near: sum(),
		use: sum(),
	} );
} );

it( 'tells own files from shared ones', () => {
	expect( costOf( [ ours( 'touched' ) ], COSTS ) ).toEqual( {
		load: sum( 20, 1500 ),
		near: sum(),
		use: sum( 1000 ),
	} );
} );

it( 'follows what a block’s settings make of it', () => {
	expect( costOf( [ ours( 'choice' ) ], COSTS ) ).toEqual( {
		load: sum( 5, 1500 ),
		near: sum(),
		use: sum( 300 ),
	} );
	expect( costOf( [ ours( 'choice', { isLive: false } ) ], COSTS ) ).toEqual(
		{ load: sum( 5 ), near: sum(), use: sum() }
	);
} );

it( 'says what is at most so, and what cannot be known', () => {
	const { near } = costOf( [ ours( 'slides' ) ], COSTS );
	expect( near ).toEqual( sum( 70, 24000, { isMost: true } ) );
	expect( costOf( [ ours( 'widget' ) ], COSTS ).near ).toEqual(
		sum( 4000, 600, { isIncomplete: true } )
	);
} );

it( 'counts shared files once for all blocks of a page', () => {
	const page = [ ours( 'touched' ), ours( 'touched' ), ours( 'choice' ) ];
	expect( costOf( page, COSTS ).load ).toEqual( sum( 25, 1500 ) );
} );

it( 'counts what silences players of others, once, on a page with any of ours', () => {
	const embed = block( 'core/embed' );
	expect( costOf( [ embed, embed, ours( 'plain' ) ], COSTS ).load ).toEqual(
		sum( 10, 3700, { isMost: true } )
	);
	expect( costOf( [ embed ], COSTS ).load ).toEqual( sum() );
} );

it( 'counts extensions on other blocks', () => {
	const quote = block( 'core/quote', {
		frontage: { moves: { style: 'x' } },
	} );
	expect( modulesOf( quote ).map( ( { slug } ) => slug ) ).toEqual( [
		'moves',
	] );
	expect( costOf( [ quote ], COSTS ).load ).toEqual( sum( 500, 1500 ) );
	expect( costOf( [ block( 'core/quote' ) ], COSTS ).load ).toEqual( sum() );
} );

it( 'finds a renamed extension under the name that posts keep', () => {
	describeModule( 'walks', { slug: 'moves' } );
	const quote = block( 'core/quote', {
		frontage: { walks: { style: 'x' } },
	} );
	expect( costOf( [ quote ], COSTS ).load ).toEqual( sum( 500, 1500 ) );
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
