/** How far a block is carried beyond its parent. */
import { enhance } from '../view/enhance';

const animate = jest.fn();
const cancel = jest.fn();
let stop = () => {};

/** A page of 3000 px: section 0–1500, in it the parent 0–400, in it the block, 100 px high. */
function page( limit: string ): HTMLElement {
	document.body.innerHTML = `<section style="padding-bottom:50px"><div style="padding-bottom:10px"><p style="position:sticky;top:60px;margin-bottom:20px" data-frontage-sticky="${ limit }"></p></div></section>`;
	const [ section, parent, block ] = [ 'section', 'div', 'p' ].map(
		( name ) => document.querySelector< HTMLElement >( name )!
	) as [ HTMLElement, HTMLElement, HTMLElement ];
	section.getBoundingClientRect = () => ( { bottom: 1500 } ) as DOMRect;
	parent.getBoundingClientRect = () => ( { bottom: 400 } ) as DOMRect;
	Object.defineProperty( block, 'offsetHeight', { value: 100 } );
	Object.defineProperty( document.documentElement, 'scrollHeight', {
		value: 3000,
		configurable: true,
	} );
	block.animate = animate.mockReturnValue( { cancel } );
	return block;
}

beforeEach( () => {
	jest.clearAllMocks();
	Object.assign( window, {
		ScrollTimeline: class {},
		ResizeObserver: class {
			constructor( private readonly run: () => void ) {}
			observe = () => this.run();
			disconnect = () => {};
		},
	} );
} );

afterEach( () => stop() );

it( 'carries the block to the end of its section', () => {
	page( 'section' );
	stop = enhance();
	expect( animate ).toHaveBeenCalledWith(
		{ translate: [ '0 0', '0 1060px' ] },
		expect.objectContaining( { rangeStart: '210px', rangeEnd: '1270px' } )
	);
} );

it( 'carries the block to the end of the page', () => {
	page( 'page' );
	stop = enhance();
	expect( animate.mock.calls[ 0 ][ 1 ] ).toMatchObject( {
		rangeStart: '210px',
		rangeEnd: '2820px',
	} );
} );

it( 'does nothing where the block is not sticky or already at its limit', () => {
	page( 'section' ).style.position = 'static';
	stop = enhance();
	const block = page( 'section' );
	document.querySelector( 'section' )!.replaceWith( block.parentElement! );
	stop = enhance();
	expect( animate ).not.toHaveBeenCalled();
} );

it( 'leaves everything to CSS in browsers without scroll-driven animations', () => {
	page( 'page' );
	Reflect.deleteProperty( window, 'ScrollTimeline' );
	stop = enhance();
	expect( animate ).not.toHaveBeenCalled();
} );

it( 'puts the block back when it is removed', () => {
	page( 'page' );
	enhance()();
	expect( cancel ).toHaveBeenCalled();
} );
