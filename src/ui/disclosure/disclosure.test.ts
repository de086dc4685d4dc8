import { expand, whenTargeted } from '.';

let stop: AbortController;

beforeEach( () => {
	stop = new AbortController();
	document.body.innerHTML =
		'<button aria-expanded="false"></button><div id="all"><p id="part"></p></div>';
} );

afterEach( () => {
	stop.abort();
	location.hash = '';
} );

it( 'sets the state of its button', () => {
	const button = document.querySelector( 'button' )!;
	expand( button, true );
	expect( button.ariaExpanded ).toBe( 'true' );
	expand( button, false );
	expect( button.ariaExpanded ).toBe( 'false' );
} );

it( 'follows the URL to the whole or a part, until it ends', () => {
	const content = document.getElementById( 'all' )!;
	let target = '';
	const named = ( id: string, selector: string ) =>
		selector === ':target' && id === target;
	// jsdom does not support `:target`.
	jest.spyOn( content, 'matches' ).mockImplementation( ( selector ) =>
		named( 'all', selector )
	);
	jest.spyOn( content, 'querySelector' ).mockImplementation( ( selector ) =>
		named( 'part', selector ) ? content.firstElementChild : null
	);
	const go = ( id: string ) => {
		target = id;
		dispatchEvent( new Event( 'hashchange' ) );
	};
	const run = jest.fn();
	whenTargeted( content, run, stop.signal );
	go( 'elsewhere' );
	expect( run ).not.toHaveBeenCalled();
	go( 'part' );
	go( 'all' );
	expect( run ).toHaveBeenCalledTimes( 2 );
	whenTargeted( content, run, stop.signal );
	expect( run ).toHaveBeenCalledTimes( 3 );
	stop.abort();
	go( 'part' );
	expect( run ).toHaveBeenCalledTimes( 3 );
} );
