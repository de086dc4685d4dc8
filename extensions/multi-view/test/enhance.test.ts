/** What the script changes, on which screens, and what it never does. */
import { enhance } from '../view/enhance';

const mockWidth = { now: 1200 };
const mockListeners = new Set< () => void >();

/** A screen that a test makes wider or narrower. */
function resize( width: number ) {
	mockWidth.now = width;
	mockListeners.forEach( ( run ) => run() );
}

jest.mock( '../view/screens', () => ( {
	SCREENS: [ 980, 767 ].map( ( most ) => ( {
		get matches() {
			return mockWidth.now <= most;
		},
		addEventListener: ( _: string, run: () => void ) =>
			mockListeners.add( run ),
	} ) ),
} ) );

let stop: () => void;

const block = () => document.querySelector< HTMLElement >( '.block' )!;

/**
 * Opens a page with one block.
 *
 * @param views What its attribute says.
 */
function open( views: unknown ) {
	const data = typeof views === 'string' ? views : JSON.stringify( views );
	document.body.innerHTML =
		'<div class="block" title="Own"><a href="#own"><img alt="Own"></a></div>';
	block().dataset.frontageView = data;
	stop = enhance();
}

beforeEach( () => ( mockWidth.now = 1200 ) );

afterEach( () => stop() );

it( 'changes classes and attributes with the screen, and takes them back', () => {
	open( {
		tablet: { attrs: { title: 'Tablet', alt: 'Tablet' }, classes: [ 'a' ] },
		phone: {
			attrs: { title: 'Phone', href: 'tel:1' },
			classes: [ 'a', 'b' ],
		},
	} );
	const before = document.body.innerHTML;
	resize( 700 );
	expect( block() ).toMatchObject( {
		title: 'Phone',
		className: 'block a b',
	} );
	expect( block().querySelector( 'img' )!.alt ).toBe( 'Tablet' );
	expect( block().querySelector( 'a' )!.href ).toBe( 'tel:1' );
	resize( 900 );
	expect( block() ).toMatchObject( {
		title: 'Tablet',
		className: 'block a',
	} );
	expect( block().querySelector( 'a' )!.href ).toMatch( /#own$/ );
	resize( 1200 );
	expect( document.body.innerHTML ).toBe( before );
} );

it( 'never sets what could do harm, whatever an author has written there', () => {
	for ( const views of [
		'{',
		'null',
		'7',
		{ phone: 7, tablet: null, desktop: [] },
		{ phone: { classes: 7, attrs: 'x' }, tablet: { attrs: null } },
		{ phone: { classes: [ 'a b', '', { a: 1 } ] } },
		{
			phone: {
				attrs: {
					onclick: 'x()',
					style: 'color:red',
					src: 'x',
					href: ' java\nscript:x()',
					constructor: 'x',
				},
			},
		},
	] ) {
		open( views );
		const before = document.body.innerHTML;
		resize( 700 );
		expect( document.body.innerHTML ).toBe( before );
		resize( 1200 );
		stop();
	}
	open( '{}' );
} );

it( 'sees blocks that are added later', async () => {
	open( {} );
	const later = block().cloneNode( true ) as HTMLElement;
	later.dataset.frontageView = '{"desktop":{"classes":["late"]}}';
	document.body.append( later );
	await new Promise( ( done ) => setTimeout( done ) );
	expect( later.classList.contains( 'late' ) ).toBe( true );
} );

it( 'marks a block under the mouse until it leaves, or Escape is pressed', () => {
	open( { hover: { classes: [ 'hot' ] } } );
	const move = ( type: string ) => {
		const event = new MouseEvent( type );
		Object.assign( event, { pointerType: 'mouse' } );
		block().dispatchEvent( event );
	};
	const isHot = () => block().classList.contains( 'hot' );
	move( 'pointerenter' );
	expect( isHot() ).toBe( true );
	move( 'pointerleave' );
	expect( isHot() ).toBe( false );
	move( 'pointerenter' );
	document.dispatchEvent( new KeyboardEvent( 'keydown', { key: 'Escape' } ) );
	expect( isHot() ).toBe( false );
	expect( block().dataset.frontageHover ).toBe( 'off' );
} );
